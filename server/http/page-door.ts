// Pages that are rendered for one request: a form posted without script, a page that reads its
// query, the staff area.
import { randomBytes } from 'node:crypto';
import { compressFor } from './compression.ts';
import { styleAttributeHashes } from './finish-page.ts';
import { preferredEncoding } from './negotiation.ts';
import { pagePolicy } from './security-headers.ts';
import type { FetchApi, Site } from './site.ts';
import { type Exchange, sendResponse, toRequest } from './web-exchange.ts';

export async function answerPage(
  exchange: Exchange,
  site: Pick<Site, 'respond'>,
  page: { target: string; body: Buffer | undefined; fetchApi: FetchApi },
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const request = toRequest(exchange, page.target, page.body);
  const response = await site.respond(request, { fetchApi: page.fetchApi, nonce });
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) {
    return sendResponse(exchange, response, pagePolicy({ scripts: [], styles: [] }));
  }
  const html = await response.text();
  const encoding = preferredEncoding(exchange.incoming.headers['accept-encoding'] as string);
  const headers = new Headers(response.headers);
  headers.set('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const source = `'nonce-${nonce}'`;
  return sendResponse(
    exchange,
    new Response(await compressFor(encoding, html), { status: response.status, headers }),
    pagePolicy({
      scripts: [source],
      styles: [source],
      styleAttributes: styleAttributeHashes(html),
    }),
  );
}
