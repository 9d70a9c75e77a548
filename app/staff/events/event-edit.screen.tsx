import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRow } from '../../../tests/screens/fake-row';
import {
  createDelayedResponse,
  createRefusal,
  createServerError,
  type FakeRequest,
  fakeServer,
  page,
} from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';

const event = {
  ...{ id: 601, version: 1, title: 'Soup', description: 'Soup for all', eventType: 'Food' },
  ...{ eventDate: '2035-05-04', eventTime: '10:00 AM', location: 'Hall', city: null },
  ...{ isActive: true, imageUrl: null, registrationUrl: null, capacity: null },
};
const editTitle = () => screen.findByRole('heading', { level: 1, name: 'Edit event' });

/** Opens the question whether to delete the event; returns its button. */
async function askToDelete(user: ReturnType<typeof renderStaffArea>['user']) {
  await editTitle();
  await user.click(screen.getByRole('button', { name: 'Delete event' }));
  const dialog = within(await screen.findByRole('dialog'));
  return dialog.getByRole('button', { name: 'Delete event' });
}

it('says that an event could not be loaded instead of missing, and loads it on Try again', async () => {
  let read: () => unknown = createServerError;
  fakeServer({
    'GET /api/public-events/601': () => read(),
    'GET /api/public-events/9999': () => createRefusal(404, 'not-found'),
  });
  const { user, goTo } = renderStaffArea('/admin/events/601');
  await screen.findByText(/could not be loaded/);
  expect(screen.queryByText('Event not found')).toBeNull();
  read = () => event;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await editTitle();
  await goTo('/admin/events/9999');
  await screen.findByRole('heading', { name: 'Event not found' });
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('deletes an event once when the button is pressed twice', async () => {
  const { writes } = fakeServer({
    'GET /api/public-events/601': event,
    'GET /api/public-events': page([]),
    'DELETE /api/public-events/601': { ...event, version: 2 },
  });
  const { user } = renderStaffArea('/admin/events/601');
  await user.dblClick(await askToDelete(user));
  await screen.findByText('Event deleted');
  await waitFor(() => expect(location.pathname).toBe('/admin/events'));
  expect(writes()).toHaveLength(1);
});

it('confirms a deletion without navigating when the user has moved to another screen', async () => {
  const { response, answer } = createDelayedResponse();
  fakeServer({
    'GET /api/public-events/601': event,
    'DELETE /api/public-events/601': () => response,
  });
  const { user, goTo } = renderStaffArea('/admin/events/601');
  await user.click(await askToDelete(user));
  await user.keyboard('{Escape}');
  await goTo('/admin/member-intake');
  await screen.findByRole('heading', { level: 1, name: /Intake/ });
  answer({ ...event, version: 2 });
  await screen.findByText('Event deleted');
  expect(location.pathname).toBe('/admin/member-intake');
});

const newEvent = async (user: ReturnType<typeof renderStaffArea>['user']) => {
  const values = {
    ...{ Title: 'Garden day', Description: 'Dig with us.', Date: '2035-05-05', Time: '10:00 AM' },
    ...{ Location: 'The garden', Type: 'Workshop' },
  };
  for (const [label, text] of Object.entries(values)) {
    await fillField(user, await screen.findByLabelText(new RegExp(`^${label}`)), text);
  }
};

it('names the missing title of an event, focuses it, and sends nothing', async () => {
  const { writes } = fakeServer({});
  const { user } = renderStaffArea('/admin/events/new');
  await user.click(await screen.findByRole('button', { name: 'Publish event' }));
  screen.getByText('Title is required');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Title/));
  expect(writes()).toEqual([]);
});

it('confirms a new event without navigating when the user has moved to another screen', async () => {
  const { response, answer } = createDelayedResponse();
  fakeServer({
    'POST /api/public-events': () => response,
    'GET /api/public-events': page([]),
    'GET /api/donations': page([]),
  });
  const { user, goTo } = renderStaffArea('/admin/events/new');
  await newEvent(user);
  await user.click(screen.getByRole('button', { name: 'Publish event' }));
  await goTo('/admin/pledges');
  answer({ ...event, title: 'Garden day' });
  await screen.findByText(/It is on the public site now/);
  expect(location.pathname).toBe('/admin/pledges');
});

it('does not put an event online again with the second click of a double click', async () => {
  const row = fakeRow(event);
  const { writes } = fakeServer({
    'GET /api/public-events': () => page([row.row()])({} as FakeRequest),
    'PATCH /api/public-events/601': row.change,
  });
  const { user } = renderStaffArea('/admin/events');
  const button = await screen.findByRole('button', { name: 'Take offline: Soup' });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-label')).toBe('Put online: Soup'));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button, { detail: 2 });
  expect(writes().map(({ body }) => body)).toEqual([{ isActive: false }]);
});

it('sends the texts of the second language with a new event', async () => {
  const { writes } = fakeServer({
    'POST /api/public-events': event,
    'GET /api/public-events': page([]),
  });
  const { user } = renderStaffArea('/admin/events/new');
  await newEvent(user);
  await fillField(user, screen.getByLabelText(/^Spanish title/), 'Día de jardín');
  await user.click(screen.getByRole('button', { name: 'Publish event' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ translatedTitle: 'Día de jardín' });
});
