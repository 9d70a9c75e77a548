import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { accounts } from '#text/staff/accounts';
import { standInBrowser } from '../on-screen';

standInBrowser();
const { OwnerNotices } = await import('./owner-notices');

it('that the notices could not be read is not taken for none on the dashboard', () => {
  const shownAfter = (state: object) => {
    const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
    client
      .getQueryCache()
      .build(client, { queryKey: ['/api/notices'] })
      .setState(state);
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <OwnerNotices most={3} />
      </QueryClientProvider>,
    );
  };
  const failed = { status: 'error', error: new Error('lost'), errorUpdateCount: 1 };
  expect(shownAfter(failed)).toContain(accounts.notices.unread);
  expect(shownAfter({ status: 'success', data: [], dataUpdatedAt: 1 })).toBe('');
});
