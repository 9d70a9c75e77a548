import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import type { CaseAlert } from '../data/rows';

const storage = { getItem: () => 'token', setItem: () => {}, removeItem: () => {} };
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('sessionStorage', storage);
vi.stubGlobal('addEventListener', () => {});
// Test files share what they load: this one loads it anew, and leaves nothing of it behind.
vi.resetModules();
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
const { useReopenAlert } = await import('./resolve-alert');
const { openConflict } = await import('../data/conflict');
const { queryClient } = await import('../data/query-client');
const { shownToast } = await import('../../ui/toasts');

type Named = CaseAlert & { memberName?: string };

function reopen(alert: Pick<Named, 'id' | 'version' | 'title' | 'memberName'>): void {
  function Screen() {
    useReopenAlert().mutate(alert as Named);
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  );
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
  reopen({ ...alert, memberName });
  await vi.waitFor(() => expect(shownToast.get()).toMatchObject({ description: toast }));
  reopen({ ...alert, memberName });
  await vi.waitFor(() => expect(openConflict.get()?.failed).toMatch(dialog));
  openConflict.set(undefined);
});
