// Who can be given work: the staff accounts in use. And who still has some and is gone.
import { inArray, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { roles } from '#domain/roles';
import { values } from '#domain/vocabulary';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { heldByNobody, isAccountInUse } from './held-by-nobody.ts';

export const colleagueRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/staff',
    needs: 'self',
    summary: 'Usernames of the staff accounts in use, and of others that still hold open work',
    response: v.array(
      v.strictObject({
        username: v.string(),
        role: v.picklist(values(roles)),
        isInUse: v.boolean(),
      }),
    ),
    handle: async ({ db, env }) => {
      const holders = (await heldByNobody({ db, env })).map(({ username }) => username);
      const { username, role } = staffAccounts;
      const isInUse = isAccountInUse(env);
      return {
        body: await db
          .select({ username, role, isInUse: sql<boolean>`(${isInUse})` })
          .from(staffAccounts)
          .where(or(isInUse, inArray(username, holders)))
          .orderBy(username),
      };
    },
  }),
];

export type StaffAccount = ResponseOf<typeof colleagueRoutes>[number];
