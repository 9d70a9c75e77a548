import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import type { Site } from '#server/http/pages/site';
import {
  apiContext,
  canRenderContext,
  errorContext,
  nonceContext,
  siteContext,
} from './request-context';
import { HeadContent } from './site/frame/page-head';
import { buildNotFoundQuery, listPublicPages } from './site/public-pages';
import { findRoutePattern, normalizePath } from './site/route-paths';

export const streamTimeout = 5_000;

/** Responds with the whole page at once, because the server caches, hashes, or compresses it first. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  // Check after the action: a stored form is answered with a redirect, which renders nothing.
  if (!loadContext.get(canRenderContext)()) {
    return Promise.resolve(new Response(null, { status: 429 }));
  }
  const nonce = loadContext.get(nonceContext);
  return new Promise((resolve, reject) => {
    let statusNow = status;
    const { pipe, abort } = renderToPipeableStream(
      <HeadContent value={loadContext.get(siteContext)}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </HeadContent>,
      {
        nonce,
        // Send the page in one piece: no part may wait for a script to move it into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          text(pipe(new PassThrough())).then(
            (html) => resolve(new Response(html, { status: statusNow, headers })),
            reject,
          );
        },
        onShellError: reject,
        onError(error) {
          statusNow = 500;
          loadContext.get(errorContext)(error);
        },
      },
    );
    const timer = setTimeout(
      () => abort(new Error('The page took too long')),
      streamTimeout + 1_000,
    );
  });
}

/** Replaces the router's handler, which logs errors with the input that they quote. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(errorContext)(error);
};

export function createSite(build: ServerBuild, mode: 'production' | 'development'): Site {
  const handler = createRequestHandler(build, mode);
  const routes = routeObjects(build.routes);
  return {
    respond(request, { siteContent, fetchApi, nonce, onError, canRender }) {
      const context = new RouterContextProvider();
      context.set(apiContext, fetchApi);
      context.set(siteContext, siteContent);
      context.set(nonceContext, nonce);
      if (canRender !== undefined) context.set(canRenderContext, canRender);
      if (onError !== undefined) context.set(errorContext, onError);
      return handler(request, context);
    },
    publicPages: listPublicPages(build.routes),
    notFoundQuery: buildNotFoundQuery(build.routes),
    patternOf: (path) => findRoutePattern(routes, path),
    takesForm: (path) =>
      matchRoutes(routes, path)?.some(({ route }) => build.routes[route.id ?? '']?.module.action) ??
      false,
    spelled: (path) => normalizePath(routes, path),
  };
}

function routeObjects(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map((route) =>
      route.index
        ? { id: route.id, path: route.path, index: true }
        : { id: route.id, path: route.path, children: routeObjects(routes, route.id) },
    );
}
