// Public events: read by everybody, kept by staff. A change is on the public pages at once.
import { eq, gte } from 'drizzle-orm';
import * as v from 'valibot';
import { eventChangesSchema, eventSchema } from '#domain/calendar/event';
import { officeDate } from '#domain/calendar/office-hours';
import { notFound } from '../api/app-error.ts';
import { audit, changesBetween } from '../api/audit.ts';
import { keptPage } from '../api/kept-page.ts';
import { listPage, listQueryEntries, maximumLimit, type SortKey, upAndDown } from '../api/list.ts';
import { publicRoute, staffRoute } from '../api/route.ts';
import { rowSchema } from '../db/row-schema.ts';
import { publicEvents } from '../db/schema.ts';
import { activeEvents, type PublicEventRow, upcomingEvents } from './active-events.ts';

const idKey: SortKey = { by: publicEvents.id, type: 'int' };
const sorts = upAndDown('eventDate', { by: publicEvents.eventDate, type: 'date' }, idKey);
const eventPaths = ['/', '/events'];

/** The date travels as a moment at noon, so that no zone shows the day before. */
export function shownEvent(event: PublicEventRow) {
  return { ...event, eventDate: `${event.eventDate}T12:00:00.000Z` };
}
const eventResponse = rowSchema(publicEvents, { eventDate: v.pipe(v.string(), v.isoTimestamp()) });

export const publicEventRoutes = [
  publicRoute({
    method: 'GET',
    path: '/api/public-events',
    summary: 'Active events, soonest first; staff may ask for those offline too',
    query: v.object({
      ...listQueryEntries(sorts),
      upcoming: v.optional(v.picklist(['true', 'false'], 'Use true or false')),
      status: v.optional(v.picklist(['active', 'offline', 'all'])),
    }),
    response: v.array(eventResponse),
    staffParameters: ['status'],
    handle: async (call) => {
      const { db, query, request, session, now } = call;
      const status = session === undefined ? 'active' : (query.status ?? 'active');
      const isUpcoming = query.upcoming === 'true';
      const list = {
        sort: sorts[(query.sort ?? 'eventDate') as keyof typeof sorts],
        query: { ...query, limit: query.limit ?? maximumLimit },
        url: request.url,
      };
      if (status === 'active') {
        const events = await (isUpcoming ? upcomingEvents(call) : activeEvents(call));
        const page = keptPage(events, ({ eventDate, id }) => [eventDate, id], list);
        return { body: page.rows.map(shownEvent), headers: page.headers };
      }
      const page = await listPage(db, {
        ...list,
        table: publicEvents,
        where: [
          status === 'all' ? undefined : eq(publicEvents.isActive, false),
          isUpcoming ? gte(publicEvents.eventDate, officeDate(now())) : undefined,
        ],
      });
      return { body: page.rows.map(shownEvent), headers: page.headers };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/public-events',
    summary: 'Publish an event',
    status: 201,
    body: eventSchema,
    response: eventResponse,
    handle: async ({ db, body, session, now, onPublicChange }) => {
      const row = await db.transaction(async (tx) => {
        const [created] = await tx
          .insert(publicEvents)
          .values({ ...body, createdAt: now() })
          .returning();
        if (created === undefined) throw new Error('the event was not stored');
        await audit(tx, session, now(), {
          action: 'created',
          subject: 'event',
          subjectId: created.id,
          note: created.title,
        });
        return created;
      });
      await onPublicChange(eventPaths);
      return { body: shownEvent(row) };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/public-events/{id}',
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
    summary: 'Change an event, or take it offline',
    body: eventChangesSchema,
    response: eventResponse,
    handle: async ({ db, body, params, session, now, onPublicChange }) => {
      const id = Number(params.id);
      const row = await db.transaction(async (tx) => {
        const [before] = await tx
          .select()
          .from(publicEvents)
          .where(eq(publicEvents.id, id))
          .for('update');
        if (before === undefined) throw notFound('Event');
        const changes = changesBetween(before, body);
        if (Object.keys(changes).length === 0) return before;
        const [changed] = await tx
          .update(publicEvents)
          .set(body)
          .where(eq(publicEvents.id, id))
          .returning();
        await audit(tx, session, now(), {
          action: 'changed',
          subject: 'event',
          subjectId: id,
          note: before.title,
          changes,
        });
        return changed ?? before;
      });
      await onPublicChange(eventPaths);
      return { body: shownEvent(row) };
    },
  }),
  staffRoute({
    method: 'DELETE',
    path: '/api/public-events/{id}',
    summary: 'Delete an event',
    response: eventResponse,
    handle: async ({ db, params, session, now, onPublicChange }) => {
      const id = Number(params.id);
      const row = await db.transaction(async (tx) => {
        const [deleted] = await tx.delete(publicEvents).where(eq(publicEvents.id, id)).returning();
        if (deleted === undefined) throw notFound('Event');
        await audit(tx, session, now(), {
          action: 'deleted',
          subject: 'event',
          subjectId: id,
          note: deleted.title,
        });
        return deleted;
      });
      await onPublicChange(eventPaths);
      return { body: shownEvent(row) };
    },
  }),
];
