import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../tests/screens/fake-server';
import { fillField, renderStaff } from '../../../tests/screens/render-staff';
import { NoteComposer, RecordComposer } from './composer-kinds';
import { AddServiceRecord } from './service-record-forms';

const memberId = 43;
const path = `/admin/member-profile/${memberId}`;
const isoNow = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

it.each([
  ['completed when the composer asks what was given', RecordComposer, 'completed'],
  ['in progress when the form of its tab is used', AddServiceRecord, 'in-progress'],
] as const)('records a service of today as %s', async (_, Form, outcome) => {
  const { writes } = fakeServer({ 'POST /api/service-records': { id: 1, version: 1 } });
  const { user } = renderStaff(<Form memberId={memberId} />, path);
  await user.selectOptions(screen.getByLabelText(/^Service Type/), 'food');
  await fillField(user, screen.getByLabelText(/^Description/), 'A box of groceries');
  await user.click(screen.getByRole('button', { name: 'Add Service Record' }));
  await screen.findByText('Service record added successfully');
  expect(writes()[0]?.body).toMatchObject({ memberId, outcome, serviceDate: isoNow });
});

it('sends the current time with a progress note dated today', async () => {
  const { writes } = fakeServer({ 'POST /api/member-progress': { id: 1, version: 1 } });
  const { user } = renderStaff(<NoteComposer memberId={memberId} />, path);
  await fillField(user, screen.getByLabelText(/^Description/), 'She called back');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText('Progress note added successfully');
  expect(writes()[0]?.body).toMatchObject({ memberId, progressDate: isoNow });
});
