import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRefusal, fakeServer, page } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { PeopleScreen } from './people';
import { RestrictedNotShown } from './restricted-not-shown';

const deskSession = { username: 'fran', role: 'front-desk', mustEnrol: false };

it.each([
  [1, '1 restricted case not shown'],
  [2, '2 restricted cases not shown'],
])(
  'says below an empty list how many restricted cases it omits: %i',
  async (notShown, sentence) => {
    fakeServer({
      'GET /api/admin/session': deskSession,
      'GET /api/restricted-cases': { notShown },
      'GET /api/members': page([]),
    });
    renderStaff(<PeopleScreen />, '/admin/case-management?search=Canary');
    await screen.findByText(sentence);
    expect(screen.queryByText('Restricted case')).toBeNull();
    expect(screen.queryByRole('button', { name: /Open one/ })).toBeNull();
  },
);

it('says nothing when the user can access every case', async () => {
  const { sent } = fakeServer({});
  renderStaff(<RestrictedNotShown />);
  await expect.poll(() => sent.map(({ path }) => path)).toContain('/api/restricted-cases');
  expect(screen.queryByText(/restricted/)).toBeNull();
});

it('opens a restricted case with its exact phone number and a reason, and requires both', async () => {
  const responses: unknown[] = [createRefusal(404, 'not-found'), { id: 7 }];
  const { writes } = fakeServer({
    'GET /api/restricted-cases': { notShown: 2 },
    'POST /api/restricted-cases/open': () => responses.shift(),
  });
  const { user } = renderStaff(<RestrictedNotShown />);
  await user.click(await screen.findByRole('button', { name: 'Open one with a reason…' }));
  const press = () => user.click(screen.getByRole('button', { name: 'Open with this reason' }));
  await user.type(screen.getByLabelText('Reference, phone number, or email'), '804-555-0123');
  await press();
  expect(document.activeElement).toBe(screen.getByLabelText('Why you need it'));
  await screen.findByText('Say why you need to open it');
  expect(writes()).toEqual([]);
  await user.type(screen.getByLabelText('Why you need it'), 'Her sister is here');
  await press();
  await screen.findByText(/The case was not opened/);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await press();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(writes()[1]?.body).toEqual({ known: '804-555-0123', reason: 'Her sister is here' });
});
