// A few people and submissions for what somebody types anywhere in the staff area.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { matchesSearch, searchTerms } from '../api/list.ts';
import { nearIds } from '../api/near-names.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import { contacts, members, getInvolvedSubmissions as submissions } from '../db/schema.ts';
import { beginsWith, memberSearch } from '../members/member-list.ts';
import { mostUrgent, urgentPerson } from './most-urgent.ts';

const mostOfEach = 6;
const leastTyped = 2;

/** The first so many that fit, as they come: of these the best are shown. */
const lookedAt = 200;
/** So many members are looked at, and the most urgent of them shown. */
const ranked = 50;

const memberFields = {
  id: members.id,
  name: sql<string>`${members.firstName} || ' ' || ${members.lastName}`.as('name'),
  note: members.status,
};
const byName = sql`${members.sortName} collate "C"`;

/** Those with this number, then those whose name begins so, then those who fit in another way. */
async function findMembers(db: Queries, search: string) {
  const typed = search.replace(/^#/, '');
  const id = /^\d{1,9}$/.exec(typed)?.[0];
  const found = id === undefined ? [] : await firstMembers(db, eq(members.id, Number(id)));
  const terms = searchTerms(typed);
  for (const begin of new Set([
    terms.join(' '),
    [...terms.slice(1), ...terms.slice(0, 1)].join(' '),
  ])) {
    if (found.length < mostOfEach && !/^\d/.test(begin)) {
      found.push(...(await firstMembers(db, beginsWith(byName, begin))));
    }
  }
  if (found.length < ranked) {
    const some = db
      .select({ ...memberFields, sortName: members.sortName })
      .from(members)
      .where(memberSearch(typed))
      .limit(lookedAt)
      .as('some');
    const { id: someId, name, note } = some;
    found.push(
      ...(await db
        .select({ id: someId, name, note })
        .from(some)
        .orderBy(sql`${some.sortName} collate "C"`, some.id)
        .limit(ranked)),
    );
  }
  if (found.length === 0) {
    const ids = await nearIds(db, members, typed);
    if (ids.length > 0) found.push(...(await firstMembers(db, inArray(members.id, ids))));
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

async function findNewest(
  db: Queries,
  table: typeof submissions | typeof contacts,
  { name, note }: { name: SQL<string> | AnyPgColumn; note: AnyPgColumn },
  search: string,
) {
  const rows = await rowsOf<{ id: number; name: string; note: string }>(
    db,
    sql`with found as materialized (
      select ${table.id} as id, ${name} as name, ${note} as note, ${table.createdAt} as at from ${table}
      where ${and(matchesSearch(table.searchText, search), eq(table.isQuarantined, false))}
      limit ${lookedAt}
    ) select id, name, note from found order by at desc, id desc limit ${mostOfEach}`,
  );
  return rows.map(({ id, name: text, note: hint }) => ({ id, name: text, note: hint }));
}

const person = v.strictObject({ id: v.number(), name: v.string(), note: v.string() });

export const quickFindRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/quick-find',
    summary: 'The first few members, submissions and messages that fit',
    query: v.object({
      search: v.pipe(v.string(), v.maxLength(200, 'Search for something shorter')),
    }),
    response: v.strictObject({
      members: v.array(urgentPerson),
      submissions: v.array(person),
      messages: v.array(person),
    }),
    handle: async ({ db, query }) => {
      const search = query.search.trim();
      if (search.length < leastTyped)
        return { body: { members: [], submissions: [], messages: [] } };
      const foundMembers = await findMembers(db, search);
      const foundSubmissions = await findNewest(
        db,
        submissions,
        {
          name: sql<string>`${submissions.firstName} || ' ' || ${submissions.lastName}`,
          note: submissions.formType,
        },
        search,
      );
      const foundMessages = await findNewest(
        db,
        contacts,
        { name: contacts.name, note: contacts.subject },
        search,
      );
      return {
        body: {
          members: await mostUrgent(db, foundMembers, search, mostOfEach),
          submissions: foundSubmissions,
          messages: foundMessages,
        },
      };
    },
  }),
];

export type QuickFindResponse = ResponseOf<typeof quickFindRoutes>;
