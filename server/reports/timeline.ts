// Everything that happened in one case as one stream, newest first: each kind is read along its own index
// from where the page begins, so that a page costs the same in a long case and in a full database.
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { type TimelineKind, timelineKinds } from '#domain/cases/timeline';
import { values } from '#domain/vocabulary';
import { notFound } from '../api/app-error.ts';
import { defaultLimit, listQueryEntries } from '../api/list.ts';
import { cursorValues, nextPage, type Sort } from '../api/order.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import {
  caseAlerts,
  contactAttempts,
  memberProgress as notes,
  followUpReminders as reminders,
  serviceRecords as services,
} from '../db/schema/case-parts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';
import { opened } from '../db/sealing/sealed-columns.ts';

const order: Sort = {
  keys: [
    { by: sql`at`, type: 'timestamptz' },
    { by: sql`rank`, type: 'int' },
    { by: sql`id`, type: 'int' },
  ],
  descending: true,
};

const kindsInOrder = values(timelineKinds);
const nothing = sql`null`;

type Stream = {
  from: SQL;
  where: SQL;
  id: SQL;
  at: SQL;
  actor?: SQL;
  title?: SQL;
  state?: SQL;
  due?: SQL;
  version?: SQL;
  /** What the database cannot read: opened once it is here. `instead` stands where `body` is empty. */
  sealed?: { [Text in 'title' | 'body' | 'instead' | 'changes']?: AnyPgColumn };
};

/** Looks leave no trace here, and what has a line of its own is not told twice. */
const isChange = sql`${auditEntries.action} not in ('viewed', 'seen', 'requested', 'exported')
  and not (${auditEntries.action} = 'created'
    and ${auditEntries.subject} in ('service-record', 'progress-note', 'reminder', 'alert', 'contact-attempt'))
  and not (${auditEntries.subject} = 'member' and ${auditEntries.action} in ('received', 'created'))`;

function streamsOf(memberId: number): Record<TimelineKind, Stream> {
  return {
    application: {
      from: sql`${members}`,
      where: sql`${members.id} = ${memberId}`,
      id: sql`${members.id}`,
      at: sql`${members.createdAt}`,
      state: sql`${members.referralSource}`,
    },
    contact: {
      from: sql`${contactAttempts}`,
      where: sql`${contactAttempts.memberId} = ${memberId}`,
      id: sql`${contactAttempts.id}`,
      at: sql`${contactAttempts.createdAt}`,
      actor: sql`${contactAttempts.author}`,
      title: sql`${contactAttempts.kind}`,
      sealed: { body: contactAttempts.note },
      state: sql`${contactAttempts.outcome}`,
      due: sql`${contactAttempts.followUpAt}`,
      version: sql`${contactAttempts.version}`,
    },
    service: {
      from: sql`${services}`,
      where: sql`${services.memberId} = ${memberId}`,
      id: sql`${services.id}`,
      at: sql`${services.serviceDate}`,
      actor: sql`nullif(${services.assignedTeamMember}, '')`,
      title: sql`${services.serviceType}`,
      sealed: { body: services.description },
      state: sql`${services.outcome}`,
      due: sql`${services.followUpDate}`,
      version: sql`${services.version}`,
    },
    note: {
      from: sql`${notes}`,
      where: sql`${notes.memberId} = ${memberId}`,
      id: sql`${notes.id}`,
      at: sql`${notes.progressDate}`,
      sealed: { title: notes.title, body: notes.description },
      state: sql`${notes.status}`,
      due: sql`${notes.nextCheckIn}`,
      version: sql`${notes.version}`,
    },
    reminder: {
      from: sql`${reminders}`,
      where: sql`${reminders.memberId} = ${memberId}`,
      id: sql`${reminders.id}`,
      at: sql`${reminders.createdAt}`,
      actor: sql`${reminders.assignedTo}`,
      sealed: { title: reminders.title, body: reminders.description },
      state: sql`case when ${reminders.isCompleted} then 'completed' else 'pending' end`,
      due: sql`${reminders.dueDate}`,
      version: sql`${reminders.version}`,
    },
    alert: {
      from: sql`${caseAlerts}`,
      where: sql`${caseAlerts.memberId} = ${memberId}`,
      id: sql`${caseAlerts.id}`,
      at: sql`${caseAlerts.createdAt}`,
      actor: sql`${caseAlerts.resolvedBy}`,
      sealed: {
        title: caseAlerts.title,
        body: caseAlerts.resolution,
        instead: caseAlerts.message,
      },
      state: sql`case when ${caseAlerts.isResolved} then 'resolved' else ${caseAlerts.priority} end`,
    },
    change: {
      from: sql`${auditEntries}`,
      where: sql`${auditEntries.memberId} = ${memberId} and ${isChange}`,
      id: sql`${auditEntries.id}`,
      at: sql`${auditEntries.at}`,
      actor: sql`${auditEntries.actor}`,
      title: sql`${auditEntries.action}`,
      state: sql`${auditEntries.subject}`,
      sealed: { body: auditEntries.note, changes: auditEntries.changes },
    },
  };
}

const iso = (moment: SQL) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function behind({ at, id }: Stream, rank: number, cursor: readonly string[] | undefined): SQL {
  if (cursor === undefined) return sql`true`;
  const [seenAt = '', seenRank = '', seenId = ''] = cursor;
  // The first comparison is what the index of each kind goes by.
  return sql`${at} <= ${seenAt}::timestamptz
    and (${at}, ${rank}::int, ${id}) < (${seenAt}::timestamptz, ${seenRank}::int, ${seenId}::int)`;
}

function pageOf(
  kind: TimelineKind,
  stream: Stream,
  limit: number,
  cursor?: readonly string[],
): SQL {
  const rank = kindsInOrder.indexOf(kind);
  const { from, where, id, at } = stream;
  const { actor, title, state, due, version, sealed = {} } = stream;
  return sql`(select ${kind}::text as kind, ${rank}::int as rank, ${id}::bigint as id, ${at} as at,
      ${actor ?? nothing}::text as actor, ${sealed.title ?? title ?? nothing}::text as title,
      ${sealed.body ?? nothing}::text as body, ${sealed.instead ?? nothing}::text as instead,
      ${sealed.changes ?? nothing}::text as changes, ${state ?? nothing}::text as state,
      ${due ?? nothing}::timestamptz as due,
      ${version ?? nothing}::int as version
    from ${from} where ${where} and ${behind(stream, rank, cursor)}
    order by ${at} desc, ${id} desc limit ${limit})`;
}

const entryResponse = v.strictObject({
  kind: v.picklist(kindsInOrder),
  id: v.number(),
  at: v.string(),
  actor: v.nullable(v.string()),
  title: v.nullable(v.string()),
  body: v.nullable(v.string()),
  state: v.nullable(v.string()),
  due: v.nullable(v.string()),
  changes: v.nullable(v.record(v.string(), v.tuple([v.unknown(), v.unknown()]))),
  version: v.nullable(v.number()),
});
type Entry = v.InferOutput<typeof entryResponse>;
type StoredEntry = Omit<Entry, 'id' | 'changes'> & {
  id: string;
  rank: number;
  instead: string | null;
  changes: string | null;
};

async function readPage(
  db: Queries,
  memberId: number,
  {
    kind,
    cursor,
    limit,
  }: { kind?: TimelineKind | undefined; cursor?: string | undefined; limit: number },
): Promise<(Entry & { rank: number })[]> {
  const streams = streamsOf(memberId);
  const seen = cursor === undefined ? undefined : cursorValues(order, cursor);
  const wanted = kindsInOrder.filter((one) => kind === undefined || one === kind);
  const pages = wanted.map((one) => pageOf(one, streams[one], limit, seen));
  const rows = await rowsOf<StoredEntry>(
    db,
    sql`select kind, rank, id::text as id, ${iso(sql`at`)} as at, actor, title, body, instead, state,
        ${iso(sql`due`)} as due, changes, version
      from (${sql.join(pages, sql` union all `)}) as stream
      order by stream.at desc, stream.rank desc, stream.id desc limit ${limit}`,
  );
  return rows.map(({ id, title, body, instead, changes, ...row }) => {
    const { sealed = {} } = streams[row.kind];
    const open = (text: keyof typeof sealed, stored: string | null) =>
      (sealed[text] === undefined ? stored : opened(sealed[text], stored)) as string | null;
    return {
      ...row,
      id: Number(id),
      title: open('title', title),
      body: open('body', body) || open('instead', instead),
      changes: open('changes', changes) as Entry['changes'],
    };
  });
}

export const timelineRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/members/{id}/timeline',
    summary: 'Everything that happened in a case, newest first, of one kind or of all',
    needs: 'cases.read',
    caseBy: 'member',
    reads: 'member',
    query: v.object({
      limit: listQueryEntries({}).limit,
      cursor: listQueryEntries({}).cursor,
      kind: v.optional(v.picklist(kindsInOrder, 'Choose a kind')),
    }),
    response: v.array(entryResponse),
    handle: async ({ db, params, query, request }) => {
      const memberId = Number(params.id);
      const [member] = await db
        .select({ id: members.id })
        .from(members)
        .where(eq(members.id, memberId));
      if (member === undefined) throw notFound('Member');
      const limit = query.limit ?? defaultLimit;
      const found = await readPage(db, memberId, { ...query, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      const headers: Record<string, string> = {};
      if (found.length > limit && last !== undefined) {
        headers.Link = nextPage(request.url, [last.at, `${last.rank}`, `${last.id}`]);
      }
      return { body: shown.map(({ rank: _, ...entry }) => entry), headers };
    },
  }),
];

export type TimelineEntry = ResponseOf<typeof timelineRoutes>[number];
