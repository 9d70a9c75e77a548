import { createContext } from 'react-router';
import type { FetchApi } from '#server/http/pages/site';

/** In loaders and actions: `context.get(apiContext)('/api/public-events')`. */
export const apiContext = createContext<FetchApi>();

/** Who hears of an error that a page failed with. */
export const errorContext = createContext<(error: unknown) => void>(() => {});

/** Whether this network may have one more page rendered. */
export const canRenderContext = createContext<() => boolean>(() => true);

export const nonceContext = createContext<string | undefined>(undefined);
