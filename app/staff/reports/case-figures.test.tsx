import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, it, vi } from 'vitest';

// Screens read the signed-in account from storage when they load.
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => {});
afterAll(() => vi.unstubAllGlobals());
const { CaseFigures } = await import('./case-figures');
const { sessionPath } = await import('../data/api');

const figures = {
  casesByStatus: [{ name: 'active', total: 31 }],
  casesByTopic: [{ name: 'food', total: 17 }],
  ...{ applicationsByWeek: [], responsesDue: { received: '', rows: [] } },
  servicesByMonth: [{ month: '2026-02-01', total: 40, people: 9 }],
};

it('prints each number once, and links it to its cases for roles that may open them', () => {
  const shownTo = (role: string) => {
    const client = new QueryClient();
    client.setQueryData([sessionPath], { role });
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <CaseFigures figures={figures} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  };
  expect(shownTo('owner')).toMatch(
    /status=active"[^>]*>31<.*topic=food"[^>]*>17<.*served=2026-02-01\.\.2026-02-28"[^>]*>9</,
  );
  expect(shownTo('figures')).toMatch(/>31<.*>17</);
  expect(shownTo('figures')).not.toContain('href');
  for (const number of ['>31<', '>17<']) {
    expect(shownTo('owner').split(number)).toHaveLength(2);
  }
});
