import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

/** For each read: true if it was marked as a background read. */
let sent: boolean[] = [];
let responses: (Response | Error | Promise<Response>)[] = [];

beforeEach(() => {
  [sent, responses] = [[], []];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).has('X-Background'));
    const response = responses.shift() ?? Response.json({});
    if (response instanceof Error) throw response;
    return response;
  });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen with one query. */
async function screen() {
  const { runInBackground, fetchForQuery } = await import('./background');
  const { queryClient } = await import('./query-client');
  const path = '/api/summary';
  const shown = new QueryObserver(queryClient, {
    queryKey: [path],
    queryFn: async ({ signal }) => (await fetchForQuery(path, signal)).json(),
  });
  shown.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const again = () => void queryClient.invalidateQueries();
  return { again, hear: () => runInBackground(again) };
}

it('marks an automatic read as background, also when it is retried', async () => {
  const { hear } = await screen();
  responses = [new TypeError('lost')];
  hear();
  await vi.advanceTimersByTimeAsync(400);
  expect(sent).toEqual([false, true, true]);
});

it('does not mark a read as background when it replaces a read by the user', async () => {
  const { again, hear } = await screen();
  responses = [new Promise(() => {}), new Promise(() => {})];
  again();
  hear();
  hear();
  await vi.advanceTimersByTimeAsync(400);
  expect(sent).toEqual([false, false, false, false]);
  hear();
  expect(sent.at(-1)).toBe(true);
});
