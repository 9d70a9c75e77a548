import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createRefusal, fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { queryClient } from '../data/query-client';
import { FailureBanner } from './failure-banner';

it('shows the reason from the server until the server is ready again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval', 'Date'] });
  let reason: string | undefined = 'writes-failing';
  fakeServer({
    'GET /api/ready': () =>
      reason ? createRefusal(503, 'unavailable', { reason }) : { status: 'ready' },
  });
  renderStaff(<FailureBanner />);
  await screen.findByText(/The database cannot save\. The disk may be full\./);
  reason = 'outbox-unreadable';
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await screen.findByText(/The outbox cannot be read\./);
  reason = undefined;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('shows nothing while the server is ready or shutting down for an update', async () => {
  const { sent } = fakeServer({ 'GET /api/ready': () => createRefusal(503, 'unavailable') });
  const { container } = renderStaff(<FailureBanner />);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container.textContent).toBe('');
});
