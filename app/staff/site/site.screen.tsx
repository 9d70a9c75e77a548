import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeRequest, fakeServer } from '../../../tests/screens/fake-server';
import { fillField, renderStaff } from '../../../tests/screens/render-staff';
import type { EditableField, SiteDraft, SiteRelease, SiteState } from '../data/rows';
import SiteScreen from './site';

const draftOf = (id: number, key: string, value: unknown, version = 1): SiteDraft => ({
  ...{ id, key, value, version, author: 'erin' },
  ...{ createdAt: '2026-11-19T15:00:00.000Z', updatedAt: '2026-11-19T15:00:00.000Z' },
});
const fieldOf = (field: Partial<EditableField> & Pick<EditableField, 'key' | 'label'>) => ({
  ...{ group: '', kind: 'text' as const, maxLength: 300, isTranslated: true, draft: null },
  ...{ published: { en: '', es: '' } },
  ...field,
});

/** A fake server with two fields, one of which has a draft, and two releases. */
function startServer(site: Partial<SiteState> = {}) {
  const fields: EditableField[] = [
    fieldOf({
      ...{ key: 'phone', label: 'phone', kind: 'phone', isTranslated: false },
      ...{ published: '804-555-0142', draft: draftOf(31, 'phone', '804-555-0199', 4) },
    }),
    fieldOf({ key: 'announcement', label: 'announcement' }),
  ];
  const release = (id: number): SiteRelease => ({
    ...{ id, note: '', author: 'erin', restoredFrom: null, createdAt: '2026-11-18T15:00:00.000Z' },
    changes: [{ key: 'phone', before: '804-555-0100', after: '804-555-0142' }],
  });
  return fakeServer({
    'GET /api/site': () => ({ release: 12, fields, unfit: [], ...site }),
    'GET /api/site-releases': () => [release(12), release(11)],
    'POST /api/site-drafts': ({ body }: FakeRequest) => {
      const { key, value } = body as { key: string; value: unknown };
      const field = fields.find((each) => each.key === key);
      if (field !== undefined) field.draft = draftOf(32, key, value);
      return draftOf(32, key, value);
    },
    'POST /api/site-releases': () => release(13),
    'POST /api/site-releases/11/restore': () => release(13),
  });
}

it('saves one draft for both languages when Save is pressed twice', async () => {
  const { writes } = startServer();
  const { user } = renderStaff(<SiteScreen />);
  await user.click(
    await screen.findByRole('button', { name: 'Edit announcement above every page' }),
  );
  await fillField(user, screen.getByLabelText('English'), 'Closed on Friday.');
  await fillField(user, screen.getByLabelText('Español'), 'Cerramos el viernes.');
  await user.dblClick(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Draft saved');
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/site-drafts',
      {
        key: 'announcement',
        value: { en: 'Closed on Friday.', es: 'Cerramos el viernes.' },
      },
    ],
  ]);
});

it('shows what changes, and publishes the versions that it showed', async () => {
  const { writes } = startServer();
  const { user } = renderStaff(<SiteScreen />);
  const changes = within(await screen.findByRole('region', { name: 'Changes to publish' }));
  changes.getByText('804-555-0142');
  changes.getByText('804-555-0199');
  await fillField(user, changes.getByLabelText('Note for the history'), 'New line');
  await user.click(changes.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Published. Visitors see it now.');
  expect(writes()[0]?.body).toEqual({ note: 'New line', drafts: [{ id: 31, version: 4 }] });
});

it('asks before it restores an older release', async () => {
  const { writes } = startServer();
  const { user } = renderStaff(<SiteScreen />);
  await user.click(await screen.findByRole('button', { name: 'Restore release 11' }));
  expect(writes()).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await screen.findByText('Release 11 was restored');
  expect(writes().map(({ path }) => path)).toEqual(['/api/site-releases/11/restore']);
});

it('warns when a change is in one language only', async () => {
  startServer({
    fields: [
      fieldOf({
        ...{ key: 'announcement', label: 'announcement' },
        draft: draftOf(32, 'announcement', { en: 'Closed on Friday.', es: '' }),
      }),
    ],
  });
  renderStaff(<SiteScreen />);
  await screen.findByText(/Only one language changed/);
});

it('lists published values that do not fit this version', async () => {
  startServer({ unfit: [{ key: 'leaders.nobody.title', value: 'Director' }] });
  renderStaff(<SiteScreen />);
  await screen.findByText('leaders.nobody.title: Director');
});
