// The accounts of the staff, for owners: who has which role, and who may no longer sign in.
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { roles } from '#domain/roles';
import { values } from '#domain/vocabulary';
import { changesBetween } from '../api/audit.ts';
import { changeRow } from '../api/change.ts';
import { staffRoute } from '../api/route.ts';
import { rowSchema } from '../db/row-schema.ts';
import { staffAccounts } from '../db/schema.ts';
import { forgetDevicesOf } from './devices.ts';
import { closeSessionsOf } from './session.ts';
import { requireAnotherOwner } from './staff-accounts.ts';

type Account = typeof staffAccounts.$inferSelect;

const shownColumns = [
  ...(['id', 'version', 'username', 'role', 'isDisabled', 'isDemo'] as const),
  ...(['lastVisitAt', 'createdAt'] as const),
];
const accountResponse = rowSchema(staffAccounts, shownColumns);
export type AccountRow = v.InferOutput<typeof accountResponse>;

function shownAccount(row: Account) {
  return Object.fromEntries(shownColumns.map((name) => [name, row[name]])) as Pick<
    Account,
    (typeof shownColumns)[number]
  >;
}

export const accountRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/accounts',
    needs: 'staff.manage',
    summary: 'The staff accounts, with their roles',
    response: v.array(accountResponse),
    handle: async ({ db }) => {
      const rows = await db.select().from(staffAccounts).orderBy(asc(staffAccounts.username));
      return { body: rows.map(shownAccount) };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/accounts/{id}',
    needs: 'staff.manage',
    summary: 'Give an account another role, disable it, or let it in again',
    body: v.object({
      role: v.optional(v.picklist(values(roles), 'Choose a role')),
      isDisabled: v.optional(v.boolean()),
    }),
    response: accountResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      const row = await db.transaction(async (tx) => {
        const id = Number(params.id);
        // Before the row itself: two owners who remove each other must wait in one order.
        if (body.isDisabled || (body.role !== undefined && body.role !== 'owner')) {
          await requireAnotherOwner(tx, id);
        }
        const changed = await changeRow(tx, {
          table: staffAccounts,
          subject: 'staff',
          name: 'Account',
          id,
          version,
          session,
          now: now(),
          shown: shownAccount,
          differs: (account) => changesBetween(account, body),
          columns: () => body as Partial<Account>,
          entry: ({ username }) => ({ note: username }),
        });
        if (body.isDisabled) {
          await closeSessionsOf(tx, id);
          await forgetDevicesOf(tx, id);
        }
        return changed.row;
      });
      return { body: shownAccount(row) };
    },
  }),
];
