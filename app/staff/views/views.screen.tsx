import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, page } from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';

type View = { id: number; version: number; name: string; isShared: boolean };

/** A fake server with saved views of the submissions. */
function startViews(id: number, first: View[] = []) {
  let views: View[] = first;
  const one = { list: 'submissions', filter: { status: 'new' }, owner: 'admin' };
  const server = fakeServer({
    'GET /api/get-involved-submissions': page([]),
    'GET /api/saved-views': () => views.map((view) => ({ ...one, ...view })),
    'GET /api/saved-views/counts': () => views.map((view) => ({ id: view.id, count: 2 })),
    'POST /api/saved-views': ({ body }) => {
      views = [{ id, version: 1, name: body.name, isShared: false }];
      return { ...one, ...views[0] };
    },
    [`PATCH /api/saved-views/${id}`]: ({ body }) => {
      views = views.map((view) => ({ ...view, ...body, version: view.version + 1 }));
      return { ...one, ...views[0] };
    },
    [`DELETE /api/saved-views/${id}`]: () => {
      const [gone] = views;
      views = [];
      return { ...one, ...gone, version: 2 };
    },
  });
  return server;
}
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Views of this list' }));
const press = async (user: ReturnType<typeof renderStaffArea>['user'], name: string) =>
  user.click((await dialog()).getByRole('button', { name }));

it('saves a filter under a name, shares it, and renames it', async () => {
  const { writes } = startViews(1201);
  const { user } = renderStaffArea('/admin/submissions?status=new');
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await fillField(user, (await dialog()).getByLabelText(/^Name/), 'Waiting');
  await press(user, 'Save view');
  await screen.findByText('View saved');
  await (await dialog()).findByRole('button', { name: 'Share Waiting' });
  await press(user, 'Share Waiting');
  await (await dialog()).findByRole('button', { name: 'Stop sharing Waiting' });
  await press(user, 'Rename Waiting');
  const form = within((await dialog()).getByRole('form', { name: 'Rename Waiting' }));
  await fillField(user, form.getByLabelText(/^Name/), 'New ones');
  await user.click(form.getByRole('button', { name: 'Rename' }));
  await screen.findByText('View renamed');
  expect(writes().map(({ body }) => body)).toEqual([
    expect.objectContaining({
      name: 'Waiting',
      filter: expect.objectContaining({ status: 'new' }),
    }),
    { isShared: true },
    { name: 'New ones' },
  ]);
});

it('deletes a view once when the button is pressed twice, and restores it with Undo', async () => {
  const { writes } = startViews(1211, [{ id: 1211, version: 1, name: 'Old', isShared: false }]);
  const { user } = renderStaffArea('/admin/submissions');
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  const remove = await (await dialog()).findByRole('button', { name: 'Delete Old' });
  await user.dblClick(remove);
  await screen.findByText('View deleted');
  await waitFor(() => expect(remove.isConnected).toBe(false));
  expect(writes().map(({ method }) => method)).toEqual(['DELETE']);
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  await (await dialog()).findByText('Old');
});
