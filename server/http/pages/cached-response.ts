// Prebuilt responses: headers and all encodings of the body are prepared once, so serving is a
// lookup and a write.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { securityHeaders, strictTransport } from '../security-headers.ts';
import { chooseEncoding, type Encoding } from './negotiation.ts';

export type Bodies = { identity: Buffer | UnloadedBody; br?: Buffer; gzip?: Buffer };

/** Stands for an uncompressed body that was not loaded, because it can be restored from gzip. */
export type UnloadedBody = { digest: string; length: number };

export type CachedFields = {
  status?: 200 | 404;
  contentType: string;
  cacheControl: string;
  policy: string;
  bodies: Bodies;
};

type Variant = {
  etag: string;
  headers: string[];
  secureHeaders: string[];
  notModified: string[];
  secureNotModified: string[];
  /**
   * Undefined when gzip has it: few clients request the uncompressed form, and it is by far the
   * largest.
   */
  body: string | Buffer | undefined;
};

export type CachedResponse = { status: number; variants: Record<Encoding, Variant> };

export const revalidate = 'public, max-age=0, must-revalidate';
export const immutable = 'public, max-age=31536000, immutable';

// Node sends head and body in one write if the body is a string; latin1 preserves every byte. Above
// this size the copy costs more than a second write.
const stringLimitBytes = 128 * 1024;

export function createCachedResponse(fields: CachedFields): CachedResponse {
  const { bodies } = fields;
  const digest =
    'digest' in bodies.identity ? bodies.identity.digest : computeDigest(bodies.identity);
  const identity = prepareVariant(fields, 'identity', digest, bodies.identity);
  const encoded = (encoding: 'br' | 'gzip') => {
    const body = bodies[encoding];
    return body ? prepareVariant(fields, encoding, digest, body) : identity;
  };
  return {
    status: fields.status ?? 200,
    variants: { identity, br: encoded('br'), gzip: encoded('gzip') },
  };
}

export function computeDigest(identity: Buffer): string {
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}

function prepareVariant(
  fields: CachedFields,
  encoding: Encoding,
  digest: string,
  body: Buffer | UnloadedBody,
): Variant {
  const { bodies, cacheControl, contentType, policy } = fields;
  const etag = `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const varies = bodies.br !== undefined || bodies.gzip !== undefined;
  const kept = [
    'X-Request-Id',
    '',
    'ETag',
    etag,
    'Cache-Control',
    cacheControl,
    ...(varies ? ['Vary', 'Accept-Encoding'] : []),
    'Content-Security-Policy',
    policy,
    ...securityHeaders.flat(),
  ];
  const headers = [
    ...kept,
    'Content-Type',
    contentType,
    'Content-Length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ];
  return {
    etag,
    headers,
    secureHeaders: [...headers, ...strictTransport],
    notModified: kept,
    secureNotModified: [...kept, ...strictTransport],
    body: encoding === 'identity' && bodies.gzip ? undefined : sendable(body),
  };
}

function sendable(body: Buffer | UnloadedBody): string | Buffer {
  if ('digest' in body) throw new Error('A body that was not read has no compressed form');
  return body.length <= stringLimitBytes ? body.toString('latin1') : body;
}

function plainBody({ variants }: CachedResponse): Buffer {
  const { body = '' } = variants.gzip;
  return gunzipSync(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
}

export type Delivery = { isSecure: boolean; requestId: string; isDraining: boolean };

/** Sends the response to a GET or HEAD request and returns its status. */
export function sendCached(
  cached: CachedResponse,
  request: IncomingMessage,
  outgoing: ServerResponse,
  delivery: Delivery,
): number {
  const variant = cached.variants[chooseEncoding(request.headers['accept-encoding'])];
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && cached.status === 200 && matches(ifNoneMatch, variant.etag)) {
    const headers = delivery.isSecure ? variant.secureNotModified : variant.notModified;
    outgoing.writeHead(304, stamped(headers, delivery)).end();
    return 304;
  }
  const headers = delivery.isSecure ? variant.secureHeaders : variant.headers;
  outgoing.writeHead(cached.status, stamped(headers, delivery));
  if (request.method === 'HEAD') outgoing.end();
  else if (typeof variant.body === 'string') outgoing.end(variant.body, 'latin1');
  else outgoing.end(variant.body ?? plainBody(cached));
  return cached.status;
}

/**
 * Returns the prepared header list itself with the request id set: Node has read it when writeHead
 * returns.
 */
function stamped(headers: string[], { requestId, isDraining }: Delivery): string[] {
  headers[1] = requestId;
  return isDraining ? [...headers, 'Connection', 'close'] : headers;
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
