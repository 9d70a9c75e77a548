import { afterEach, expect, test, vi } from 'vitest';

// A separate instance: the staff tests have set the shared one's `setSignedOutHandler`.
vi.resetModules();
const { postJson } = await import('./request');

afterEach(() => vi.unstubAllGlobals());

/** A server that returns these responses in order; returns the idempotency keys it receives. */
function respondWith(...responses: (Response | Error)[]): string[] {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key') ?? '');
    const response = responses.shift() ?? new Response('{}');
    if (response instanceof Error) throw response;
    return response;
  });
  return keys;
}

test('uses a new idempotency key for each call unless the caller gives one', async () => {
  const keys = respondWith();
  await postJson('/api/chat', { text: 'a' });
  await postJson('/api/chat', { text: 'a' });
  await postJson('/api/chat', { text: 'a' }, { key: 'form-key-1' });
  expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe('form-key-1');
});

test('passes on the fields and the code of an error response', async () => {
  const error = { code: 'invalid', message: 'Please check', fields: { text: 'Too short' } };
  respondWith(new Response(JSON.stringify({ error }), { status: 422 }));
  await expect(postJson('/api/chat', { text: 'e' })).rejects.toMatchObject({
    path: '/api/chat',
    status: 422,
    body: error,
  });
});

test("builds its error message from the status and the server's text, or else the status text", async () => {
  const status = { status: 503, statusText: 'Service Unavailable' };
  respondWith(new Response('Too many at once', status), new Response('', status));
  await expect(postJson('/api/chat', { text: 'f' })).rejects.toThrow(/^503: Too many at once$/);
  await expect(postJson('/api/chat', { text: 'f' })).rejects.toThrow(/^503: Service Unavailable$/);
});
