import { expect, it, vi } from 'vitest';
import { onScreen, standInBrowser } from '../on-screen';

standInBrowser();
const { useBulk } = await import('./use-bulk');
const { queryClient } = await import('../data/query-client');
const { startSession } = await import('../data/session');
const { shownToast } = await import('../../ui/toasts');

const bulk = (onDone = () => {}) => onScreen(queryClient, () => useBulk('/api/members', onDone));

const toast = () => shownToast.get() as { title: string; action?: { run: () => void } } | undefined;

it.each([
  { steps: 'several steps', places: ['pending', 'active'] },
  { steps: 'one step', places: ['pending', 'pending'] },
])('Undo in $steps is made and told to nobody who signed in meanwhile', async ({ places }) => {
  const held = Promise.withResolvers<void>();
  const changed = places.map((status, id) => ({ id, version: 2, status }));
  const fetched = vi.fn(async () => {
    if (fetched.mock.calls.length > 1) await held.promise;
    return Response.json({ changed, refused: [] });
  });
  vi.stubGlobal('fetch', fetched);
  shownToast.set(undefined);
  startSession('first', 'casey');
  const rows = changed.map(({ id }) => ({ id, version: 1, name: 'Ana' }));
  bulk().mutate({ rows, field: 'status', value: 'completed' });
  await vi.waitFor(() => expect(toast()?.action).toBeDefined());
  const said = toast();
  said?.action?.run();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  startSession('second', 'dana');
  const isOver = vi.spyOn(queryClient, 'invalidateQueries').mockClear();
  held.resolve();
  await vi.waitFor(() => expect(isOver).toHaveBeenCalled());
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(toast()).toBe(said);
});

it('what somebody asked for who has left is told to nobody who came after', async () => {
  const held = Promise.withResolvers<void>();
  const fetched = vi.fn(async () => {
    await held.promise;
    return Response.json({ changed: [], refused: [{ id: 1, reason: 'Closed by Ana.' }] });
  });
  vi.stubGlobal('fetch', fetched);
  shownToast.set(undefined);
  startSession('first', 'casey');
  const onDone = vi.fn();
  const rows = [{ id: 1, version: 1, name: 'Ana' }];
  bulk(onDone).mutate({ rows, field: 'status', value: 'completed' });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  startSession('second', 'dana');
  held.resolve();
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(onDone).not.toHaveBeenCalled();
  expect(toast()).toBeUndefined();
});
