// Lists the active staff accounts, and inactive ones that still have open work.
import { inArray, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { roles } from '#domain/roles';
import { listValues } from '#domain/vocabulary';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { isAccountInUse } from '../auth/staff-accounts.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { findInactiveAssignees } from './inactive-assignees.ts';

export const assignableStaffRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/staff',
    needs: 'self',
    summary: 'Usernames of the staff accounts in use, and of others that still hold open work',
    response: v.array(
      v.strictObject({
        username: v.string(),
        role: v.picklist(listValues(roles)),
        isInUse: v.boolean(),
      }),
    ),
    handle: async ({ db, env }) => {
      const inactive = await findInactiveAssignees({ db, env });
      const withWork = inactive.map((one) => one.username);
      const { username, role } = staffAccounts;
      const isInUse = isAccountInUse(env);
      return {
        body: await db
          .select({ username, role, isInUse: sql<boolean>`(${isInUse})` })
          .from(staffAccounts)
          .where(or(isInUse, inArray(username, withWork)))
          .orderBy(username),
      };
    },
  }),
];

export type StaffAccount = ResponseOf<typeof assignableStaffRoutes>[number];
