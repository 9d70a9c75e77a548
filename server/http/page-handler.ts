// Pages that are rendered for one request: a form posted without script, a page that reads its
// query, the staff area.
import { randomBytes } from 'node:crypto';
import { compressFor } from './pages/compression.ts';
import { styleAttributeHashes } from './pages/finish-page.ts';
import { preferredEncoding } from './pages/negotiation.ts';
import type { FetchApi, Site } from './pages/site.ts';
import { dataPolicy, pagePolicy } from './security-headers.ts';
import { type Exchange, sendResponse, toRequest } from './web-exchange.ts';

export type PageRequest = {
  target: string;
  body: Buffer | undefined;
  fetchApi: FetchApi;
  /** Vite puts scripts and styles of its own into pages, which no policy of ours can know. */
  isDevelopment: boolean;
};

export async function handlePage(
  exchange: Exchange,
  site: Pick<Site, 'respond'>,
  { target, body, fetchApi, isDevelopment }: PageRequest,
): Promise<void> {
  const nonce = isDevelopment ? undefined : randomBytes(16).toString('base64');
  const request = toRequest(exchange, target, body);
  const response = await site.respond(request, { fetchApi, nonce });
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) {
    return sendResponse(exchange, response, dataPolicy);
  }
  const html = await response.text();
  const encoding = preferredEncoding(exchange.incoming.headers['accept-encoding'] as string);
  const headers = new Headers(response.headers);
  headers.set('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const compressed = await compressFor(encoding, html);
  return sendResponse(
    exchange,
    new Response(compressed, { status: response.status, headers }),
    nonce === undefined ? developmentPolicy : noncePolicy(html, nonce),
  );
}

const developmentPolicy = "frame-ancestors 'none'";

function noncePolicy(html: string, nonce: string): string {
  const source = `'nonce-${nonce}'`;
  const styleAttributes = styleAttributeHashes(html);
  return pagePolicy({ scripts: [source], styles: [source], styleAttributes });
}
