import { expect, it, vi } from 'vitest';
import type { CaseAlert } from '../data/rows';
import { onScreen, standInBrowser } from '../on-screen';

standInBrowser();
const { useReopenAlert } = await import('./resolve-alert');
const { openConflict } = await import('../data/conflict');
const { queryClient } = await import('../data/query-client');
const { startSession } = await import('../data/session');
const { shownToast } = await import('../../ui/toasts');

type Named = CaseAlert & { memberName?: string };

function reopen(alert: Pick<Named, 'id' | 'version' | 'title' | 'memberName'>): void {
  onScreen(queryClient, useReopenAlert).mutate(alert as Named);
}

it.each([
  { memberName: 'Ana Lee', toast: 'Ana Lee: No heating', dialog: /Ana Lee, No heating/ },
  { memberName: '', toast: 'No heating', dialog: /: No heating/ },
])('whose alert it is stands in what is said of it: $toast', async (expected) => {
  const alert = { id: 1, version: 2, title: 'No heating' };
  const { memberName, toast, dialog } = expected;
  const responses = [
    Response.json(alert),
    Response.json({ error: { code: 'changed-since', current: alert } }, { status: 409 }),
  ];
  vi.stubGlobal('fetch', async () => responses.shift());
  startSession('token', 'casey');
  reopen({ ...alert, memberName });
  await vi.waitFor(() => expect(shownToast.get()).toMatchObject({ description: toast }));
  reopen({ ...alert, memberName });
  await vi.waitFor(() => expect(openConflict.get()?.failed).toMatch(dialog));
  openConflict.set(undefined);
});
