// Records who opened a case. One visit counts once, however often the screen reads the case again.
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { minuteMs } from '#domain/calendar/durations';
import { audit } from '../../api/audit.ts';
import type { StaffSession } from '../../api/caller.ts';
import type { Queries } from '../../db/client.ts';
import { auditEntries } from '../../db/schema/logs.ts';

const oneLookMs = 15 * minuteMs;

/** Read in the same query as the case, because staff open cases all day. */
export function isViewLogged(session: StaffSession, memberId: number, now: Date): SQL<boolean> {
  const isThis = and(
    eq(auditEntries.memberId, memberId),
    eq(auditEntries.action, 'viewed'),
    eq(auditEntries.staffId, session.staffId),
    gt(auditEntries.at, new Date(now.getTime() - oneLookMs)),
  );
  return sql<boolean>`exists (select from ${auditEntries} where ${isThis})`;
}

export function logView(db: Queries, session: StaffSession, memberId: number, now: Date) {
  const about = { subject: 'member', subjectId: memberId, memberId } as const;
  return audit(db, session, now, { action: 'viewed', ...about });
}
