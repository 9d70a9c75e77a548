import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, it, vi } from 'vitest';

// Screens read the signed-in account from storage when they load.
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => {});
afterAll(() => vi.unstubAllGlobals());
const { StaffNav } = await import('./staff-nav');
const { sessionPath } = await import('../data/api');

function renderFor(role: string) {
  const client = new QueryClient();
  client.setQueryData([sessionPath], { role });
  client.setQueryData(['/api/summary'], {
    ...{ activeAlerts: 1, overdueReminders: 2, submissions: { new: 1 }, unreadMessages: 1 },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <StaffNav />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('uses the singular for a menu count of one', () => {
  const shown = renderFor('owner');
  for (const text of [
    '1 active alert',
    '2 overdue follow-ups',
    '1 new submission',
    '1 unread message',
  ])
    expect(shown).toContain(`>${text}<`);
});

it('shows a case worker at most nine entries before a group is unfolded', () => {
  const unfolded = renderFor('case-worker').replace(/<details.*?<\/details>/gs, '');
  const entries = unfolded.match(/class="rail-link"/g) ?? [];
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.length).toBeLessThanOrEqual(9);
});
