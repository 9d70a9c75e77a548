// Pages that are rendered for one request: a form posted without script, a page that reads its
// query, the staff area.
import { randomBytes } from 'node:crypto';
import { AppError } from '../api/app-error.ts';
import { compressFor } from './pages/compression.ts';
import { finishPage, noncePolicy, type PageAssets } from './pages/finish-page.ts';
import { preferredEncoding } from './pages/negotiation.ts';
import type { FetchApi, Site } from './pages/site.ts';
import { dataPolicy } from './security-headers.ts';
import { type Exchange, sendResponse, toRequest } from './web-exchange.ts';

export type PageRequest = {
  target: string;
  body: Buffer | undefined;
  fetchApi: FetchApi;
  /** With them the page waits for its start like those that are kept. */
  parts: PageAssets | undefined;
  /** Vite puts scripts and styles of its own into pages, which no policy of ours can know. */
  isDevelopment: boolean;
  onError: (error: unknown) => void;
};

export async function handlePage(
  exchange: Exchange,
  site: Pick<Site, 'respond'>,
  { target, body, fetchApi, parts, isDevelopment, onError }: PageRequest,
): Promise<void> {
  const nonce = isDevelopment ? undefined : randomBytes(16).toString('base64');
  const request = toRequest(exchange, target, body);
  if (body !== undefined) await requireForm(request.headers.get('content-type') ?? '', body);
  const response = await site.respond(request, { fetchApi, nonce, onError });
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) {
    return sendResponse(exchange, response, dataPolicy);
  }
  const { html, policy } = finished(await response.text(), nonce, parts);
  const encoding = preferredEncoding(exchange.incoming.headers['accept-encoding'] as string);
  const headers = new Headers(response.headers);
  headers.set('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const compressed = await compressFor(encoding, html);
  const { status } = response;
  return sendResponse(exchange, new Response(compressed, { status, headers }), policy);
}

function finished(html: string, nonce: string | undefined, parts: PageAssets | undefined) {
  if (nonce === undefined) return { html, policy: developmentPolicy };
  return parts ? finishPage(html, parts, nonce) : { html, policy: noncePolicy(html, nonce) };
}

/** A page takes what a form sends and nothing else: the router would fail on it, and say that we did. */
async function requireForm(contentType: string, body: Buffer): Promise<void> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType)) {
    throw new AppError('wrong-content-type', 'Send what a form sends.');
  }
  const sent = new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } });
  await sent.formData().catch(() => {
    throw new AppError('bad-request', 'This form could not be read.');
  });
}

const developmentPolicy = "frame-ancestors 'none'";
