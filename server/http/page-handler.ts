// Renders pages per request: posted forms without scripts, pages that read their query, and the
// staff area.
import { randomBytes } from 'node:crypto';
import type { SiteContent } from '#content/site-content';
import { AppError, tooMany } from '../api/app-error.ts';
import { compressFor } from './pages/compression.ts';
import { buildNoncePolicy, finishPage, type PageAssets } from './pages/finish-page.ts';
import { chooseEncoding } from './pages/negotiation.ts';
import type { FetchApi, Site } from './pages/site.ts';
import { dataPolicy } from './security-headers.ts';
import { type Exchange, sendResponse, toRequest } from './web-exchange.ts';

export type PageRequest = {
  target: string;
  body: Buffer | undefined;
  fetchApi: FetchApi;
  siteContent: SiteContent;
  /** If set, hydration waits until the page is painted, as on cached pages. */
  parts: PageAssets | undefined;
  /** Vite injects its own scripts and styles, which our policy cannot know. */
  isDevelopment: boolean;
  onError: (error: unknown) => void;
  /**
   * Counts one rendered page for the caller's network. Returns the seconds to wait if over the
   * limit, otherwise 0.
   */
  countRender: () => number;
};

/** Several times the field count of our longest form. */
const maxFields = 200;

export async function handlePage(
  exchange: Exchange,
  site: Pick<Site, 'respond'>,
  page: PageRequest,
): Promise<void> {
  const { target, body, fetchApi, siteContent, parts, isDevelopment, onError, countRender } = page;
  const nonce = isDevelopment ? undefined : randomBytes(16).toString('base64');
  const request = toRequest(exchange, target, body);
  if (body !== undefined) await requireForm(request.headers.get('content-type') ?? '', body);
  let waitSeconds = 0;
  const canRender = () => {
    waitSeconds = countRender();
    return waitSeconds === 0;
  };
  const response = await site.respond(request, {
    siteContent,
    fetchApi,
    nonce,
    onError,
    canRender,
  });
  if (waitSeconds > 0) throw tooMany(waitSeconds);
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) {
    return sendResponse(exchange, response, dataPolicy);
  }
  const { html, policy } = finished(await response.text(), nonce, parts);
  const encoding = chooseEncoding(exchange.incoming.headers['accept-encoding'] as string);
  const headers = new Headers(response.headers);
  headers.set('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const compressed = await compressFor(encoding, html);
  const { status } = response;
  return sendResponse(exchange, new Response(compressed, { status, headers }), policy);
}

function finished(html: string, nonce: string | undefined, parts: PageAssets | undefined) {
  if (nonce === undefined) return { html, policy: developmentPolicy };
  return parts ? finishPage(html, parts, nonce) : { html, policy: buildNoncePolicy(html, nonce) };
}

/** Rejects a body that the router cannot parse or that none of our forms sends. */
async function requireForm(contentType: string, body: Buffer): Promise<void> {
  const [, type] =
    /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.exec(contentType) ?? [];
  if (type === undefined) throw new AppError('wrong-content-type', 'Send what a form sends.');
  const isEncoded = type.toLowerCase().startsWith('application');
  const separator = isEncoded ? /&/g : /content-disposition/gi;
  if ((body.toString('latin1').match(separator)?.length ?? 0) > maxFields) {
    throw new AppError('too-large', 'This form has too many fields.');
  }
  if (isEncoded) return;
  const sent = new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } });
  await sent.formData().catch(() => {
    throw new AppError('bad-request', 'This form could not be read.');
  });
}

const developmentPolicy = "frame-ancestors 'none'";
