import { createContext } from 'react-router';
import type { SiteContent } from '#content/site-content';
import type { Method } from '#server/api/route';
import type { ApiPath } from './api/api-types';

/** Calls the API of this server while it renders a page. */
export type FetchApi = <M extends Method = 'GET'>(
  path: ApiPath<M>,
  init?: RequestInit & { method?: M },
) => Promise<Response>;

/** In loaders and actions: `context.get(apiContext)('/api/public-events')`. */
export const apiContext = createContext<FetchApi>();

/** What the organization says on its site: the release that this page shows. */
export const siteContext = createContext<SiteContent>();

/** Receives the error of a page that failed to render. */
export const errorContext = createContext<(error: unknown) => void>(() => {});

/** True while this network is within its limit of rendered pages. */
export const canRenderContext = createContext<() => boolean>(() => true);

export const nonceContext = createContext<string | undefined>(undefined);
