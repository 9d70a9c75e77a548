import { afterAll, beforeEach, expect, it, vi } from 'vitest';

type Sent = { path: string; headers: Headers; body: unknown };
/** What arrived, and what comes back: in turn, else a row of the next version. */
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

const keys = () => sent.map(({ headers }) => headers.get('Idempotency-Key'));
const call = { memberId: 1, kind: 'call', outcome: 'no-answer' };
const lost = () => new TypeError('lost');

it('takes a tap that is repeated soon for the same, also after a reload and however often it is lost', async () => {
  responses = [lost(), lost()];
  let { post } = await client();
  await expect(post('/api/contact-attempts', call)).rejects.toThrow('lost');
  vi.setSystemTime(110_000);
  ({ post } = await client());
  await expect(post('/api/contact-attempts', call)).rejects.toThrow('lost');
  vi.setSystemTime(220_000);
  await post('/api/contact-attempts', call);
  expect(new Set(keys()).size).toBe(1);
});

it('takes the same tap later for another one', async () => {
  responses = [lost()];
  const { post } = await client();
  await expect(post('/api/contact-attempts', call)).rejects.toThrow('lost');
  vi.setSystemTime(121_000);
  await post('/api/contact-attempts', call);
  expect(new Set(keys()).size).toBe(2);
});

it('counts from when the connection was given up', async () => {
  let giveUp = (_: Error) => {};
  const { post } = await client();
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    sent.push({ path: '', headers: new Headers(headers), body: null });
    return new Promise((_resolve, reject) => {
      giveUp = reject;
    });
  });
  const first = post('/api/contact-attempts', call);
  vi.setSystemTime(300_000);
  giveUp(lost());
  await expect(first).rejects.toThrow('lost');
  vi.setSystemTime(310_000);
  void post('/api/contact-attempts', call);
  expect(new Set(keys()).size).toBe(1);
});

it('keeps the key of a form until the form is done with', async () => {
  responses = [lost()];
  const { keepSent, post } = await client();
  await expect(post('/api/notes', { text: 'a' }, 'note:1')).rejects.toThrow('lost');
  vi.setSystemTime(3_600_000);
  await post('/api/notes', { text: 'a' }, 'note:1');
  expect(new Set(keys()).size).toBe(1);
  // The next one is another note, though it says the same.
  keepSent('note:1');
  await post('/api/notes', { text: 'a' }, 'note:1');
  expect(new Set(keys()).size).toBe(2);
});

it('removes a row once, and again only after it failed', async () => {
  const { change } = await client();
  const twice = [1, 1].map((version) => change('DELETE', '/api/saved-views/4', version));
  expect(await Promise.all(twice)).toEqual([{ version: 2 }, { version: 2 }]);
  expect(sent).toHaveLength(1);
  responses = [Response.json({ error: { code: 'changed-since' } }, { status: 409 })];
  await expect(change('DELETE', '/api/saved-views/5', 1)).rejects.toThrow('409');
  await change('DELETE', '/api/saved-views/5', 1);
  expect(sent).toHaveLength(3);
});

it.each([
  {
    name: 'was stored',
    response: Response.json({ version: 2, status: 'closed' }),
    is: { version: 2 },
  },
  {
    name: 'was not',
    response: Response.json({ version: 3, status: 'closed' }),
    is: { version: 3 },
  },
])('sends a change once more where no response came: $name', async ({ response, is }) => {
  const { change } = await client();
  responses = [lost(), response];
  const write = change('PATCH', '/api/members/1', 1, { status: 'closed' });
  await vi.advanceTimersByTimeAsync(300);
  expect(await write).toMatchObject(is);
  expect(sent[0]).toEqual(sent[1]);
});

it('says that nothing came back after the second time, and of a refusal at once', async () => {
  const { change } = await client();
  responses = [lost(), lost()];
  const write = change('PATCH', '/api/members/1', 1, { status: 'closed' }).catch(String);
  await vi.advanceTimersByTimeAsync(300);
  expect(await write).toContain('lost');
  responses = [Response.json({ error: { code: 'changed-since' } }, { status: 409 })];
  await expect(change('PATCH', '/api/members/1', 1, {})).rejects.toThrow('409');
  expect(sent).toHaveLength(3);
});

it('takes a row that is gone after a lost response for removed, and no other', async () => {
  const { change } = await client();
  const gone = () => Response.json({ error: { code: 'not-found' } }, { status: 404 });
  const erased = { code: 'changed-since', current: { version: 2, erasedAt: '2026-01-05' } };
  for (const second of [gone(), Response.json({ error: erased }, { status: 409 })]) {
    responses = [lost(), second];
    const removal = change('DELETE', `/api/contacts/${sent.length}`, 1);
    await vi.advanceTimersByTimeAsync(300);
    expect(await removal).toEqual({});
  }
  responses = [gone()];
  await expect(change('DELETE', '/api/saved-views/5', 1)).rejects.toThrow('404');
});

it('gives up what never ends', async () => {
  const signals: AbortSignal[] = [];
  const limit = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signals.push(signal as AbortSignal);
    return Response.json({ version: 2 });
  });
  const { change, post } = await client();
  await change('PATCH', '/api/members/1', 1, {});
  await post('/api/contact-attempts', call);
  expect(signals).toEqual(limit.mock.results.map(({ value }) => value));
  expect(limit.mock.calls).toEqual([[60_000], [60_000]]);
  limit.mockRestore();
});

it('changes several rows behind the own writes of each, and each behind it', async () => {
  const { change, changeSeveral } = await client();
  const rows = [1, 2].map((id) => ({ id, version: 1 }));
  responses = [
    Response.json({ version: 2 }),
    Response.json({ changed: [{ id: 1, version: 3 }], refused: [] }),
  ];
  void change('PUT', '/api/forms/1', 1, { status: 'in-progress' });
  void changeSeveral('/api/forms', rows, { assignedTo: 'sam' });
  void change('PUT', '/api/forms/2', 1, { status: 'in-progress' });
  await change('PUT', '/api/forms/1', 1, { status: 'completed' });
  expect(sent[1]).toMatchObject({
    path: '/api/forms/bulk',
    body: {
      rows: [
        { id: 1, version: 2 },
        { id: 2, version: 1 },
      ],
      assignedTo: 'sam',
    },
  });
  const versions = sent.map(({ path, headers }) => [path, headers.get('If-Match')]);
  expect(versions).toContainEqual(['/api/forms/2', '"1"']);
  expect(versions).toContainEqual(['/api/forms/1', '"3"']);
});

it('goes on from the own writes of a row, and never over what a colleague changed before them', async () => {
  const { change, changeSeveral } = await client();
  const path = '/api/members/1';
  const patch = (version: number, made: number) => {
    responses.push(Response.json({ version: made }));
    return change('PATCH', path, version, {});
  };
  const lastSent = () => sent.at(-1)?.headers.get('If-Match');
  await patch(3, 4);
  // A form that was opened before one's own write has nothing to fear from it.
  await patch(3, 5);
  expect(lastSent()).toBe('"4"');
  // A colleague makes 6: what is written on it says nothing of who has not seen it.
  await patch(6, 7);
  // Nor does what was as wanted already.
  await patch(5, 7);
  expect(lastSent()).toBe('"5"');
  responses.push(Response.json({ changed: [], refused: [] }));
  await changeSeveral('/api/members', [{ id: 1, version: 5 }], {});
  expect(sent.at(-1)?.body).toEqual({ rows: [{ id: 1, version: 5 }] });
});

it('goes on from an own write of the row at another of its addresses', async () => {
  const { change } = await client();
  responses = [Response.json({ version: 4 }), Response.json({ version: 5 })];
  void change('PATCH', '/api/my-notifications', 3, {}, 'account 7');
  await change('PATCH', '/api/on-call/7', 3, {}, 'account 7');
  await change('PATCH', '/api/on-call/8', 3, {}, 'account 8');
  expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"', '"3"']);
});

it('a version that a person has seen counts for the write that it was shown for', async () => {
  const { change, acceptVersion } = await client();
  const path = '/api/members/1';
  const patch = async (version: number, response: Response) => {
    responses.push(response);
    await change('PATCH', path, version, {}).catch(() => {});
    return sent.at(-1)?.headers.get('If-Match');
  };
  const refused = () => Response.json({ error: { code: 'changed-since' } }, { status: 409 });
  expect(await patch(3, refused())).toBe('"3"');
  acceptVersion(path, 4);
  expect(await patch(3, Response.json({ version: 5 }))).toBe('"4"');
  // What was typed into a form before that has still to be shown.
  expect(await patch(3, refused())).toBe('"3"');
  expect(await patch(4, Response.json({ version: 6 }))).toBe('"5"');
  // The screen may show a newer one by then, which nobody was asked about.
  acceptVersion(path, 8);
  expect(await patch(9, refused())).toBe('"8"');
});

it('what waits behind a write is sent in the name of nobody who signed in meanwhile', async () => {
  const { change, changeSeveral } = await client();
  const { startSession } = await import('./session');
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push({ path, headers: new Headers(), body: null });
    await held.promise;
    return Response.json({ version: 2, changed: [] });
  });
  startSession('first', 'casey');
  const first = change('PATCH', '/api/members/1', 1, {});
  const waiting = [
    change('PATCH', '/api/members/1', 1, { status: 'completed' }),
    changeSeveral('/api/members', [{ id: 1, version: 1 }], { status: 'completed' }),
  ].map((write) => write.catch((error: Error) => error.constructor.name));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  startSession('second', 'dana');
  held.resolve();
  await first;
  expect(await Promise.all(waiting)).toEqual(['SessionEnded', 'SessionEnded']);
  expect(sent).toHaveLength(1);
});

it('a refusal that comes late ends no session that was begun meanwhile', async () => {
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

it('a read that no response comes to is given up, and one that nobody waits for any more at once', async () => {
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
