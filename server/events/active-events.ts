// Caches active events in the process, for all public requests whatever their order, page, or
// limit.
import { eq } from 'drizzle-orm';
import { toOfficeDate } from '#domain/calendar/office-hours';
import type { Services } from '../api/route.ts';
import { publicEvents } from '../db/schema/public.ts';

export type PublicEventRow = typeof publicEvents.$inferSelect;

/** Soonest first. */
export function readActiveEvents({
  db,
  publicDataCache,
}: Pick<Services, 'db' | 'publicDataCache'>) {
  return publicDataCache.read('events', () =>
    db
      .select()
      .from(publicEvents)
      .where(eq(publicEvents.isActive, true))
      .orderBy(publicEvents.eventDate, publicEvents.id),
  );
}

export async function readUpcomingEvents(
  services: Pick<Services, 'db' | 'publicDataCache' | 'now'>,
) {
  const today = toOfficeDate(services.now());
  return (await readActiveEvents(services)).filter(({ eventDate }) => eventDate >= today);
}
