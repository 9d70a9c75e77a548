import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, it, vi } from 'vitest';

// The screens ask the browser at once who is signed in.
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => {});
afterAll(() => vi.unstubAllGlobals());
const { StaffNav } = await import('./staff-nav');
const { sessionPath } = await import('../data/api');

it('counts one as one', () => {
  const client = new QueryClient();
  client.setQueryData([sessionPath], { role: 'owner' });
  client.setQueryData(['/api/summary'], {
    ...{ activeAlerts: 1, overdueReminders: 2, submissions: { new: 1 }, unreadMessages: 1 },
  });
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <StaffNav />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  for (const text of [
    '1 active alert',
    '2 overdue follow-ups',
    '1 new submission',
    '1 unread message',
  ])
    expect(shown).toContain(`>${text}<`);
});
