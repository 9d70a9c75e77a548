import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchComplete, isChunkRemoved, loadChunk } from './load-chunk.ts';

type Line = (signal: AbortSignal) => Promise<Response>;
const good: Line = async () => new Response('export {}');
const lost: Line = async () => Promise.reject(new TypeError('Failed to fetch'));
const refused: Line = async () => new Response('', { status: 503 });
const silent: Line = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

let asked: string[] = [];
let lines: Line[] = [];
/** Fetched files stay cached, so each test uses another file name. */
let number = 0;
const file = () => `assets/${number}.js`;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('location', { origin: 'https://example.org' });
  vi.stubGlobal('fetch', (href: string, { signal }: { signal: AbortSignal }) => {
    asked.push(new URL(href).pathname);
    return (lines.shift() ?? good)(signal);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Returns the outcome and the number of imports. */
async function load(...over: Line[]) {
  lines = over;
  number += 1;
  const importIt = vi.fn(async () => 'the module');
  const ask = async () => {
    const outcome = loadChunk(importIt, [file()]).then(
      (module) => module,
      (error: Error) => error.message,
    );
    await vi.runAllTimersAsync();
    return [await outcome, importIt.mock.calls.length];
  };
  return { first: await ask(), ask };
}

it.each([
  ['lost', lost],
  ['refused', refused],
  ['silent', silent],
])('requests a chunk again and imports it when the first response is %s', async (_, line) => {
  const { first, ask } = await load(line);
  expect(first).toEqual(['the module', 1]);
  expect(await ask()).toEqual(['the module', 2]);
  expect(asked).toEqual([`/${file()}`, `/${file()}`]);
});

it('rejects when both responses are lost, and loads the chunk on a later call', async () => {
  const { first, ask } = await load(silent, lost);
  expect(first).toEqual([`A module could not be fetched: https://example.org/${file()}`, 0]);
  expect(await ask()).toEqual(['the module', 1]);
});

it.each([
  ['taken away by a new version', async () => new Response('', { status: 404 }), true],
  ['lost', lost, false],
  ['refused', refused, false],
])(
  'reports a chunk that is %s as removed only when a new version deleted it',
  async (_, line, isTaken) => {
    lines = [line, line];
    number += 1;
    const error = loadChunk(async () => {}, [`/${file()}`]).catch((reason: unknown) => reason);
    await vi.runAllTimersAsync();
    expect(isChunkRemoved(await error)).toBe(isTaken);
    expect(asked).toEqual([`/${file()}`, `/${file()}`]);
  },
);

it("does not treat a failed entry in the browser's resource timing as the file", async () => {
  const gone: Line = async () => new Response('Not found', { status: 404 });
  const { first, ask } = await load(gone, gone);
  expect(first).toEqual([expect.stringContaining('could not be fetched'), 0]);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
    { decodedBodySize: 9 } as PerformanceResourceTiming,
  ]);
  lines = [gone, gone];
  expect(await ask()).toEqual([expect.stringContaining('could not be fetched'), 0]);
});

it.each([
  ['with bytes', 9, 0],
  ['without bytes', 0, 1],
])(
  'requests a file that the browser lists %s (%i bytes) %i times',
  async (_, decodedBodySize, times) => {
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
      { decodedBodySize } as PerformanceResourceTiming,
    ]);
    const { first } = await load();
    expect(first).toEqual(['the module', 1]);
    expect(asked).toHaveLength(times);
  },
);

it('waits for a file while other files make progress', async () => {
  let bring = () => {};
  const waiting: Line = (signal) =>
    Promise.race([
      silent(signal),
      new Promise<Response>((resolve) => {
        bring = () => resolve(new Response('export {}'));
      }),
    ]);
  const slow: Line = async () =>
    new Response(
      new ReadableStream({
        async start(body) {
          for (let part = 0; part < 5; part += 1) {
            await new Promise((resolve) => setTimeout(resolve, 8_000));
            body.enqueue(new Uint8Array(1));
          }
          body.close();
          bring();
        },
      }),
    );
  lines = [slow, waiting];
  const outcome = loadChunk(async () => 'the module', ['assets/slow.js', 'assets/waiting.js']);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('the module');
  expect(asked).toHaveLength(2);
});

it('reads a slow response to its end, and aborts a silent one', async () => {
  const slow: Line = async () =>
    new Response(
      new ReadableStream({
        async start(body) {
          for (const part of ['a page', ' that takes', ' its time']) {
            await new Promise((resolve) => setTimeout(resolve, 8_000));
            body.enqueue(new TextEncoder().encode(part));
          }
          body.close();
        },
      }),
    );
  lines = [slow, silent];
  const whole = fetchComplete('https://example.org/about.data');
  await vi.runAllTimersAsync();
  expect(await (await whole).text()).toBe('a page that takes its time');
  const nothing = expect(fetchComplete('https://example.org/about.data')).rejects.toThrow(/abort/);
  await vi.runAllTimersAsync();
  await nothing;
});

it('aborts a response after ten seconds without a byte, even after the first bytes', async () => {
  const stopped: Line = async (signal) =>
    new Response(
      new ReadableStream({
        async start(body) {
          await new Promise((resolve) => setTimeout(resolve, 1_500));
          body.enqueue(new Uint8Array(1));
          signal.addEventListener('abort', () => body.error(signal.reason));
        },
      }),
    );
  lines = [stopped];
  const startedAt = Date.now();
  const givenUp = fetchComplete('https://example.org/about.data').catch(
    () => Date.now() - startedAt,
  );
  await vi.runAllTimersAsync();
  expect(await givenUp).toBe(12_000);
});

it('aborts the request when the caller aborts', async () => {
  lines = [silent];
  const left = new AbortController();
  const asking = fetchComplete('https://example.org/about.data', { signal: left.signal });
  left.abort();
  await expect(asking).rejects.toThrow(/abort/);
});
