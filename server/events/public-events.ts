// Public events: read by visitors, managed by staff. Public pages show a change at once.
import { eq, gte, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { eventChangesSchema, eventSchema } from '#domain/calendar/event';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { notFound } from '../api/app-error.ts';
import { compareChanges } from '../api/audit.ts';
import { pageCachedRows } from '../api/cached-rows-page.ts';
import { changeRow, createRow, removeRow } from '../api/change.ts';
import { idsEntry } from '../api/id-list.ts';
import { listPage, listQueryEntries, maximumLimit } from '../api/list.ts';
import { type SortKey, sortBothWays } from '../api/order.ts';
import { publicRoute, staffRoute } from '../api/route.ts';
import { undoRoute } from '../api/undo-route.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { publicEvents } from '../db/schema/public.ts';
import { type PublicEventRow, readActiveEvents, readUpcomingEvents } from './active-events.ts';

const idKey: SortKey = { by: publicEvents.id, type: 'int' };
const sorts = sortBothWays('eventDate', { by: publicEvents.eventDate, type: 'date' }, idKey);
const eventPaths = ['/', '/events'];

/** The date is sent as noon UTC, so that no time zone shows the day before. */
function shownEvent(event: PublicEventRow) {
  return { ...event, eventDate: `${event.eventDate}T12:00:00.000Z` };
}
const eventResponse = v.strictObject({
  ...buildRowSchema(publicEvents).entries,
  eventDate: v.pipe(v.string(), v.isoTimestamp()),
});
export type PublicEvent = v.InferOutput<typeof eventResponse>;

const eventSubject = {
  table: publicEvents,
  subject: 'event' as const,
  name: 'Event',
  shown: shownEvent,
  entry: ({ title }: PublicEventRow) => ({ note: title }),
};

/** Upcoming events as visitors may see them. */
export async function readPublicUpcomingEvents(services: Parameters<typeof readUpcomingEvents>[0]) {
  return (await readUpcomingEvents(services)).map(shownEvent);
}

export const publicEventRoutes = [
  publicRoute({
    method: 'GET',
    path: '/api/public-events',
    summary: 'Active events, soonest first; staff may ask for those offline too',
    usesSession: 'status',
    staffNeeds: 'events',
    query: v.object({
      ...listQueryEntries(sorts),
      upcoming: v.optional(v.picklist(['true', 'false'], 'Use true or false')),
      status: v.optional(v.picklist(['active', 'offline', 'all'])),
      ...idsEntry,
    }),
    response: v.array(eventResponse),
    handle: async (call) => {
      const { db, query, request, session, now } = call;
      const status = session === undefined ? 'active' : (query.status ?? 'active');
      const isUpcoming = query.upcoming === 'true';
      const list = {
        sort: sorts[query.sort ?? 'eventDate'],
        query: { ...query, limit: query.limit ?? maximumLimit },
        url: request.url,
      };
      if (status === 'active') {
        const active = await (isUpcoming ? readUpcomingEvents(call) : readActiveEvents(call));
        const events = query.ids ? active.filter(({ id }) => query.ids?.includes(id)) : active;
        const page = pageCachedRows(events, ({ eventDate, id }) => [eventDate, id], list);
        return { body: page.rows.map(shownEvent), headers: page.headers };
      }
      const page = await listPage(db, {
        ...list,
        table: publicEvents,
        where: [
          status === 'all' ? undefined : eq(publicEvents.isActive, false),
          isUpcoming ? gte(publicEvents.eventDate, toOfficeDate(now())) : undefined,
          query.ids && inArray(publicEvents.id, query.ids),
        ],
      });
      return { body: page.rows.map(shownEvent), headers: page.headers };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/public-events',
    needs: 'events',
    summary: 'Publish an event',
    status: 201,
    idempotency: 'key-required',
    body: eventSchema,
    response: eventResponse,
    handle: async ({ once, body, session, now, onPublicChange }) => {
      const reply = await once(async (tx) => {
        const created = await createRow(tx, {
          table: publicEvents,
          subject: 'event',
          columns: { ...body, createdAt: now() },
          session,
          now: now(),
          entry: ({ title }) => ({ note: title }),
        });
        return { body: shownEvent(created) };
      });
      await onPublicChange(eventPaths);
      return reply;
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/public-events/{id}',
    needs: 'events',
    summary: 'One event, online or not',
    response: eventResponse,
    handle: async ({ db, params }) => {
      const [row] = await db
        .select()
        .from(publicEvents)
        .where(eq(publicEvents.id, Number(params.id)));
      if (row === undefined) throw notFound('Event');
      return { body: shownEvent(row) };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/public-events/{id}',
    needs: 'events',
    summary: 'Change an event, or take it offline',
    body: eventChangesSchema,
    response: eventResponse,
    handle: async ({ db, body, params, version, session, now, onPublicChange }) => {
      const { row } = await db.transaction((tx) =>
        changeRow(tx, {
          ...eventSubject,
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (event) => compareChanges(event, body),
          columns: () => body as Partial<PublicEventRow>,
        }),
      );
      await onPublicChange(eventPaths);
      return { body: shownEvent(row) };
    },
  }),
  undoRoute({
    collection: 'public-events',
    needs: 'events',
    response: eventResponse,
    undoable: eventSubject,
    shown: shownEvent,
    publicPaths: eventPaths,
  }),
  staffRoute({
    method: 'DELETE',
    path: '/api/public-events/{id}',
    needs: 'events',
    summary: 'Delete an event',
    response: eventResponse,
    handle: async ({ db, params, version, session, now, onPublicChange }) => {
      const id = Number(params.id);
      const row = await db.transaction((tx) =>
        removeRow(tx, { ...eventSubject, id, version, session, now: now() }),
      );
      await onPublicChange(eventPaths);
      return { body: shownEvent(row) };
    },
  }),
];
