// Handles every request: cached responses leave at once, /api goes to the API, other pages are
// rendered per request. No input may end the process.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteContent } from '#content/site-content';
import { isSecretLinkPath } from '#domain/secret-links';
import { AppError, busy, tooMany, unavailable } from '../api/app-error.ts';
import { withEmergencyLines } from '../api/emergency-lines.ts';
import type { Metrics } from '../api/metrics.ts';
import { createNetworkLimit } from '../api/network-limit.ts';
import { collectStatements, type StatementTime } from '../db/statement-times.ts';
import { resolveCallerAddress, type TrustedProxies } from '../trusted-proxies.ts';
import { type ApiFetch, createApiHandler, monitoringPaths } from './api-handler.ts';
import { isLeavePath, leaveResponse } from './leave.ts';
import { createLoadShedding, Overloaded } from './load-shedding.ts';
import type { Log } from './log.ts';
import { handlePage } from './page-handler.ts';
import { sendCached } from './pages/cached-response.ts';
import type { PageAssets } from './pages/finish-page.ts';
import type { QueryPages } from './pages/query-pages.ts';
import type { ResponseCache } from './pages/response-cache.ts';
import type { Site } from './pages/site.ts';
import { plainPolicy, renderRefusalPage } from './refusal-page.ts';
import { isHost, parseTarget, type RequestTarget, removeTrailingSlash } from './request-target.ts';
import { dataPolicy } from './security-headers.ts';
import { buildSecurityText, securityTextPath } from './security-txt.ts';
import { findSlowestStatements, slowMs } from './slow-requests.ts';
import { parseTraceId } from './trace.ts';
import { type Exchange, readBody, sendResponse } from './web-exchange.ts';

export type RequestHandlerOptions = {
  cache: ResponseCache;
  site: Pick<Site, 'respond' | 'patternOf' | 'spelled' | 'takesForm'>;
  /** Cache of pages that read their query; without it each is rendered per request. */
  queryPages?: QueryPages;
  /** Assets that finish a page; without them hydration starts immediately. */
  parts?: PageAssets;
  /** Resolves when a page that is being rendered into memory is ready or has failed. */
  awaitPage?: (path: string) => Promise<void> | undefined;
  /** What the organization says on its site, as published last. */
  siteContent: () => SiteContent;
  api: ApiFetch;
  /** API paths that hash a password. */
  passwordPaths: ReadonlySet<string>;
  log: Log;
  metrics?: Metrics | undefined;
  trustProxy: TrustedProxies | false;
  publicUrl: string | undefined;
  isDraining: () => boolean;
  isDevelopment?: boolean;
};

const metricsPath = '/metrics';

/** Burst and rate of rendered pages per network: 120 at once, then two per second. */
const renderLimit = { burst: 120, everyMs: 500, networks: 10_000 };

const readMethods = new Set(['GET', 'HEAD']);
const pageMethods = new Set([...readMethods, 'POST']);
const apiMethods = new Set([...pageMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createRequestHandler(options: RequestHandlerOptions) {
  const { cache, site, queryPages, awaitPage, api, log, metrics } = options;
  const { trustProxy, publicUrl, isDraining, isDevelopment } = options;
  const { siteContent } = options;
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  const apiHandler = createApiHandler(api, options.passwordPaths);
  const pageWork = createLoadShedding({ concurrency: 4 });
  const secondsToWait = createNetworkLimit(renderLimit);

  return function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const startedAt = performance.now();
    const method = incoming.method ?? '';
    const requestId = randomUUID();
    const isSecure =
      trustProxy !== false &&
      incoming.headers['x-forwarded-proto'] === 'https' &&
      trustProxy.has(incoming.socket.remoteAddress);
    const delivery = { isSecure, requestId, isDraining: isDraining() };

    const url = incoming.url ?? '';
    const ready = readMethods.has(method) ? (queryPages?.find(url) ?? cache.find(url)) : undefined;
    if (ready) {
      const status = sendCached(ready.response, incoming, outgoing, delivery);
      const ms = msSince(startedAt);
      log.request({ id: requestId, method, route: ready.path, status, ms });
      metrics?.observeRequest({ method, route: ready.path, status, ms });
      return;
    }
    const trace = parseTraceId(incoming.headers.traceparent);
    const statements: StatementTime[] = [];
    outgoing.once('close', () => {
      const status = outgoing.headersSent ? outgoing.statusCode : clientGone;
      const route = routeOf(url, site);
      const ms = msSince(startedAt);
      log.request({ id: requestId, method, route, status, ms, trace });
      metrics?.observeRequest({ method, route, status, ms });
      if (ms < slowMs || isEventStream(outgoing)) return;
      const slow = {
        id: requestId,
        trace,
        route,
        ms,
        waitedFor: findSlowestStatements(statements),
      };
      log.warn(slow, 'A request was slow');
    });
    const host = incoming.headers.host ?? 'localhost';
    const origin =
      incoming.headers.origin === publicOrigin && publicOrigin
        ? publicOrigin
        : `${isSecure ? 'https' : 'http'}://${isHost(host) ? host : 'localhost'}`;
    const exchange: Exchange = { incoming, outgoing, origin, ...delivery };
    collectStatements(statements, () => respond(exchange)).catch((error) =>
      refuse(exchange, error),
    );
  };

  async function respond(exchange: Exchange): Promise<void> {
    const { incoming, outgoing } = exchange;
    const method = incoming.method ?? '';
    const target = parseTarget(incoming.url ?? '');
    if (!target || !isHost(incoming.headers.host ?? 'localhost') || namesHostTwice(incoming)) {
      throw new AppError('bad-request', 'This is not a request we understand.');
    }
    const isApi = isApiPath(target.path);
    const path = removeTrailingSlash(target.path);
    const canonical = isApi ? path : site.spelled(path);
    if (canonical !== target.path) {
      const headers = { Location: canonical + target.query };
      return sendResponse(exchange, new Response(null, { status: 308, headers }), dataPolicy);
    }
    // The router throws on a form for a page that takes none, and renders an error page.
    const allowed = isApi ? apiMethods : pageMethodsOf(target.path);
    if (!allowed.has(method)) {
      throw new AppError('method-not-allowed', `${method} is not possible here.`, {
        headers: { Allow: [...allowed].join(', ') },
      });
    }
    const isRead = readMethods.has(method);
    if (isSecretLinkPath(target.path)) dropOrigin(incoming);
    // The router throws on a form from another site. The API guard checks API requests itself.
    if (!isRead && !isApi && isFromOtherSite(exchange)) {
      throw new AppError('forbidden', 'This form comes from another site.');
    }
    const body = isRead ? undefined : await readBody(incoming);
    // While draining, health checks fail so that the load balancer stops sending requests here.
    if (exchange.isDraining && monitoringPaths.has(target.path)) throw unavailable();
    if (isApi) return apiHandler.respond(exchange, target.path + target.query, body);

    if (isRead && target.path === metricsPath && metrics?.canRead(incoming)) {
      return sendResponse(exchange, await metrics.read(), dataPolicy);
    }
    if (isRead && isLeavePath(target.path)) {
      return sendResponse(
        exchange,
        leaveResponse(target.path, exchange.isSecure, siteContent()),
        dataPolicy,
      );
    }
    if (isRead && target.path === securityTextPath) {
      return sendResponse(exchange, buildSecurityText(publicOrigin, siteContent()), dataPolicy);
    }
    const pattern = site.patternOf(pageOf(target.path));
    const unknown =
      isRead && pattern === undefined ? cache.findNotFound(target.path, target.query) : undefined;
    if (unknown) {
      sendCached(unknown, incoming, outgoing, exchange);
      return;
    }
    const query = isRead ? queryPages?.targetOf(target.path, target.query) : undefined;
    const kept = query === undefined ? isRead && (await awaited(target)) : queryPages?.find(query);
    if (isRead && !kept) requireRender(incoming);
    const ready = kept || (query !== undefined && (await pageWork.admit(() => prepared(query))));
    if (ready) {
      sendCached(ready.response, incoming, outgoing, exchange);
      return;
    }
    await pageWork.admit(() =>
      handlePage(exchange, site, {
        target: target.path + target.query,
        body,
        fetchApi: apiHandler.callFrom(exchange),
        siteContent: siteContent(),
        // The staff area needs its script, so hydration starts immediately.
        parts: pattern === '/admin/*' ? undefined : options.parts,
        isDevelopment: isDevelopment ?? false,
        countRender: isRead ? () => 0 : () => countRender(incoming),
        onError: (err) => log.error({ id: exchange.requestId, err }, 'A page failed'),
      }),
    );
  }

  function pageMethodsOf(path: string): ReadonlySet<string> {
    return !path.endsWith('.data') && site.takesForm(path) ? pageMethods : readMethods;
  }

  function countRender({ socket, headers }: IncomingMessage): number {
    const forwarded = headers['x-forwarded-for'];
    const address = resolveCallerAddress(socket.remoteAddress, forwarded?.toString(), trustProxy);
    return secondsToWait(address, performance.now());
  }

  function requireRender(incoming: IncomingMessage): void {
    const waitSeconds = countRender(incoming);
    if (waitSeconds > 0) throw tooMany(waitSeconds);
  }

  async function awaited({ path, query }: RequestTarget) {
    await awaitPage?.(path);
    return cache.find(path + query);
  }

  /** If preparing fails, the page is rendered per request, and that response reports the error. */
  async function prepared(target: string) {
    return queryPages?.prepare(target).catch(() => undefined);
  }

  async function refuse(exchange: Exchange, error: unknown): Promise<void> {
    const { incoming, outgoing, requestId } = exchange;
    if (outgoing.destroyed || outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    const problem = problemOf(error);
    if (problem.code === 'unexpected') log.error({ id: requestId, err: error }, 'A request failed');
    const { status, headers } = problem;
    const url = incoming.url ?? '';
    const isApi = isApiPath(url);
    const response = isApi
      ? Response.json(apiRefusal(incoming, problem, siteContent()).body, { status, headers })
      : new Response(renderRefusalPage(problem, url, siteContent()), {
          status,
          headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
        });
    const policy = isApi ? dataPolicy : plainPolicy;
    await sendResponse(exchange, response, policy).catch(() => outgoing.destroy());
  }
}

/** Logged when the client disconnected before a status was sent. */
const clientGone = 499;

function problemOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Overloaded) return busy();
  return new AppError('unexpected', 'Something went wrong on our side.');
}

function apiRefusal(
  { method = '', url = '', headers }: IncomingMessage,
  error: AppError,
  site: SiteContent,
): AppError {
  const path = parseTarget(url)?.path ?? '';
  return withEmergencyLines(error, {
    method,
    path,
    header: (name) => headers[name]?.toString(),
    site,
  });
}

/** The page whose data a path requests, or the path itself. */
function pageOf(path: string): string {
  return path === '/_.data' ? '/' : path.replace(/\.data$/, '');
}

/**
 * The token in the path is the authority, not the site that the form comes from. A page that hides its address
 * posts with "Origin: null", and the page of a mail program with its own.
 */
function dropOrigin({ headers, rawHeaders }: IncomingMessage): void {
  delete headers.origin;
  const at = rawHeaders.findIndex((name, place) => place % 2 === 0 && /^origin$/i.test(name));
  if (at >= 0) rawHeaders.splice(at, 2);
}

/** Browsers send the origin of a form; other programs send none. */
function isFromOtherSite({ incoming, origin }: Exchange): boolean {
  const sender = incoming.headers.origin;
  return sender !== undefined && sender !== new URL(origin).origin;
}

function namesHostTwice({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct.host?.length ?? 0) > 1;
}

function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** An open stream of live updates is not slow. */
function isEventStream(outgoing: ServerResponse): boolean {
  return String(outgoing.getHeader('content-type')).startsWith('text/event-stream');
}

function msSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 10) / 10;
}

/**
 * Returns a route for the log: a pattern if possible, no query, no character that JSON would
 * escape.
 */
function routeOf(url: string, site: Pick<Site, 'patternOf'>): string {
  const path = parseTarget(url)?.path;
  if (path === undefined) return '(malformed)';
  if (!isApiPath(path)) return site.patternOf(path) ?? '(unknown)';
  return path.replace(/\/\d+(?=\/|$)/g, '/:id').replace(/[^\w/:.-]/g, '?');
}
