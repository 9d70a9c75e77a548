// Converts between Node's request and response and the web standard ones that the API and the pages
// use.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../api/app-error.ts';
import type { Delivery } from './pages/cached-response.ts';
import { compressNow } from './pages/compression.ts';
import { chooseEncoding } from './pages/negotiation.ts';
import { securityHeaders, strictTransport } from './security-headers.ts';

export type Exchange = Delivery & {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Scheme and host as the client sees them. */
  origin: string;
};

export function toRequest(exchange: Exchange, target: string, body?: Buffer): Request {
  const { incoming, origin, requestId } = exchange;
  const headers = toHeaders(incoming.rawHeaders);
  headers.set('X-Request-Id', requestId);
  return new Request(origin + target, {
    method: incoming.method ?? 'GET',
    headers,
    signal: abortedWith(exchange),
    ...(body && body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}

function toHeaders(raw: readonly string[]): Headers {
  try {
    const headers = new Headers();
    for (let i = 0; i < raw.length; i += 2) headers.append(raw[i] ?? '', raw[i + 1] ?? '');
    return headers;
  } catch {
    throw new AppError('bad-request', 'A header of this request cannot be read.');
  }
}

function abortedWith({ outgoing }: Exchange): AbortSignal {
  const controller = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** The limit for every request body: JSON, a form, or anything else. */
const maxBodyBytes = 64 * 1024;

/**
 * Reads the whole body before queueing, so that a slow client does not hold a place in the queue.
 */
export function readBody(incoming: IncomingMessage): Promise<Buffer> {
  if (incoming.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const tooLarge = () => {
      reject(
        new AppError('too-large', 'The body is larger than 64 kB.', {
          headers: { Connection: 'close' },
        }),
      );
    };
    if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBodyBytes) tooLarge();
      else chunks.push(chunk);
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
  });
}

export async function sendResponse(
  exchange: Exchange,
  response: Response,
  policy: string,
): Promise<void> {
  const { incoming, outgoing } = exchange;
  const headers = responseHeaders(exchange, response, policy);
  if (response.body === null || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.writeHead(response.status, headers).end();
    return;
  }
  if (isStreamed(response)) {
    outgoing.writeHead(response.status, headers);
    return pipeline(response.body, outgoing);
  }
  const whole = Buffer.from(await response.arrayBuffer());
  const encoding = encodingOf(incoming, response, whole.length);
  const body = encoding === 'identity' ? whole : compressNow(encoding, whole);
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  outgoing.writeHead(response.status, headers).end(body.toString('latin1'), 'latin1');
}

/** A smaller body fits into one packet anyway. */
const compressedFromBytes = 1_536;

/**
 * Only JSON that was read is compressed. The response to a write may hold a token, and the length of a compressed body
 * would reveal it beside text that an attacker chose (BREACH).
 */
function encodingOf({ method, headers }: IncomingMessage, response: Response, bytes: number) {
  const isReadJson = method === 'GET' && isJson(response);
  if (!isReadJson || bytes < compressedFromBytes) return 'identity';
  return chooseEncoding(headers['accept-encoding']?.toString());
}

function isJson({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('application/json') === true;
}

/** Always set by this module, whatever the response contains. */
const ownHeaders = new Set(['content-length', 'x-request-id']);

function responseHeaders(exchange: Exchange, response: Response, policy: string): string[] {
  const headers: string[] = [];
  for (const [name, value] of response.headers) {
    if (!ownHeaders.has(name)) headers.push(name, value);
  }
  const add = (name: string, value: string) => {
    if (!response.headers.has(name)) headers.push(name, value);
  };
  add('Cache-Control', 'no-store');
  add('Content-Security-Policy', policy);
  for (const [name, value] of securityHeaders) add(name, value);
  if (isJson(response)) add('Vary', 'Accept-Encoding');
  if (exchange.isSecure) add(...strictTransport);
  headers.push('X-Request-Id', exchange.requestId);
  if (exchange.isDraining) headers.push('Connection', 'close');
  return headers;
}

/**
 * Downloads and event streams are sent in chunks; other responses are small and leave in one write.
 */
function isStreamed({ headers }: Response): boolean {
  return (
    headers.has('Content-Disposition') ||
    headers.get('Content-Type')?.startsWith('text/event-stream') === true
  );
}
