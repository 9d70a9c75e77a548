import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRefusal, fakeServer, page } from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { memberRow } from '../../../tests/screens/rows';

const desk = { username: 'fay', role: 'front-desk' };

it('sends only the corrected answers and returns to the day of the front desk', async () => {
  const member = memberRow({ id: 7, firstName: 'Rosa', lastName: 'Dias', programAreas: [] });
  const { writes } = fakeServer({
    'GET /api/admin/session': desk,
    'GET /api/my-intakes/7': member,
    'PATCH /api/members/7': { ...member, lastName: 'Diaz', version: 2 },
    'GET /api/arrivals': [],
    'GET /api/service-day': { expected: [], served: [] },
    'GET /api/activity': page([]),
  });
  const { user } = renderStaffArea('/admin/member-intake/7');
  await fillField(user, await screen.findByRole('textbox', { name: 'Last Name' }), 'Diaz');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Changes saved');
  await waitFor(() => expect(location.pathname).toBe('/admin/dashboard'));
  expect(writes().map(({ body }) => body)).toEqual([{ lastName: 'Diaz' }]);
});

it('says why an intake can no longer be corrected', async () => {
  fakeServer({
    'GET /api/admin/session': desk,
    'GET /api/my-intakes/7': () => createRefusal(403, 'not-allowed'),
  });
  renderStaffArea('/admin/member-intake/7');
  await screen.findByText(/Refused: not-allowed/);
});
