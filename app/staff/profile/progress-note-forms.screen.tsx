import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createDelayedResponse,
  createRefusal,
  failConnection,
  fakeServer,
} from '../../../tests/screens/fake-server';
import { fillField, renderStaff } from '../../../tests/screens/render-staff';
import type { ProgressNote } from '../data/rows';
import { endSession, startSession } from '../data/session';
import { AddProgressNote, CorrectProgressNote } from './progress-note-forms';

const memberId = 41;
const path = `/admin/member-profile/${memberId}`;
const save = () => screen.getByRole('button', { name: 'Add Progress Note' });
const description = () => screen.getByLabelText<HTMLTextAreaElement>(/^Description/);

async function typeNote(user: ReturnType<typeof renderStaff>['user']) {
  await fillField(user, screen.getByLabelText(/^Title/), 'First visit');
  await fillField(user, description(), 'She asked for the blue door');
}

it('sends a note once when the button is pressed twice', async () => {
  const { response, answer } = createDelayedResponse();
  const { writes } = fakeServer({ 'POST /api/member-progress': () => response });
  const { user } = renderStaff(<AddProgressNote memberId={memberId} />, path);
  await typeNote(user);
  await user.dblClick(save());
  answer({ id: 1, version: 1 });
  await screen.findByText('Progress note added successfully');
  expect(writes()).toHaveLength(1);
  expect(writes()[0]?.body).toMatchObject({ memberId, title: 'First visit' });
});

it('resends a note with the same idempotency key when the response was lost and the screen was reopened', async () => {
  let attempts = 0;
  const { writes } = fakeServer({
    'POST /api/member-progress': () => {
      attempts += 1;
      return attempts === 1 ? failConnection() : { id: 1, version: 1 };
    },
  });
  const first = renderStaff(<AddProgressNote memberId={memberId} />, path);
  await typeNote(first.user);
  await first.user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server');
  first.unmount();

  const { user } = renderStaff(<AddProgressNote memberId={memberId} />, path);
  expect(description().value).toBe('She asked for the blue door');
  screen.getByText('We restored what you typed but did not save.');
  await user.click(save());
  await screen.findByText('Progress note added successfully');
  const [one, other] = writes().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(one).toMatch(/\d/);
  expect(other).toBe(one);
});

it('keeps text typed while the response is pending as a note of its own', async () => {
  const { response, answer } = createDelayedResponse();
  const { writes } = fakeServer({ 'POST /api/member-progress': () => response });
  const { user } = renderStaff(<AddProgressNote memberId={memberId} />, path);
  await typeNote(user);
  await user.click(save());
  await fillField(user, description(), 'She found work');
  answer({ id: 1, version: 1 });
  await screen.findByText('Progress note added successfully');
  expect(description().value).toBe('She found work');
  await user.click(save());
  await waitFor(() => expect(writes()).toHaveLength(2));
  const [one, other] = writes().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(other).not.toBe(one);
});

it('keeps the draft for the same person when the session ends, and shows it to nobody else', async () => {
  fakeServer({ 'POST /api/member-progress': () => createRefusal(401, 'not-signed-in') });
  const first = renderStaff(<AddProgressNote memberId={memberId} />, path);
  await typeNote(first.user);
  await first.user.click(save());
  await waitFor(() => expect(localStorage.getItem('wwi_admin_token')).toBeNull());
  first.unmount();

  startSession('token-of-another', 'finn');
  const other = renderStaff(<AddProgressNote memberId={memberId} />, path);
  expect(description().value).toBe('');
  other.unmount();

  startSession('token', 'admin');
  renderStaff(<AddProgressNote memberId={memberId} />, path);
  expect(description().value).toBe('She asked for the blue door');
  endSession({ onPurpose: true });
});

it('focuses the first wrong field and keeps the text when the server refuses it', async () => {
  fakeServer({
    'POST /api/member-progress': () =>
      createRefusal(422, 'invalid', { fields: { description: 'Write less' } }),
  });
  const { user } = renderStaff(<AddProgressNote memberId={memberId} />, path);
  await typeNote(user);
  await user.click(save());
  await waitFor(() => expect(document.activeElement).toBe(description()));
  expect(description().getAttribute('aria-invalid')).toBe('true');
  expect(description().value).toBe('She asked for the blue door');
});

it('says by how many characters a text is too long, and truncates nothing', async () => {
  fakeServer({});
  const { user } = renderStaff(<AddProgressNote memberId={memberId} />, path);
  await fillField(user, description(), 'a'.repeat(4_900));
  screen.getByText(/100 characters left/);
  await fillField(user, description(), 'a'.repeat(5_003));
  screen.getByText(/3 characters too many/);
  expect(description().value).toHaveLength(5_003);
});

const noteOfToday = {
  ...{ id: 7, memberId, version: 1, title: 'Visit', description: 'All is calm' },
  ...{ progressType: 'check-in', status: 'in-progress', outcome: null, nextCheckIn: null },
  ...{ progressDate: '2026-11-18T15:00:00.000Z', createdAt: new Date().toISOString() },
} as unknown as ProgressNote;

it('sends a correction drafted yesterday and keeps its text when the server refuses it', async () => {
  const tooLate = 'This can be corrected on the day it was written.';
  const { writes } = fakeServer({
    'PATCH /api/member-progress/7': () => createRefusal(409, 'conflict', { message: tooLate }),
  });
  const today = renderStaff(<CorrectProgressNote note={noteOfToday} onClose={() => {}} />, path);
  await fillField(today.user, description(), 'All is calmer');
  today.unmount();
  const createdAt = new Date(Date.now() - 30 * 3_600_000).toISOString();
  const { user } = renderStaff(
    <CorrectProgressNote note={{ ...noteOfToday, createdAt }} onClose={() => {}} />,
    path,
  );
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  expect((await screen.findByRole('alert')).textContent).toContain(tooLate);
  expect(description().value).toBe('All is calmer');
  expect(writes()[0]?.body).toEqual({ description: 'All is calmer' });
});

it('shows both versions when a colleague changed the note meanwhile, and saves on the newer one', async () => {
  const note = noteOfToday;
  const current = { ...note, version: 2, title: 'Home visit' };
  let attempts = 0;
  const { writes } = fakeServer({
    'PATCH /api/member-progress/7': () => {
      attempts += 1;
      const conflict = {
        current,
        changedBy: 'marcus',
        differs: { title: ['Home visit', 'Visit'] },
      };
      return attempts === 1
        ? createRefusal(409, 'changed-since', conflict)
        : { ...current, version: 3 };
    },
  });
  const { user } = renderStaff(<CorrectProgressNote note={note} onClose={() => {}} />, path);
  await fillField(user, description(), 'All is calmer');
  await user.click(screen.getByRole('button', { name: 'Save correction' }));
  const notice = await screen.findByRole('group', { name: /marcus/i });
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Home visit');
  await user.click(within(notice).getByRole('button', { name: /save/i }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.headers.get('If-Match')).toBe('"2"');
  expect(writes()[1]?.body).toEqual({ description: 'All is calmer' });
});
