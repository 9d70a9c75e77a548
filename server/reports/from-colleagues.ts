// The work that colleagues gave to the user and the notes that mention them, as long as they have not opened it.
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ColleagueNoticeSubject,
  colleagueNoticeKinds,
  colleagueNoticeSubjects,
  findMentions,
} from '#domain/messages';
import { isAllowed } from '#domain/roles';
import { listValues } from '#domain/vocabulary';
import type { StaffSession } from '../api/caller.ts';
import { groupIdsBySubject } from '../api/read-log.ts';
import { type Services, staffRoute } from '../api/route.ts';
import { excludeRestricted } from '../cases/access/case-access.ts';
import type { Queries } from '../db/client.ts';
import {
  memberProgress as notes,
  followUpReminders as reminders,
} from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { colleagueNotices } from '../db/schema/outbox.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

const maxNotices = 50;
const maxNoteLength = 300;

const noticeResponse = v.strictObject({
  id: v.number(),
  kind: v.picklist(listValues(colleagueNoticeKinds)),
  by: v.string(),
  at: v.string(),
  subject: v.picklist(listValues(colleagueNoticeSubjects)),
  subjectId: v.number(),
  memberId: v.nullable(v.number()),
  /** The person whom the case, submission, or message is about. */
  name: v.string(),
  /** The text of the note or the title of the follow-up. */
  note: v.nullable(v.string()),
});
export type ColleagueNotice = v.InferOutput<typeof noticeResponse>;

export const fromColleaguesRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/from-colleagues',
    needs: 'inbox.read',
    summary: 'What colleagues gave to the user and where they mentioned them, until it is opened',
    reads: (body) =>
      groupIdsBySubject(
        (body as ColleagueNotice[]).map(({ memberId, subject, subjectId }) =>
          memberId === null ? { subject, id: subjectId } : { subject: 'member', id: memberId },
        ),
      ),
    response: v.array(noticeResponse),
    handle: async ({ db, session, now }) => {
      const rows = await db
        .select()
        .from(colleagueNotices)
        .where(eq(colleagueNotices.recipient, session.username))
        .orderBy(desc(colleagueNotices.createdAt), desc(colleagueNotices.id))
        .limit(maxNotices);
      const found = rows.length === 0 ? new Map() : await currentOf({ db, now }, session, rows);
      return {
        body: rows.flatMap(({ id, kind, subject, subjectId, memberId, sender, createdAt }) => {
          const current = found.get(keyOf(subject, subjectId));
          if (current === undefined) return [];
          return {
            ...{ id, kind, subject, subjectId, memberId, by: sender, at: createdAt.toISOString() },
            ...current,
          };
        }),
      };
    },
  }),
];
type Notice = typeof colleagueNotices.$inferSelect;
type Current = { name: string; note: string | null };
const keyOf = (subject: ColleagueNoticeSubject, id: number) => `${subject} ${id}`;

/** Leaves out work that the user no longer has, and cases that they may not open. */
async function currentOf(
  asking: Pick<Services, 'db' | 'now'>,
  session: StaffSession,
  rows: readonly Notice[],
): Promise<Map<string, Current>> {
  const { db } = asking;
  const me = session.username;
  const idsOf = (subject: ColleagueNoticeSubject) =>
    rows.filter((row) => row.subject === subject).map(({ subjectId }) => subjectId);
  const found = new Map<string, Current>();
  const cases = isAllowed(session.role, 'cases.read')
    ? await openCases(asking, session, rows)
    : new Map<number, { name: string; assignedTo: string | null }>();
  for (const [id, { name, assignedTo }] of cases) {
    if (assignedTo === me) found.set(keyOf('member', id), { name, note: null });
  }
  for (const row of await ofIds(db, reminders, idsOf('reminder'))) {
    const name = cases.get(row.memberId)?.name;
    if (name === undefined || row.assignedTo !== me || row.isCompleted) continue;
    found.set(keyOf('reminder', row.id), { name, note: row.title });
  }
  for (const row of await ofIds(db, notes, idsOf('progress-note'))) {
    const name = cases.get(row.memberId)?.name;
    if (name === undefined || !findMentions(`${row.title}\n${row.description}`).includes(me))
      continue;
    found.set(keyOf('progress-note', row.id), { name, note: shortened(row.description) });
  }
  for (const row of await ofIds(db, submissions, idsOf('submission'))) {
    if (row.assignedTo !== me || row.erasedAt !== null) continue;
    const name = `${row.firstName} ${row.lastName}`;
    found.set(keyOf('submission', row.id), { name, note: null });
  }
  for (const row of await ofIds(db, contacts, idsOf('contact'))) {
    if (row.assignedTo !== me || row.erasedAt !== null) continue;
    found.set(keyOf('contact', row.id), { name: row.name, note: null });
  }
  return found;
}

type Noticed = typeof reminders | typeof notes | typeof submissions | typeof contacts;

async function ofIds<Table extends Noticed>(
  db: Queries,
  table: Table,
  ids: number[],
): Promise<Table['$inferSelect'][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(table as Noticed)
    .where(inArray(table.id, ids));
  return rows as Table['$inferSelect'][];
}

async function openCases(
  asking: Pick<Services, 'db' | 'now'>,
  session: StaffSession,
  rows: readonly Notice[],
) {
  const ids = rows.map(({ memberId }) => memberId).filter((id) => id !== null);
  if (ids.length === 0) return new Map<number, { name: string; assignedTo: string | null }>();
  const found = await asking.db
    .select({
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      assignedTo: members.assignedTo,
    })
    .from(members)
    .where(
      and(
        inArray(members.id, ids),
        isNull(members.erasedAt),
        excludeRestricted(members.id, asking, session)?.isListed,
      ),
    );
  return new Map(
    found.map(({ id, firstName, lastName, assignedTo }) => [
      id,
      { name: `${firstName} ${lastName}`, assignedTo },
    ]),
  );
}

function shortened(text: string): string {
  return text.length > maxNoteLength ? `${text.slice(0, maxNoteLength)}…` : text;
}
