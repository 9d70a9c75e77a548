// The timeline of a case, newest first. Each kind is read with its own index from the cursor on, so that the cost
// of a page depends on neither the length of the case nor the size of the database.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { casePartNames, type TimelineKind, timelineKinds } from '#domain/cases/case-parts';
import { listValues } from '#domain/vocabulary';
import { notFound } from '../api/app-error.ts';
import { isAboutSeveralCases } from '../api/audit.ts';
import { defaultLimit, listQueryEntries } from '../api/list.ts';
import { buildNextPageLink, parseCursor, type Sort } from '../api/order.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { type CasePart, partEntries, type TimelineLine } from '../cases/parts.ts';
import type { Queries } from '../db/client.ts';
import { queryRows } from '../db/rows-of.ts';
import { householdPeople } from '../db/schema/households.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';
import { unsealColumn } from '../db/sealing/sealed-columns.ts';

const order: Sort = {
  keys: [
    { by: sql`at`, type: 'timestamptz' },
    { by: sql`rank`, type: 'int' },
    { by: sql`id`, type: 'int' },
  ],
  descending: true,
};

const kindsInOrder = listValues(timelineKinds);
const nothing = sql`null`;

type PartKind = Exclude<TimelineKind, 'application' | 'change'>;
type Stream = TimelineLine & { from: SQL; where: SQL; id: SQL };

/** Excludes views and exports, and the creation of parts, which have a line of their own. */
const isChange = sql`${auditEntries.action} not in ('viewed', 'seen', 'requested', 'exported')
  and not (${auditEntries.action} = 'created'
    and ${inArray(auditEntries.subject, [...casePartNames])})
  and not (${auditEntries.subject} = 'member' and ${auditEntries.action} in ('received', 'created'))`;

function partStream({ table, of, timeline: { kind, ...line } }: CasePart, memberId: number) {
  const stream = {
    ...line,
    from: sql`${table}`,
    where: sql`${of.member} = ${memberId}`,
    id: sql`${table.id}`,
  };
  return [kind, stream] as const;
}

/** The entries of a case, and those of its households, each by its own index. */
function entriesOfCase(memberId: number): SQL {
  const ofHouseholds = and(
    eq(auditEntries.subject, 'household'),
    sql`${auditEntries.subjectId} = any(array(
      select ${householdPeople.householdId} from ${householdPeople} where ${householdPeople.memberId} = ${memberId}))`,
  );
  return sql`(select * from ${auditEntries} where ${eq(auditEntries.memberId, memberId)}
    union all select * from ${auditEntries} where ${ofHouseholds}) as audit_entries`;
}

function streamsOf(memberId: number): Record<TimelineKind, Stream> {
  return {
    application: {
      from: sql`${members}`,
      where: sql`${members.id} = ${memberId}`,
      id: sql`${members.id}`,
      at: sql`${members.createdAt}`,
      state: sql`${members.referralSource}`,
    },
    ...(Object.fromEntries(partEntries.map(([, part]) => partStream(part, memberId))) as Record<
      PartKind,
      Stream
    >),
    change: {
      from: entriesOfCase(memberId),
      where: isChange,
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
  // The first comparison lets PostgreSQL use the index of each kind.
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
  const { actor, title, state, partner, due, version, sealed = {} } = stream;
  return sql`(select ${kind}::text as kind, ${rank}::int as rank, ${id}::bigint as id, ${at} as at,
      ${actor ?? nothing}::text as actor, ${sealed.title ?? title ?? nothing}::text as title,
      ${sealed.body ?? nothing}::text as body, ${sealed.instead ?? nothing}::text as instead,
      ${sealed.changes ?? nothing}::text as changes, ${state ?? nothing}::text as state,
      ${partner ?? nothing}::text as partner,
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
  partner: v.nullable(v.string()),
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
  const seen = cursor === undefined ? undefined : parseCursor(order, cursor);
  const wanted = kindsInOrder.filter((one) => kind === undefined || one === kind);
  const pages = wanted.map((one) => pageOf(one, streams[one], limit, seen));
  const rows = await queryRows<StoredEntry>(
    db,
    sql`select kind, rank, id::text as id, ${iso(sql`at`)} as at, actor, title, body, instead, state, partner,
        ${iso(sql`due`)} as due, changes, version
      from (${sql.join(pages, sql` union all `)}) as stream
      order by stream.at desc, stream.rank desc, stream.id desc limit ${limit}`,
  );
  return rows.map(({ id, title, body, instead, changes, ...row }) => {
    const { sealed = {} } = streams[row.kind];
    const open = (text: keyof typeof sealed, stored: string | null) =>
      (sealed[text] === undefined ? stored : unsealColumn(sealed[text], stored)) as string | null;
    return {
      ...row,
      id: Number(id),
      title: open('title', title),
      body: open('body', body) || open('instead', instead),
      changes: isAboutSeveralCases(row.state ?? '')
        ? null
        : (open('changes', changes) as Entry['changes']),
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
        headers.Link = buildNextPageLink(request.url, [last.at, `${last.rank}`, `${last.id}`]);
      }
      return { body: shown.map(({ rank: _, ...entry }) => entry), headers };
    },
  }),
];

export type TimelineEntry = ResponseOf<typeof timelineRoutes>[number];
