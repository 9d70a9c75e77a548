import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { homePage, startHandler } from '../../tests/http/handler-fixture.ts';

let server: Awaited<ReturnType<typeof startHandler>>;
beforeAll(async () => {
  server = await startHandler();
});
afterAll(() => server.stop());

function get(target: string, headers = 'Host: x'): string {
  return `GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`;
}

const nonsense: Record<string, string> = {
  'two slashes': get('//'),
  'another host in the path': get('//evil.example/..'),
  'a backslash': get('/\\evil.example'),
  'bad percent-encoding': get('/%'),
  'broken UTF-8': get('/%C3%28'),
  'an encoded NUL': get('/%00'),
  'a NUL': get('/a\0b'),
  'a way up': get('/../../etc/passwd'),
  'an encoded way up': get('/%2e%2e/%2e%2e/etc/passwd'),
  'an encoded line break': get('/%0d%0aX: y/'),
  'an asterisk': 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': get('/about', 'Host: a\r\nHost: b'),
  'a host with a path': get('/about', 'Host: a/b'),
  'a host that makes no address': get('/about', 'Host: 999.1.1.1'),
  'a host with a password': get('/api/stats', 'Host: u:p@a'),
  'an unknown method': 'FROBNICATE / HTTP/1.1\r\nHost: x\r\n\r\n',
  TRACE: 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'no HTTP at all': 'hello\r\n\r\n',
  'a TLS greeting': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'HTTP/2 without asking': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a header that is too large': get('/', `Host: x\r\nX: ${'y'.repeat(20_000)}`),
  'a target that is too long': get(`/${'y'.repeat(20_000)}`),
  'a broken header': get('/', 'Host: x\r\nno colon here'),
  'a length that is none': 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'two lengths':
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'a length and chunks':
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'a broken chunk':
    'POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n',
};

describe('malformed requests', () => {
  it.each(Object.entries(nonsense))('returns 4xx and logs no error for %s', async (_, bytes) => {
    const response = await server.raw(bytes);
    expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(server.errors).toEqual([]);
  });

  it('responds to a good request and returns 400 for the garbage after it', async () => {
    const response = await server.raw(`GET / HTTP/1.1\r\nHost: x\r\n\r\n\0\0garbage\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(Buffer.from(response, 'latin1').toString()).toContain(homePage);
    expect(response).toMatch(/HTTP\/1\.1 400 Bad Request/);
  });

  it('logs no error when a request is cut off', async () => {
    for (const bytes of [
      'GET',
      'GET / HT',
      'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab',
    ]) {
      await server.raw(bytes);
    }
    expect(server.errors).toEqual([]);
  });

  it('keeps serving after malformed requests', async () => {
    expect(await (await fetch(server.url)).text()).toBe(homePage);
  });
});

describe('request body', () => {
  it('accepts a body of 64 kB and returns 413 for a larger one', async () => {
    const send = (size: number) =>
      fetch(`${server.url}/api/x`, { method: 'POST', body: 'x'.repeat(size) });
    expect((await send(64 * 1024)).status).toBe(200);
    const refused = await send(64 * 1024 + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: { code: 'too-large' } });
  });

  it('shows the 413 page in the language of the requested page', async () => {
    for (const [path, language] of [
      ['/about', 'en'],
      ['/es/about', 'es'],
    ] as const) {
      const body = 'x'.repeat(64 * 1024 + 1);
      const refused = await fetch(server.url + path, { method: 'POST', body });
      expect(refused.status).toBe(413);
      const page = await refused.text();
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`<h1>${contentOf(language).failures.tooLarge}</h1>`);
    }
  });

  it('returns 413 when a chunked body without a length grows too large', async () => {
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const response = await server.raw(
      `POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}0\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
  });
});
