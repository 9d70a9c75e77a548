// The search of the staff area: finds a few members, submissions, and messages.
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Sort } from '../api/order.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { findMatchingIds, findNearIds, type SearchCondition } from '../api/search.ts';
import { splitSearchTerms } from '../api/search-text.ts';
import { buildExactMatchFilter, excludeRestricted } from '../cases/access/case-access.ts';
import { buildBeginsWith, memberSorts } from '../cases/people/member-list.ts';
import type { Queries } from '../db/client.ts';
import { isListed } from '../db/counts.ts';
import { members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { findMostUrgent, urgentPersonSchema } from './most-urgent.ts';

const mostOfEach = 6;
const leastTyped = 2;

/** Maximum of members that are ranked. Only the most urgent of them are shown. */
const ranked = 50;

const nameOf = ({ firstName, lastName }: typeof members | typeof submissions) =>
  sql<string>`${firstName} || ' ' || ${lastName}`.as('name');
const memberFields = { id: members.id, name: nameOf(members), note: members.status };
const submissionFields = {
  id: submissions.id,
  name: nameOf(submissions),
  note: submissions.formType,
};
const contactFields = { id: contacts.id, name: contacts.name, note: contacts.subject };

const byName = sql`${members.sortName} collate "C"`;

const person = v.strictObject({ id: v.number(), name: v.string(), note: v.string() });
type Person = v.InferOutput<typeof person>;

/** Finds members by id, then by the beginning of the name, then by other matching text. */
async function findMembers(
  db: Queries,
  text: string,
  { foundBy, open }: { foundBy: SearchCondition | undefined; open: SQL | undefined },
) {
  const typed = text.replace(/^#/, '');
  const id = /^\d{1,9}$/.exec(typed)?.[0];
  const found: Person[] =
    id === undefined ? [] : await firstMembers(db, and(eq(members.id, Number(id)), open));
  const terms = splitSearchTerms(typed);
  for (const begin of new Set([
    terms.join(' '),
    [...terms.slice(1), ...terms.slice(0, 1)].join(' '),
  ])) {
    if (found.length < mostOfEach && !/^\d/.test(begin)) {
      found.push(...(await firstMembers(db, and(buildBeginsWith(byName, begin), open))));
    }
  }
  if (found.length < ranked) {
    const asked = { table: members, fields: memberFields, sort: memberSorts.name, foundBy, open };
    found.push(...(await searched(db, typed, { ...asked, limit: ranked })));
  }
  if (found.length === 0) {
    const ids = await findNearIds(db, members, typed, foundBy);
    if (ids.length > 0)
      found.push(...(await firstMembers(db, and(inArray(members.id, ids), open))));
  }
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, ranked);
}

function firstMembers(db: Queries, where: SQL | undefined) {
  return db
    .select(memberFields)
    .from(members)
    .where(where)
    .orderBy(byName, members.id)
    .limit(ranked);
}

const newest = (table: typeof submissions | typeof contacts): Sort => ({
  keys: [
    { by: table.createdAt, type: 'timestamptz' },
    { by: table.id, type: 'int' },
  ],
  descending: true,
});

type Searched = {
  table: typeof members | typeof submissions | typeof contacts;
  fields: { id: AnyPgColumn; name: SQL.Aliased<string> | AnyPgColumn; note: AnyPgColumn };
  sort: Sort;
  foundBy?: SearchCondition | undefined;
  open?: SQL | undefined;
  limit?: number;
};

/** The first rows that match by their search text. */
async function searched(
  db: Queries,
  text: string,
  { table, fields, open, limit = mostOfEach, ...asked }: Searched,
): Promise<Person[]> {
  const where = [isNull(table.erasedAt), table === members ? open : eq(table.needsReview, false)];
  const ids = await findMatchingIds(db, { ...asked, table, text, where, limit });
  if (ids.length === 0) return [];
  const rows = await db
    .select(fields)
    .from(table as PgTable)
    .where(inArray(table.id, ids));
  return (rows as Person[]).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const allSubmissions = {
  table: submissions,
  fields: submissionFields,
  sort: newest(submissions),
};
const allMessages = { table: contacts, fields: contactFields, sort: newest(contacts) };

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

function foundReads(body: unknown) {
  const { members: cases, submissions: forms, messages } = body as Record<string, { id: number }[]>;
  return {
    member: idsOf(cases ?? []),
    submission: idsOf(forms ?? []),
    contact: idsOf(messages ?? []),
  };
}

export const quickFindRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/quick-find',
    needs: 'people.find',
    summary: 'The first few members, submissions and messages that fit',
    reads: foundReads,
    query: v.object({
      search: v.pipe(v.string(), v.maxLength(200, 'Search for something shorter')),
    }),
    response: v.strictObject({
      members: v.array(urgentPersonSchema),
      submissions: v.array(person),
      messages: v.array(person),
    }),
    handle: async ({ db, query, session, now }) => {
      const text = query.search.trim();
      if (text.length < leastTyped) return { body: { members: [], submissions: [], messages: [] } };
      const foundMembers = await findMembers(db, text, {
        foundBy: buildExactMatchFilter(session),
        open: isListed(isNull(members.erasedAt), [
          excludeRestricted(members.id, { db, now }, session),
        ]),
      });
      const foundSubmissions = await searched(db, text, allSubmissions);
      const foundMessages = await searched(db, text, allMessages);
      return {
        body: {
          members: await findMostUrgent({ db, now }, session, foundMembers, text, mostOfEach),
          submissions: foundSubmissions,
          messages: foundMessages,
        },
      };
    },
  }),
];

export type QuickFindResponse = ResponseOf<typeof quickFindRoutes>;
