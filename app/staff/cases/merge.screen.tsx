// Merging two cases from a possible duplicate, and undoing it.
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { createRefusal, fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { memberRow } from '../../../tests/screens/rows';
import { shownToast } from '../../ui/toasts';
import { MemberScreen } from '../profile/member-screen';
import { CaseDuplicates } from './duplicate-notices';
import { MergedCases } from './merged-cases';

const texts = { address: null, city: null, state: null, zipCode: null, dateOfBirth: null };
const member = memberRow({
  ...{ id: 61, version: 3, reference: 'WW-1', updatedAt: '2026-11-03T15:00:00.000Z' },
  ...{ ...texts, phone: '804-555-0101', email: 'ana@example.org', notes: 'Knows Rosa' },
  safeContact: { voicemail: true, text: true, sayWho: null, note: '' },
});
const other = memberRow({
  ...{ id: 62, version: 5, reference: 'WW-2', updatedAt: '2026-11-09T15:00:00.000Z' },
  ...{ ...texts, firstName: 'Anna', phone: '804-555-0102', email: null, notes: 'Has two dogs' },
  safeContact: { voicemail: false, text: true, sayWho: null, note: '' },
  status: 'completed',
});
const duplicate = {
  ...{ id: 62, firstName: 'Anna', lastName: 'Lee', email: null, phone: '804-555-0102' },
  ...{ dateOfBirth: null, status: 'completed', createdAt: '2026-11-02T15:00:00.000Z' },
  ...{ reasons: ['phone'], decision: null, version: 0 },
};

it('proposes the newer value that is not empty, and merges on the versions and choices shown', async () => {
  const { writes } = fakeServer({
    'GET /api/members/61/duplicates': [duplicate],
    'GET /api/members/61': member,
    'GET /api/members/62': other,
    'POST /api/members/61/merge': { ...member, firstName: 'Anna' },
  });
  const { user } = renderStaff(<CaseDuplicates member={member} />, '/admin/member-profile/61');
  await user.click(await screen.findByRole('button', { name: 'Merge…' }));
  const dialog = await screen.findByRole('dialog');
  const name = await within(dialog).findByRole('group', { name: 'Name' });
  expect(within(name).getByRole<HTMLInputElement>('radio', { name: 'Anna Lee' }).checked).toBe(
    true,
  );
  const email = within(dialog).getByRole('group', { name: 'Email' });
  expect(
    within(email).getByRole<HTMLInputElement>('radio', { name: 'ana@example.org' }).checked,
  ).toBe(true);
  within(dialog).getByText(/Voicemail: no/);
  within(dialog).getByText(/The merged case stays open/);
  within(dialog).getByText(/Knows Rosa\s+Has two dogs/);
  await user.click(within(dialog).getByRole('radio', { name: '804-555-0101' }));
  await user.click(within(dialog).getByRole('button', { name: 'Merge the cases' }));
  await waitFor(() => expect(shownToast.get()).toMatchObject({ title: 'Merged into Anna Lee.' }));
  expect(writes()).toMatchObject([
    {
      path: '/api/members/61/merge',
      body: {
        ...{ otherId: 62, otherVersion: 5 },
        choices: { name: 'other', phone: 'kept', email: 'kept', status: 'kept' },
      },
    },
  ]);
  expect(writes()[0]?.headers.get('if-match')).toBe('"3"');
});

it('merges into the other case when that one is chosen to stay', async () => {
  const { writes } = fakeServer({
    'GET /api/members/61/duplicates': [duplicate],
    'GET /api/members/61': member,
    'GET /api/members/62': other,
    'POST /api/members/62/merge': createRefusal(409, 'conflict'),
  });
  const { user } = renderStaff(<CaseDuplicates member={member} />, '/admin/member-profile/61');
  await user.click(await screen.findByRole('button', { name: 'Merge…' }));
  await user.click(await screen.findByRole('radio', { name: /Anna Lee, WW-2/ }));
  await user.click(screen.getByRole('button', { name: 'Merge the cases' }));
  await waitFor(() => expect(JSON.stringify(shownToast.get())).toMatch(/were not merged/));
  expect(writes()).toMatchObject([
    { body: { otherId: 61, otherVersion: 3, choices: { name: 'kept', status: 'other' } } },
  ]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('undoes a merge after a second press, and names the rows that stay', async () => {
  const { writes } = fakeServer({
    'GET /api/members/61/merges': [
      {
        ...{ id: 7, otherId: 62, name: 'Anna Lee', reference: 'WW-2', mergedBy: 'ruth' },
        ...{ createdAt: '2026-11-09T15:00:00.000Z', canUndo: true },
      },
    ],
    'POST /api/members/61/unmerge': {
      ...{ keptId: 61, otherId: 62 },
      added: [
        { kind: 'progress-note', rows: 1 },
        { kind: 'service-record', rows: 2 },
      ],
    },
  });
  const merged = { ...member, formerReferences: ['WW-2'] };
  const { user } = renderStaff(<MergedCases member={merged} />, '/admin/member-profile/61');
  await user.click(await screen.findByRole('button', { name: 'Undo the merge…' }));
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Make two cases again' }));
  await waitFor(() =>
    expect(shownToast.get()).toMatchObject({
      description: 'Added since the merge, and stays on this case: 1 note, 2 services.',
    }),
  );
  expect(writes()).toMatchObject([{ body: { mergeId: 7 } }]);
});

it('follows the address of a merged case to the kept one', async () => {
  fakeServer({
    'GET /api/members/62': createRefusal(404, 'not-found', { mergedInto: 61 }),
    'GET /api/members/61': member,
  });
  renderStaff(
    <Routes>
      <Route
        path="/admin/member-profile/:id"
        element={<MemberScreen>{(row) => <p>Case {row.id}</p>}</MemberScreen>}
      />
    </Routes>,
    '/admin/member-profile/62',
  );
  await screen.findByText('Case 61');
});
