import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accounts } from '#text/staff/accounts';
import { createRefusal, fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { OwnerNotices } from './owner-notices';

it('says on the dashboard that the notices could not be loaded, and nothing when there are none', async () => {
  let isBroken = true;
  const { sent } = fakeServer({
    'GET /api/notices': () => (isBroken ? createRefusal(500, 'unexpected') : []),
  });
  const { user } = renderStaff(<OwnerNotices most={3} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(accounts.notices.unread);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(sent).toHaveLength(2);
});
