// A few people and submissions for what somebody types anywhere in the staff area.
import { and, desc, eq, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { matchesSearch } from '../api/list.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { contacts, members, getInvolvedSubmissions as submissions } from '../db/schema.ts';
import { memberSearch } from '../members/member-list.ts';

const mostOfEach = 6;
const leastTyped = 2;

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
      members: v.array(person),
      submissions: v.array(person),
      messages: v.array(person),
    }),
    handle: async ({ db, query }) => {
      const search = query.search.trim();
      if (search.length < leastTyped)
        return { body: { members: [], submissions: [], messages: [] } };
      const id = /^#?(\d{1,9})$/.exec(search)?.[1];
      const byName = memberSearch(search.replace(/^#/, ''));
      const foundMembers = await db
        .select({
          id: members.id,
          name: sql<string>`${members.firstName} || ' ' || ${members.lastName}`,
          note: members.status,
        })
        .from(members)
        .where(id === undefined ? byName : or(eq(members.id, Number(id)), byName))
        .orderBy(sql`${members.sortName} collate "C"`, members.id)
        .limit(mostOfEach);
      const foundSubmissions = await db
        .select({
          id: submissions.id,
          name: sql<string>`${submissions.firstName} || ' ' || ${submissions.lastName}`,
          note: submissions.formType,
        })
        .from(submissions)
        .where(
          and(matchesSearch(submissions.searchText, search), eq(submissions.isQuarantined, false)),
        )
        .orderBy(desc(submissions.createdAt))
        .limit(mostOfEach);
      const foundMessages = await db
        .select({ id: contacts.id, name: contacts.name, note: contacts.subject })
        .from(contacts)
        .where(and(matchesSearch(contacts.searchText, search), eq(contacts.isQuarantined, false)))
        .orderBy(desc(contacts.createdAt))
        .limit(mostOfEach);
      return {
        body: { members: foundMembers, submissions: foundSubmissions, messages: foundMessages },
      };
    },
  }),
];

export type QuickFindResponse = ResponseOf<typeof quickFindRoutes>;
