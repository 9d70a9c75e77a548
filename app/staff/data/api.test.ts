import { afterAll, beforeEach, expect, it, vi } from 'vitest';

type Sent = { path: string; headers: Headers; body: unknown };
/** The sent requests, and the prepared responses; after these, each write returns the next version. */
let sent: Sent[] = [];
let responses: (Response | Error)[] = [];

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

async function client() {
  vi.resetModules();
  return import('./api');
}

beforeEach(() => {
  [sent, responses] = [[], []];
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    sent.push({ path, headers: new Headers(headers), body: JSON.parse(String(body ?? 'null')) });
    const response = responses.shift() ?? Response.json({ version: sent.length + 1 });
    if (response instanceof Error) throw response;
    return response;
  });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const call = { memberId: 1, kind: 'call', outcome: 'no-answer' };

it('sends the given key, and a new one for each call without a key', async () => {
  const { post } = await client();
  for (const key of ['form-key', 'form-key', undefined, undefined]) {
    await post('/api/chat', call, key);
  }
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys.slice(0, 2)).toEqual(['form-key', 'form-key']);
  expect(new Set(keys).size).toBe(3);
});

it('writes on the version of its own last write, and never overwrites a colleague’s earlier change', async () => {
  const { change, changeSeveral, clearOwnVersions } = await client();
  const path = '/api/members/1';
  const patch = async (version: number, made: number) => {
    responses.push(Response.json({ version: made }));
    await change('PATCH', path, version, {});
    return sent.at(-1)?.headers.get('If-Match');
  };
  expect(await patch(3, 4)).toBe('"3"');
  // A form opened before this tab's own writes would not overwrite anybody else's change.
  expect(await patch(3, 5)).toBe('"4"');
  responses.push(Response.json({ changed: [{ id: 1, version: 6 }], refused: [] }));
  await changeSeveral('/api/members', [{ id: 1, version: 3 }], {});
  expect(sent.at(-1)?.body).toEqual({ rows: [{ id: 1, version: 5 }] });
  // A colleague makes version 7, which the form has not seen.
  expect(await patch(7, 8)).toBe('"7"');
  expect(await patch(3, 9)).toBe('"6"');
  // The response skips a version, so somebody else wrote in between.
  expect(await patch(6, 9)).toBe('"6"');
  clearOwnVersions();
  expect(await patch(3, 4)).toBe('"3"');
});

it('sends each write once when no response arrives', async () => {
  const { change, post } = await client();
  responses = [new TypeError('lost'), new TypeError('lost')];
  await expect(change('PATCH', '/api/members/1', 1, {})).rejects.toThrow('lost');
  await expect(post('/api/chat', call)).rejects.toThrow('lost');
  expect(sent).toHaveLength(2);
});

it('does not end a newer session when the refusal of an older one arrives late', async () => {
  const { getPage } = await client();
  const { startSession, readToken } = await import('./session');
  let refuse = () => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        refuse = () =>
          resolve(Response.json({ error: { code: 'not-signed-in' } }, { status: 401 }));
      }),
  );
  const ask = () => getPage('/api/members', new AbortController().signal).catch(() => {});
  startSession('first', 'casey');
  const late = ask();
  // In another tab, after a sign-out there.
  localStorage.setItem('wwi_admin_token', 'second');
  refuse();
  await late;
  expect(readToken()).toBe('second');
  const own = ask();
  refuse();
  await own;
  expect(readToken()).toBeNull();
});

it('aborts a request without a response after 30 seconds, and at once when its screen is closed', async () => {
  const { getPage } = await client();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const ended: string[] = [];
  const ask = (name: string, signal: AbortSignal) =>
    getPage('/api/members', signal).catch(() => void ended.push(name));
  const left = new AbortController();
  const asked = [ask('left', left.signal), ask('silent', new AbortController().signal)];
  await vi.advanceTimersByTimeAsync(29_000);
  left.abort();
  await asked[0];
  expect(ended).toEqual(['left']);
  await vi.advanceTimersByTimeAsync(1_000);
  await asked[1];
  expect(ended).toEqual(['left', 'silent']);
});
