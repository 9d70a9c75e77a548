import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHandler } from '../../tests/http/handler-fixture.ts';

describe('page rendered per request', () => {
  let server: Awaited<ReturnType<typeof startHandler>>;
  let address: string | undefined;
  beforeAll(async () => {
    server = await startHandler({
      api: async (request, { incoming }) => {
        address = incoming?.socket.remoteAddress;
        const { method, headers } = request;
        return Response.json({ method, cookie: headers.get('cookie'), body: await request.text() });
      },
      respond: async (request, { fetchApi, nonce }) => {
        const response = await fetchApi('/api/contacts', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(Object.fromEntries(await request.formData())),
        });
        const html = `<p nonce="${nonce}" style="width:1px">${await response.text()}</p>`;
        const headers = { 'Content-Type': 'text/html; charset=utf-8', 'X-Kept': 'yes' };
        return new Response(html, { status: 422, headers });
      },
    });
  });
  afterAll(() => server.stop());

  async function post() {
    const response = await fetch(`${server.url}/about`, {
      method: 'POST',
      headers: { Cookie: 'a=b', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'name=Ada',
    });
    return { response, html: await response.text() };
  }

  it("calls the API in this process with the client's cookie and address", async () => {
    const { html } = await post();
    expect(html).toContain('{"method":"POST","cookie":"a=b","body":"{\\"name\\":\\"Ada\\"}"}');
    expect(address).toBe('127.0.0.1');
  });

  it.each([
    ['application/json', '{"name":"Ada"}', 415],
    ['text/plain', 'name=Ada', 415],
    ['', 'name=Ada', 415],
    ['multipart/form-data', 'name=Ada', 400],
    ['multipart/form-data; boundary=x', 'name=Ada', 400],
  ])('returns 4xx when a page gets a body that is not a form: %j', async (type, body, status) => {
    const headers: Record<string, string> = type === '' ? {} : { 'Content-Type': type };
    const sent = type === '' ? Buffer.from(body) : body;
    const response = await fetch(`${server.url}/about`, { method: 'POST', headers, body: sent });
    expect(response.status).toBe(status);
    expect(server.errors).toEqual([]);
  });

  it('keeps the status and headers of a rendered page and forbids caching', async () => {
    const { response } = await post();
    expect(response.status).toBe(422);
    expect(response.headers.get('X-Kept')).toBe('yes');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
  });

  it('allows scripts by a nonce that is unique to the response', async () => {
    const [first, second] = await Promise.all([post(), post()]);
    const nonceOf = ({ html }: { html: string }) => /nonce="([^"]+)"/.exec(html)?.[1];
    const policy = first.response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(first)}'`);
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-");
    expect(nonceOf(first)).not.toBe(nonceOf(second));
  });
});
