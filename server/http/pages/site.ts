// What the server and the app agree on: the app's server build offers a Site, the server hands it
// requests. Types only, so that the app may import them.

import type { PageQuery } from './page-query.ts';

export type FetchApi = (input: string | Request, init?: RequestInit) => Promise<Response>;

export type PageRequestContext = {
  /** Calls the API in this process, as the client that made the page request. */
  fetchApi: FetchApi;
  /** Set on pages rendered for one request; pages of the response cache are allowed by hash instead. */
  nonce?: string;
  /** Hears of an error that a page failed with; nothing else may write it anywhere. */
  onError?: (error: unknown) => void;
  /** Asked once before the page is rendered; when it says no, the response is a 429 without a body. */
  canRender?: () => boolean;
};

export type PublicPage = {
  path: string;
  /** Shows data that staff change: rendered when the server starts and after each such change. */
  isLive: boolean;
  /** Query parameters that the page reads; a request with a value that it knows is rendered for itself. */
  query: PageQuery;
  /** Those of them that make its data differ. */
  dataQuery: PageQuery;
  /** A matched route has a loader, so the browser asks for its data when it navigates here. */
  hasData: boolean;
};

export type Site = {
  respond(request: Request, context: PageRequestContext): Promise<Response>;
  publicPages: readonly PublicPage[];
  /** Query parameters that the 404 page reads. */
  notFoundQuery: PageQuery;
  /** The route pattern that a path matches (`/programs/:slug`), undefined where only the 404 does. */
  patternOf(path: string): string | undefined;
  /** The path as its route writes it, letter for letter. */
  spelled(path: string): string;
};
