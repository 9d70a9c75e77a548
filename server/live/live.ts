// One event stream per browser: changes, their actors, and presence in cases.
import { and, gt, notInArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { momentSchema } from '#domain/calendar/moment';
import { type PresenceSubject, presenceSubjects } from '#domain/messages';
import { isAllowed, type Permission } from '#domain/roles';
import { notAllowed } from '../api/app-error.ts';
import { identifier } from '../api/id-list.ts';
import { staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';

/** A write in flight at the time of the request may be stored with an earlier timestamp. */
const underWayMs = 5_000;

async function hasChangedSince(db: Queries, since: Date): Promise<boolean> {
  const [entry] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        gt(auditEntries.at, new Date(since.getTime() - underWayMs)),
        notInArray(auditEntries.action, ['viewed', 'exported', 'signed-in', 'signed-out']),
      ),
    )
    .limit(1);
  return entry !== undefined;
}

/** Permission required to see and announce presence, by kind of subject. */
const neededFor: Record<PresenceSubject, Permission> = {
  member: 'cases.read',
  submission: 'inbox.read',
  contact: 'inbox.read',
  event: 'events',
};

const presenceResponse = v.strictObject({ others: v.array(v.string()) });

export const liveRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/live',
    needs: 'self',
    summary:
      'Server-sent events: what was changed and by whom; says at once whether something was missed',
    query: v.object({ since: v.optional(momentSchema) }),
    response: v.unknown(),
    responseType: 'text/event-stream',
    isBackground: true,
    handle: async ({ db, live, query, session }) => {
      // Open the stream before looking back, so that no change is missed in between.
      const { stream, greet, close } = live.open(session);
      try {
        greet(query.since === undefined || (await hasChangedSince(db, query.since)));
      } catch (error) {
        close();
        throw error;
      }
      return new Response(stream, {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store, no-transform',
          'X-Accel-Buffering': 'no',
        },
      });
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/presence',
    needs: 'self',
    summary: 'Say that one has something open, or no more; the response says who else has',
    idempotency: { nothingToRepeat: 'said again, it is as true as before' },
    isBackground: true,
    body: v.object({
      of: v.picklist(presenceSubjects, 'Say what is open'),
      id: identifier,
      isHere: v.boolean('Say whether it is open'),
    }),
    response: presenceResponse,
    handle: async ({ db, live, caseAccess, body, session, now }) => {
      if (!isAllowed(session.role, neededFor[body.of])) throw notAllowed();
      if (body.of === 'member') await caseAccess.assertCases({ db, now }, session, [body.id]);
      const isRestricted =
        body.of === 'member' &&
        session.hasRestricted &&
        (await caseAccess.isRestricted(db, body.id));
      const event = JSON.stringify({
        ...{ subject: 'presence', ...body, actor: session.username },
        ...(isRestricted && { isRestricted }),
      });
      await db.execute(sql`select pg_notify('staff_change', ${event})`);
      return { body: { others: live.others(body.of, body.id, session.username) } };
    },
  }),
];
