import { expect, it, vi } from 'vitest';
import { onScreen, standInBrowser } from '../on-screen';

standInBrowser();
const { useBulk } = await import('./use-bulk');
const { queryClient } = await import('../data/query-client');
const { startSession } = await import('../data/session');
const { shownToast } = await import('../../ui/toasts');

const bulkOf = (list: string) => onScreen(queryClient, () => useBulk(list, () => {}));

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
