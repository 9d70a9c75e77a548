import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homePage, picture, startHandler } from '../../tests/http/handler-fixture.ts';

let server: Awaited<ReturnType<typeof startHandler>>;
beforeAll(async () => {
  server = await startHandler();
});
afterAll(() => server.stop());

type Ask = { path?: string; method?: string; headers?: Record<string, string>; body?: string };

/** Sends exactly these headers and does not decode the body, unlike fetch. */
const ask = (sent: Ask) => askAt(server.port, sent);

async function askAt(port: number, { path = '/', method = 'GET', headers = {}, body }: Ask) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, resolve);
    request.once('error', reject);
    request.end(body);
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe('cached page', () => {
  it('serves a cached page in the requested encoding, byte for byte', async () => {
    const plain = await ask({});
    expect(plain.body.toString()).toBe(homePage);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await ask({ headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(homePage);
    const gzip = await ask({ headers: { 'Accept-Encoding': 'br;q=0, gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(homePage);
    for (const { headers, body } of [plain, br, gzip]) {
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers.vary).toBe('Accept-Encoding');
    }
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('returns 304 when the client already has the page', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const { etag = '' } = (await ask({ headers })).headers;
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask({ headers: { ...headers, 'If-None-Match': ifNoneMatch } });
      expect(again.status).toBe(304);
      expect(again.headers.etag).toBe(etag);
      expect(again.body).toHaveLength(0);
    }
    expect((await ask({ headers: { 'If-None-Match': etag } })).status, 'other encoding').toBe(200);
  });

  it('responds to HEAD with the headers of GET and no body', async () => {
    const get = await ask({});
    const head = await ask({ method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('serves the cached page for unknown queries and renders it for known ones', async () => {
    expect((await ask({ path: '/?utm_source=x' })).body.toString()).toBe(homePage);
    expect((await ask({ path: '/?a=1&type=volunteer' })).body.toString()).toBe(
      '<p>GET ?a=1&amp;type=volunteer</p>'.replace('&amp;', '&'),
    );
  });

  it('accepts a form post to a cached page', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await ask({ method: 'POST', headers, body: 'a=1' });
    expect(response.body.toString()).toBe('<p>POST </p>');
  });

  it('accepts an empty form post and returns 415 without a content type', async () => {
    const post = (more: string) =>
      server.raw(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`);
    const response = await post('Content-Type: application/x-www-form-urlencoded\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(response).toContain('<p>POST </p>');
    expect(await post('')).toMatch(/^HTTP\/1\.1 415 /);
  });

  it('waits for a page that is being rendered, and renders it per request if it does not arrive', async () => {
    const renders: string[] = [];
    const page = server.cache.find('/');
    if (page === undefined) throw new Error('there is no page to keep');
    const slow = await startHandler({
      respond: async (request) => {
        renders.push(new URL(request.url).pathname);
        return new Response('of its own', { headers: { 'Content-Type': 'text/html' } });
      },
      awaitPage: async (path) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (path === '/about') slow.cache.keep({ ...page, path });
      },
    });
    const read = async (path: string) => (await fetch(slow.url + path)).text();
    expect(await Promise.all(['/about', '/about?from=mail'].map(read))).toEqual([
      homePage,
      homePage,
    ]);
    expect(renders).toEqual([]);
    expect(await read('/programs')).toBe('of its own');
    expect(await read('/about?type=one')).toBe('of its own');
    expect(renders).toEqual(['/programs', '/about']);
    await slow.stop();
  });
});

describe('cached file', () => {
  it('serves a file unchanged and lets browsers cache it forever', async () => {
    const { headers, body } = await ask({
      path: '/art/a.webp',
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(body).toEqual(picture);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'returns 405 for %s to a file',
    async (method) => {
      const { status, headers } = await ask({ path: '/art/a.webp', method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    },
  );
});

describe('every response', () => {
  it.each([
    ['a page', {}],
    ['a page not modified', { headers: { 'If-None-Match': '*' } }],
    ['a file', { path: '/art/a.webp' }],
    ['an unknown page', { path: '/unknown' }],
    ['a rendered page', { path: '/about' }],
    ['the API', { path: '/api/stats' }],
    ['a redirect', { path: '/about/' }],
    ['a refusal', { path: '//' }],
  ] as [string, Ask][])('sends security headers with %s', async (_, asked) => {
    const { headers } = await ask(asked);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain("script-src 'unsafe");
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[\w-]{6,}$/);
  });

  it('sends Strict-Transport-Security only when a trusted proxy reports https', async () => {
    const secure = { 'X-Forwarded-Proto': 'https' };
    const proxied = await startHandler({ trustProxy: true });
    for (const path of ['/', '/about', '/api/stats', '/unknown']) {
      const { headers } = await fetch(proxied.url + path, { headers: secure });
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
    }
    await proxied.stop();
    const { headers } = await ask({ headers: secure });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('logs each request once, with its route and without its query', async () => {
    server.entries.length = 0;
    await ask({ path: '/?name=Ada' });
    await ask({ path: '/about?name=Ada' });
    await ask({ path: '/api/members/42/x"y?search=Ada' });
    await ask({ path: '/who-is/Ada' });
    await expect.poll(() => server.entries.length).toBe(4);
    expect(JSON.stringify(server.entries)).not.toContain('Ada');
    expect(server.entries.map(({ route }) => route)).toEqual([
      '/',
      '/about',
      '/api/members/:id/x?y',
      '(unknown)',
    ]);
  });
});

describe('unknown page', () => {
  it('returns the cached 404 page for an unknown path', async () => {
    const { status, body } = await ask({ path: '/unknown' });
    expect(status).toBe(404);
    expect(body.toString()).toBe(homePage);
  });
  it('renders the 404 page when it reads the query', async () => {
    expect((await ask({ path: '/unknown?find=food' })).body.toString()).toContain('?find=food');
  });
  it('never returns 304 for a 404 page', async () => {
    expect((await ask({ path: '/unknown', headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });
});

describe('trailing slash', () => {
  it('redirects a path with a trailing slash to the path without', async () => {
    const { status, headers } = await ask({ path: '/about/?a=1' });
    expect(status).toBe(308);
    expect(headers.location).toBe('/about?a=1');
  });
});

describe('letter case', () => {
  it('redirects a path in other letter case to its page, for every method', async () => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, headers } = await ask({ path: '/ABOUT?a=B', method });
      expect(status).toBe(308);
      expect(headers.location).toBe('/about?a=B');
    }
  });
  it('does not redirect API paths by letter case', async () => {
    expect((await ask({ path: '/api/ABOUT' })).status).toBe(200);
  });
});

describe('compressed API response', () => {
  const rows = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, name: 'Ana Silva' })));

  it('compresses JSON that was read, and neither short JSON nor the response to a write', async () => {
    const api = async ({ url }: Request) => {
      const body = url.endsWith('/short') ? '[]' : rows;
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    };
    const own = await startHandler({ api });
    try {
      const get = (path: string, encoding: string, method = 'GET') =>
        askAt(own.port, { path, method, headers: { 'Accept-Encoding': encoding } });
      const br = await get('/api/long', 'gzip, br');
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(br.headers['content-length']).toBe(String(br.body.length));
      expect(brotliDecompressSync(br.body).toString()).toBe(rows);
      expect(gunzipSync((await get('/api/long', 'gzip')).body).toString()).toBe(rows);
      expect((await get('/api/long', 'identity')).body.toString()).toBe(rows);
      expect((await get('/api/short', 'br')).headers['content-encoding']).toBeUndefined();
      expect((await get('/api/long', 'br', 'POST')).headers['content-encoding']).toBeUndefined();
    } finally {
      await own.stop();
    }
  });
});
