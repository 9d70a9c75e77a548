// Starts a real listening server with stubs behind the request handler, for its tests.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { defaultSite } from '#content/all';
import type { ApiFetch } from '../../server/http/api-handler.ts';
import type { Log, RequestEntry } from '../../server/http/log.ts';
import {
  createCachedResponse,
  immutable,
  revalidate,
} from '../../server/http/pages/cached-response.ts';
import { compress } from '../../server/http/pages/compression.ts';
import { createResponseCache } from '../../server/http/pages/response-cache.ts';
import type { Site } from '../../server/http/pages/site.ts';
import { drain, getAddress, listen } from '../../server/http/process/listen.ts';
import { createRequestHandler } from '../../server/http/request-handler.ts';
import { parseTrustedProxies } from '../../server/trusted-proxies.ts';

export const homePage = `<!DOCTYPE html><h1>Grüß Gott, señora</h1>${'<p>Neighbors</p>'.repeat(50)}`;
export const picture = Buffer.from([0, 255, 128, 10, 13, 0, 200]);

export type FixtureOptions = {
  api?: ApiFetch;
  passwordPaths?: ReadonlySet<string>;
  respond?: Site['respond'];
  awaitPage?: (path: string) => Promise<void> | undefined;
  trustProxy?: boolean;
  stalledMs?: number;
  headersMs?: number;
};

export async function startHandler({ api, respond, ...options }: FixtureOptions = {}) {
  const { awaitPage = () => undefined } = options;
  const trustProxy = (options.trustProxy && parseTrustedProxies('on')) || false;
  const cache = createResponseCache();
  const page = {
    contentType: 'text/html; charset=utf-8',
    cacheControl: revalidate,
    policy: "default-src 'none'",
    bodies: await compress(Buffer.from(homePage), 'best'),
  };
  cache.keep({
    path: '/',
    response: createCachedResponse(page),
    query: { type: '^(?:volunteer|one)$' },
  });
  const missing = createCachedResponse({ ...page, status: 404 });
  cache.keepNotFound({ path: '/404', response: missing, query: { find: '' } });
  const asset = {
    contentType: 'image/webp',
    cacheControl: immutable,
    policy: "default-src 'none'",
    bodies: { identity: picture },
  };
  cache.keep({ path: '/art/a.webp', response: createCachedResponse(asset), query: {} });

  let isDraining = false;
  const entries: RequestEntry[] = [];
  const errors: unknown[] = [];
  const warnings: unknown[] = [];
  const handler = createRequestHandler({
    siteContent: () => defaultSite,
    cache,
    awaitPage,
    site: {
      respond:
        respond ??
        (async (request) =>
          new Response(`<p>${request.method} ${new URL(request.url).search}</p>`, {
            headers: { 'Content-Type': 'text/html; charset=utf-8' },
          })),
      spelled: (path) => (/^\/about$/i.test(path) ? '/about' : path),
      takesForm: (path) => /^\/((es\/)?about)?$/.test(path),
      patternOf: (path) => (/^\/(about|programs)?$/.test(path) ? path : undefined),
    },
    api: api ?? (async (request) => Response.json({ got: await request.text() })),
    passwordPaths: options.passwordPaths ?? new Set(),
    log: recordingLog(entries, errors, warnings),
    trustProxy,
    publicUrl: undefined,
    isDraining: () => isDraining,
  });
  const server = await listen(handler, {
    port: 0,
    host: '127.0.0.1',
    trustProxy,
    stalledMs: options.stalledMs,
    headersMs: options.headersMs,
  });
  const { port } = getAddress(server);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    entries,
    errors,
    warnings,
    cache,
    /** Sends the bytes as they are and returns the raw response. */
    async raw(bytes: string): Promise<string> {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.end(bytes, 'latin1');
      return text(socket.setEncoding('latin1'));
    },
    async stop(limitMs = 2_000): Promise<void> {
      isDraining = true;
      await drain(server, limitMs);
    },
  };
}

function recordingLog(entries: RequestEntry[], errors: unknown[], warnings: unknown[]): Log {
  const log = pino({ level: 'silent' });
  return Object.assign(log, {
    request: (entry: RequestEntry) => void entries.push(entry),
    error: (fact: unknown) => void errors.push(fact),
    warn: (fact: unknown) => void warnings.push(fact),
    flush: async () => {},
  });
}
