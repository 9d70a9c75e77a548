// Types shared by the server and the app's server build. Types only, so that the app may import
// them.

import type { SiteContent } from '#content/site-content';
import type { PageQuery } from './page-query.ts';

export type FetchApi = (input: string | Request, init?: RequestInit) => Promise<Response>;

export type PageRequestContext = {
  /** What the organization says on its site: the release that the page shows. */
  siteContent: SiteContent;
  /** Calls the API in this process, as the client that made the page request. */
  fetchApi: FetchApi;
  /** Set on pages rendered for one request; cached pages are allowed by hash instead. */
  nonce?: string;
  /** Receives the error when a page fails. Log it only here. */
  onError?: (error: unknown) => void;
  /**
   * Called once before the page is rendered. If it returns false, the response is a 429 without a
   * body.
   */
  canRender?: () => boolean;
};

export type PublicPage = {
  path: string;
  /** Shows data that staff change: rendered when the server starts and after each such change. */
  isLive: boolean;
  /** Query parameters that the page reads. A request with a known value is rendered separately. */
  query: PageQuery;
  /** The subset of these that changes the page's data. */
  dataQuery: PageQuery;
  /** True if a matched route has a loader, so that the browser fetches its data on navigation. */
  hasData: boolean;
};

export type Site = {
  respond(request: Request, context: PageRequestContext): Promise<Response>;
  publicPages: readonly PublicPage[];
  /** Query parameters that the 404 page reads. */
  notFoundQuery: PageQuery;
  /** The route pattern of a path (`/programs/:slug`), or undefined if only the 404 matches. */
  patternOf(path: string): string | undefined;
  /** True if a form can be posted to the path. */
  takesForm(path: string): boolean;
  /** The path spelled as in its route. */
  spelled(path: string): string;
};
