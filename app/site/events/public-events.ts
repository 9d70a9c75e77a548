// Reads public events, in the browser and while a page is rendered.

import type { PublicEvent as StoredEvent } from '#server/events/public-events';
import { request } from '../../api/request';
import type { FetchApi } from '../../request-context';

export type PublicEvent = Omit<StoredEvent, 'createdAt' | 'version'>;

const path = '/api/public-events';
const upcomingPath = `${path}?upcoming=true` as const;

/** Upcoming events, soonest first. Throws if they cannot be read. */
export async function fetchUpcomingEvents(fetchApi?: FetchApi): Promise<PublicEvent[]> {
  const events: PublicEvent[] = [];
  for (let next: Page['next'] = upcomingPath; next !== undefined; ) {
    const page: Page = await read(next, fetchApi);
    events.push(...page.events);
    next = page.next;
  }
  return events;
}

/** Past and coming events, the earliest first. */
export async function fetchAllEvents(fetchApi?: FetchApi): Promise<PublicEvent[]> {
  const first = await read(path, fetchApi);
  if (first.next === undefined) return first.events;
  // A page of the API may be too small for all, so read all coming events and the newest past ones.
  const [newest, coming] = await Promise.all([
    read(`${path}?sort=-eventDate`, fetchApi),
    fetchUpcomingEvents(fetchApi),
  ]);
  const known = new Set(coming.map(({ id }) => id));
  return [...newest.events.filter(({ id }) => !known.has(id)).reverse(), ...coming];
}

/** One public event. */
export async function fetchEvent(id: string, fetchApi: FetchApi): Promise<PublicEvent | undefined> {
  return (await read(`${path}?ids=${encodeURIComponent(id)}`, fetchApi)).events[0];
}

type Path = typeof path | `${typeof path}?${string}`;
type Page = { events: PublicEvent[]; next: Path | undefined };

async function read(asked: Path, fetchApi: FetchApi = request): Promise<Page> {
  const response = await fetchApi(asked);
  if (!response.ok) throw new Error(`${asked} was responded with ${response.status}`);
  const next = /<([^>]+)>; rel="next"/.exec(
    response.headers.get('link') ?? '',
  )?.[1] as Page['next'];
  return { events: await response.json(), next };
}
