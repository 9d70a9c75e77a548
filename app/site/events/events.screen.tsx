import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { eventRow } from '../../../tests/screens/event-row';
import { createRefusal, fakeServer } from '../../../tests/screens/fake-server';
import { renderPage } from '../../../tests/screens/render-page';
import EventsPage from './events';
import type { PublicEvent } from './public-events';

const { events: texts } = contentOf('en');

/** Renders the page with the server's events, then answers the browser's read with this response. */
async function showEvents(rendered: PublicEvent[] | undefined, response: unknown) {
  const { sent } = fakeServer({ 'GET /api/public-events': () => response });
  const loaderData = { text: {}, events: rendered, today: '2026-11-19' };
  const props = { loaderData } as ComponentProps<typeof EventsPage>;
  renderPage('/events', <EventsPage {...props} />);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.query.get('upcoming')).toBeNull();
  await act(async () => {});
}

it('replaces the events with those of the API response', async () => {
  await showEvents([eventRow(1)], [eventRow(1), eventRow(2)]);
  await screen.findByRole('heading', { name: 'Event 2' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('keeps the events that the server rendered when the request fails', async () => {
  await showEvents([eventRow(1)], createRefusal(500, 'broken'));
  expect(screen.getByRole('heading', { name: 'Event 1' })).toBeTruthy();
});

it('offers Try again when both the server and the request failed to load the events', async () => {
  await showEvents(undefined, createRefusal(500, 'broken'));
  expect(screen.getByRole('alert').textContent).toContain(texts.failed.title);
  expect(screen.getByRole('button', { name: texts.failed.retry })).toBeTruthy();
});
