// The one door: what is ready in memory leaves at once, /api goes to the API, everything else is a
// page rendered for its request. Nothing a client sends may end the process.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAdmission, Overloaded } from './admission.ts';
import { type ApiFetch, createApiDoor } from './api-door.ts';
import type { Log } from './log.ts';
import type { Memory } from './memory.ts';
import { answerPage } from './page-door.ts';
import { sendPrepared } from './prepared-answer.ts';
import { createRequestIds } from './request-id.ts';
import { isHost, parseTarget, withoutTrailingSlash } from './request-target.ts';
import { dataPolicy } from './security-headers.ts';
import type { Site } from './site.ts';
import { type Exchange, readBody, sendResponse } from './web-exchange.ts';

export type FrontOptions = {
  memory: Memory;
  site: Pick<Site, 'respond' | 'patternOf'>;
  api: ApiFetch;
  log: Log;
  trustProxy: boolean;
  isDraining: () => boolean;
};

export const bodyLimitBytes = 64 * 1024;
const pageMethods = new Set(['GET', 'HEAD', 'POST']);
const apiMethods = new Set([...pageMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createFront(options: FrontOptions) {
  const { memory, log, site, trustProxy, isDraining } = options;
  const apiDoor = createApiDoor(options.api);
  const pageWork = createAdmission({ concurrency: 4 });
  const nextRequestId = createRequestIds();

  return function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const startedAt = performance.now();
    const requestId = nextRequestId();
    const isSecure = trustProxy && incoming.headers['x-forwarded-proto'] === 'https';
    const extraHeaders = isDraining()
      ? ['X-Request-Id', requestId, 'Connection', 'close']
      : ['X-Request-Id', requestId];

    if (incoming.method === 'GET' || incoming.method === 'HEAD') {
      const ready = memory.find(incoming.url ?? '');
      if (ready) {
        sendPrepared(ready, incoming, outgoing, { isSecure, extraHeaders });
        return;
      }
    }
    const host = incoming.headers.host ?? 'localhost';
    const exchange: Exchange = {
      incoming,
      outgoing,
      requestId,
      isSecure,
      extraHeaders,
      origin: `${isSecure ? 'https' : 'http'}://${isHost(host) ? host : 'localhost'}`,
    };
    outgoing.once('close', () => {
      log.info({
        id: requestId,
        method: incoming.method,
        route: routeOf(incoming.url ?? '', site),
        status: outgoing.headersSent ? outgoing.statusCode : 499,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      });
    });
    answer(exchange).catch((error) => refuse(exchange, error));
  };

  async function answer(exchange: Exchange): Promise<void> {
    const { incoming, outgoing } = exchange;
    const method = incoming.method ?? '';
    const target = parseTarget(incoming.url ?? '');
    if (!target || !isHost(incoming.headers.host ?? 'localhost')) {
      return say(exchange, 400, 'Bad request');
    }
    const canonical = withoutTrailingSlash(target);
    if (canonical) return say(exchange, 308, 'Moved', { Location: canonical });

    const isApi = target.path === '/api' || target.path.startsWith('/api/');
    const allowed = isApi ? apiMethods : memory.isFile(target.path) ? readMethods : pageMethods;
    if (!allowed.has(method)) {
      return say(exchange, 405, 'Method not allowed', { Allow: [...allowed].join(', ') });
    }
    const isRead = readMethods.has(method);
    const body = isRead ? undefined : await readBody(incoming, bodyLimitBytes);
    if (body === 'too-large') return say(exchange, 413, 'Too large', { Connection: 'close' });
    if (isApi) return apiDoor.answer(exchange, target.path + target.query, body);

    const unknown = isRead && site.patternOf(target.path) === undefined && memory.notFound();
    if (unknown) {
      sendPrepared(unknown, incoming, outgoing, exchange);
      return;
    }
    await pageWork.admit(() =>
      answerPage(exchange, site, {
        target: target.path + target.query,
        body,
        fetchApi: apiDoor.callFrom(exchange),
      }),
    );
  }

  async function refuse(exchange: Exchange, error: unknown): Promise<void> {
    const { outgoing, requestId } = exchange;
    if (outgoing.destroyed) return;
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    if (error instanceof Overloaded) {
      return say(exchange, 503, 'Busy, please try again', { 'Retry-After': `${error.retryAfter}` });
    }
    log.error({ id: requestId, err: error }, 'A request failed');
    return say(exchange, 500, 'Something went wrong on our side');
  }
}

const readMethods = new Set(['GET', 'HEAD']);

function say(
  exchange: Exchange,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const isApi = exchange.incoming.url?.startsWith('/api') ?? false;
  const response = isApi
    ? Response.json({ message }, { status, headers })
    : new Response(`${message}\n`, {
        status,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
      });
  return sendResponse(exchange, response, dataPolicy);
}

/** For the log: a pattern where there is one, never a query. */
function routeOf(url: string, site: Pick<Site, 'patternOf'>): string {
  const target = parseTarget(url);
  if (!target) return '(malformed)';
  if (target.path.startsWith('/api/'))
    return target.path.replace(/\/[\w-]*\d[\w-]*(?=\/|$)/g, '/:id');
  return site.patternOf(target.path) ?? '(unknown)';
}
