import { afterEach, expect, test, vi } from 'vitest';

// One of its own: the staff area's tests have told theirs what to do when a session ends.
vi.resetModules();
const { postJson } = await import('./request');

afterEach(() => vi.unstubAllGlobals());

/** A server that responds in turn; what it was sent is kept. */
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

test('sends each call under a key of its own, or under the key that it is given', async () => {
  const keys = respondWith();
  await postJson('/api/chat', { text: 'a' });
  await postJson('/api/chat', { text: 'a' });
  await postJson('/api/chat', { text: 'a' }, { key: 'form-key-1' });
  expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe('form-key-1');
});

test('the fields and the code of a refusal are told', async () => {
  const error = { code: 'invalid', message: 'Please check', fields: { text: 'Too short' } };
  respondWith(new Response(JSON.stringify({ error }), { status: 422 }));
  await expect(postJson('/api/chat', { text: 'e' })).rejects.toMatchObject({
    path: '/api/chat',
    status: 422,
    body: error,
  });
});

test('the message of a failure is its status, and what the server said or else what its status is called', async () => {
  const status = { status: 503, statusText: 'Service Unavailable' };
  respondWith(new Response('Too many at once', status), new Response('', status));
  await expect(postJson('/api/chat', { text: 'f' })).rejects.toThrow(/^503: Too many at once$/);
  await expect(postJson('/api/chat', { text: 'f' })).rejects.toThrow(/^503: Service Unavailable$/);
});
