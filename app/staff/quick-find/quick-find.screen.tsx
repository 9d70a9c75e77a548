import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { broken, fakeServer, heldResponse } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { QuickFind } from './quick-find';

it('says that it searches and that it could not, and "Nothing found" only after a response', async () => {
  const { response, answer } = heldResponse();
  let find: () => unknown = () => response;
  fakeServer({ 'GET /api/quick-find': () => find() });
  const { user } = renderStaff(<QuickFind />);
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog'));
  const expectStatus = (text: string) =>
    waitFor(() => expect(dialog.getByRole('status').textContent).toBe(text));
  await user.keyboard('zz');
  await expectStatus('Loading…');
  answer(broken());
  await expectStatus('This could not be loaded.');
  find = () => ({ members: [], submissions: [], messages: [] });
  await user.keyboard('q');
  await expectStatus('Nothing found');
});
