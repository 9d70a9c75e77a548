import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { eventRow } from '../../../tests/screens/event-row';
import { createRefusal, fakeServer } from '../../../tests/screens/fake-server';
import { renderPage } from '../../../tests/screens/render-page';
import { UpcomingEvents } from './upcoming-events';

const { home } = contentOf('en');

const rendered = [eventRow(1), eventRow(2), eventRow(3)];

/** Renders the section with the server's events, then answers the browser's read with this response. */
async function showEvents(response: unknown) {
  const { sent } = fakeServer({ 'GET /api/public-events': () => response });
  renderPage('/', <UpcomingEvents rendered={rendered} content={home.events} />);
  const cards = screen.getAllByRole('article');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.query.get('upcoming')).toBe('true');
  await act(async () => {});
  return cards;
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);

it('keeps the rendered cards in the DOM when the response contains the same events', async () => {
  const cards = await showEvents(rendered);
  expect(screen.getAllByRole('article')).toEqual(cards);
  for (const card of cards) expect(card.isConnected).toBe(true);
});

it('shows at most three events of the response', async () => {
  await showEvents([4, 5, 6, 7].map(eventRow));
  await waitFor(() => expect(titles()).toEqual(['Event 4', 'Event 5', 'Event 6']));
});

it('removes the section when the response has no events', async () => {
  await showEvents([]);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('keeps the events that the server rendered when the request fails', async () => {
  await showEvents(createRefusal(500, 'broken'));
  expect(titles()).toEqual(['Event 1', 'Event 2', 'Event 3']);
});
