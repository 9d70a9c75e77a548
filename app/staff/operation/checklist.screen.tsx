import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeRequest, fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { queryClient } from '../data/query-client';
import type { Checklist } from '../data/rows';
import ChecklistScreen from './checklist';
import { ChecklistNotice } from './checklist-notice';

const step = (id: number, name: Checklist[number]['name'], more: Partial<Checklist[number]> = {}) =>
  ({
    id,
    name,
    isDone: false,
    isDismissed: false,
    version: 1,
    ...more,
  }) satisfies Checklist[number];

/** A fake server with two missing steps and one done. */
function startServer() {
  const steps = [step(71, 'https'), step(72, 'mail'), step(73, 'backups', { isDone: true })];
  const set = (values: object) => {
    Object.assign(steps[0] ?? {}, values, { version: (steps[0]?.version ?? 0) + 1 });
    return steps[0];
  };
  const server = fakeServer({
    'GET /api/checklist': () => steps,
    'PATCH /api/checklist/71': ({ body }: FakeRequest) => set(body),
    'POST /api/checklist/71/undo': () => set({ isDismissed: false }),
  });
  return server;
}
const row = (title: RegExp) =>
  within(screen.getByRole('heading', { name: title }).closest('li') ?? expect.unreachable());

it('shows which steps are missing and which are done', async () => {
  startServer();
  renderStaff(<ChecklistScreen />);
  await screen.findByRole('heading', { name: /TLS/ });
  row(/TLS/).getByText('Missing');
  row(/backups/).getByText('Done');
  expect(row(/backups/).queryByRole('button')).toBeNull();
});

it('dismisses a step with the version that was shown, and undoes it', async () => {
  const { writes } = startServer();
  const { user } = renderStaff(<ChecklistScreen />);
  await user.click(await screen.findByRole('button', { name: /^Dismiss: .*TLS/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  await waitFor(() => row(/TLS/).getByText('Missing'));
  expect(writes().map(({ path }) => path)).toEqual(['/api/checklist/71', '/api/checklist/71/undo']);
  expect(writes().map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
});

it('counts the missing steps at the end of a screen', async () => {
  startServer();
  renderStaff(<ChecklistNotice />);
  await screen.findByText(/^2 setup steps are not done yet\./);
  const link = screen.getByRole('link', { name: 'Site checklist' });
  expect(link.getAttribute('href')).toBe('/admin/checklist');
});

it('hides the count on the checklist screen itself', async () => {
  const { sent } = startServer();
  const { container } = renderStaff(<ChecklistNotice />, '/admin/checklist');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container.textContent).toBe('');
});

it('counts nothing when every step is done or dismissed', async () => {
  const steps = [step(74, 'mail', { isDismissed: true }), step(75, 'https', { isDone: true })];
  const { sent } = fakeServer({ 'GET /api/checklist': steps });
  const { container } = renderStaff(<ChecklistNotice />);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(container.textContent).toBe('');
});
