import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { minuteMs } from '#domain/calendar/durations';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { ContactLog } from './contact-log';
import { ContactNote } from './contact-note';

const attemptAt = (id: number, outcome: string, minutesAgo: number) => ({
  ...{ id, version: 1, kind: 'call', outcome, note: '', author: 'casey', followUpAt: null },
  createdAt: new Date(Date.now() - minutesAgo * minuteMs).toISOString(),
});

it('offers Undo for the newest contact and Correct for an older contact with the outcome reached', async () => {
  fakeServer({
    'GET /api/contact-attempts': () => [
      attemptAt(3, 'voicemail', 2),
      attemptAt(2, 'reached', 5),
      attemptAt(1, 'no-answer', 8),
    ],
  });
  renderStaff(<ContactLog person={{ contactId: 37 }} name="Ana Silva" />);
  await screen.findByRole('button', { name: 'Undo: Call: left a message' });
  screen.getByRole('button', { name: 'Correct: Call: reached' });
  expect(screen.queryByRole('button', { name: /Call: no answer/ })).toBeNull();
});

it('corrects a contact older than ten minutes with a new entry', async () => {
  const { writes } = fakeServer({
    'GET /api/contact-attempts': () => [attemptAt(2, 'reached', 11)],
    'POST /api/contact-attempts': () => attemptAt(3, 'no-answer', 0),
  });
  const { user } = renderStaff(
    <>
      <ContactLog person={{ contactId: 37 }} name="Ana Silva" />
      <ContactNote />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Correct: Call: reached' }));
  const outcome = await screen.findByLabelText('How it went');
  expect(outcome.textContent).toBe('No answerLeft a message');
  await user.click(screen.getByRole('button', { name: 'Log contact' }));
  await screen.findByText(/Logged: no answer/);
  expect(writes()).toMatchObject([
    { body: { contactId: 37, corrects: 2, kind: 'call', outcome: 'no-answer' } },
  ]);
});
