// Public events as the pages read them, in the browser and while a page is rendered.

import type { PublicEvent as StoredEvent } from '#server/events/public-events';
import type { FetchApi } from '#server/http/pages/site';
import { getJson } from '../../api';

export type PublicEvent = Omit<StoredEvent, 'createdAt' | 'version'>;

const path = '/api/public-events';
const upcomingPath = `${path}?upcoming=true`;

/** Upcoming events, soonest first. Throws when they cannot be had. */
export async function upcomingEvents(fetchApi?: FetchApi): Promise<PublicEvent[]> {
  if (fetchApi === undefined) return getJson(upcomingPath);
  const response = await fetchApi(upcomingPath);
  if (!response.ok) throw new Error(`${upcomingPath} was responded with ${response.status}`);
  return response.json();
}
