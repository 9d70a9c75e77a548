import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '#content/all';
import type { FetchApi } from '#server/http/pages/site';
import { apiContext, siteContext } from '../../request-context';
import { loader } from './event-calendar';
import { fetchAllEvents, fetchUpcomingEvents } from './public-events';

const total = 450;
const pageLength = 200;
const comingFrom = 150;

const events = Array.from({ length: total }, (_, at) => ({
  id: at + 1,
  title: `Event ${at + 1}`,
  description: '',
  eventDate: new Date(Date.UTC(2026, 0, 1 + at, 12)).toISOString(),
  translatedTitle: '',
  translatedDescription: '',
  eventTime: '10:00 AM',
  location: 'Library',
  eventType: 'Workshop',
}));

/** A fake API that lists events soonest first, a page at a time. */
const fetchApi: FetchApi = async (input) => {
  const { searchParams } = new URL(String(input), 'http://localhost');
  const ids = searchParams.get('ids')?.split(',').map(Number);
  const from = Number(searchParams.get('cursor') ?? 0);
  let found = searchParams.has('upcoming') ? events.slice(comingFrom) : events;
  if (ids) found = found.filter(({ id }) => ids.includes(id));
  if (searchParams.get('sort') === '-eventDate') found = found.toReversed();
  searchParams.set('cursor', String(from + pageLength));
  const headers = { Link: `</api/public-events?${searchParams}>; rel="next"` };
  const isLast = from + pageLength >= found.length;
  return Response.json(found.slice(from, from + pageLength), isLast ? {} : { headers });
};

describe('events on more than one API page', () => {
  it('loads all upcoming events', async () => {
    expect(await fetchUpcomingEvents(fetchApi)).toEqual(events.slice(comingFrom));
  });

  it('loads every upcoming event and the newest past ones', async () => {
    const shown = await fetchAllEvents(fetchApi);
    expect(shown).toEqual(expect.arrayContaining(events.slice(comingFrom)));
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    expect(shown.map(({ eventDate }) => eventDate)).toEqual(
      shown.map(({ eventDate }) => eventDate).toSorted(),
    );
  });

  it.each(['1', '201', '450'])(
    'finds the event with the id %s for its calendar file',
    async (id) => {
      const { status, text } = await calendarOf(id);
      expect(status).toBe(200);
      expect(text).toContain(`SUMMARY:Event ${id}`);
    },
  );

  it.each([
    ['451', 404],
    ['1,2', 404],
    ['abc', 404],
  ])('returns an empty list when there are no events: %s', async (id, status) => {
    expect((await calendarOf(id)).status).toBe(status);
  });

  it('marks the list as failed when it cannot be loaded, so that the page offers Try again', async () => {
    const away: FetchApi = async () => new Response('', { status: 503 });
    expect((await calendarOf('1', away)).status).toBe(503);
  });
});

async function calendarOf(id: string, api = fetchApi) {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(siteContext, defaultSite);
  const request = new Request(`http://site.test/events/${id}/calendar.ics`);
  const response = await loader({ params: { id }, context, request } as unknown as Parameters<
    typeof loader
  >[0]);
  return { status: response.status, text: await response.text() };
}
