import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('sessionStorage', storage);
vi.stubGlobal('addEventListener', () => {});
// Test files share what they load: this one loads it anew, and leaves nothing of it behind.
vi.resetModules();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
const { useBulk } = await import('./use-bulk');
const { queryClient } = await import('../data/query-client');
const { startSession } = await import('../data/session');
const { shownToast } = await import('../../ui/toasts');

function bulkOf(list: string) {
  let bulk: ReturnType<typeof useBulk> | undefined;
  function Screen() {
    bulk = useBulk(list, () => {});
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  );
  return bulk;
}

const toast = () => shownToast.get() as { title: string; action?: { run: () => void } } | undefined;

it('Undo in several steps takes none in the name of somebody who signed in meanwhile', async () => {
  const held = Promise.withResolvers<void>();
  const changed = ['pending', 'active'].map((status, id) => ({ id, version: 2, status }));
  const fetched = vi.fn(async () => {
    if (fetched.mock.calls.length > 1) await held.promise;
    return Response.json({ changed, refused: [] });
  });
  vi.stubGlobal('fetch', fetched);
  startSession('first', 'casey');
  const rows = changed.map(({ id }) => ({ id, version: 1, name: 'Ana' }));
  bulkOf('/api/members')?.mutate({ rows, field: 'status', value: 'completed' });
  await vi.waitFor(() => expect(toast()?.action).toBeDefined());
  const said = toast();
  said?.action?.run();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  startSession('second', 'dana');
  const isOver = vi.spyOn(queryClient, 'invalidateQueries');
  held.resolve();
  await vi.waitFor(() => expect(isOver).toHaveBeenCalled());
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(toast()).toBe(said);
});
