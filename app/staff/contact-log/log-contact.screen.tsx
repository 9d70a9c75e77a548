import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failConnection, fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { LogContact } from './log-contact';

it('logs one contact when the response is lost and the button is pressed again', async () => {
  let isLost = true;
  const { writes } = fakeServer({
    'POST /api/contact-attempts': () => {
      if (isLost) return failConnection();
      return { id: 18, version: 1, outcome: 'voicemail', followUpAt: null };
    },
  });
  const { user } = renderStaff(<LogContact person={{ memberId: 37 }} name="Ana Silva" />);
  const leaveMessage = async () => {
    await user.click(screen.getByRole('button', { name: 'Log a contact with Ana Silva' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Call: Left a message' }));
  };
  await leaveMessage();
  await screen.findByText(/We cannot reach the server/);
  isLost = false;
  await leaveMessage();
  await screen.findByText(/Logged: left a message/);
  await leaveMessage();
  const keys = writes().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
