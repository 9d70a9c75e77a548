// Who looked at a case. One look is noted once, however often the screen asks for the case again.
import { and, eq, gt } from 'drizzle-orm';
import { audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import type { Queries } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';

const oneLookMs = 15 * 60_000;

export async function noteView(
  db: Queries,
  session: StaffSession,
  memberId: number,
  now: Date,
): Promise<void> {
  const [recent] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.memberId, memberId),
        eq(auditEntries.action, 'viewed'),
        eq(auditEntries.staffId, session.staffId),
        gt(auditEntries.at, new Date(now.getTime() - oneLookMs)),
      ),
    )
    .limit(1);
  if (recent !== undefined) return;
  await audit(db, session, now, {
    action: 'viewed',
    subject: 'member',
    subjectId: memberId,
    memberId,
  });
}
