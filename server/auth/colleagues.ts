// Who can be given work: the staff accounts in use.
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { roles } from '#domain/roles';
import { values } from '#domain/vocabulary';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { staffAccounts } from '../db/schema/accounts.ts';

export const colleagueRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/staff',
    needs: 'self',
    summary: 'Usernames of the staff accounts in use',
    response: v.array(v.strictObject({ username: v.string(), role: v.picklist(values(roles)) })),
    handle: async ({ db, env }) => ({
      body: await db
        .select({ username: staffAccounts.username, role: staffAccounts.role })
        .from(staffAccounts)
        .where(
          and(
            eq(staffAccounts.isDisabled, false),
            env.demo ? undefined : eq(staffAccounts.isDemo, false),
          ),
        )
        .orderBy(staffAccounts.username),
    }),
  }),
];

export type StaffAccount = ResponseOf<typeof colleagueRoutes>[number];
