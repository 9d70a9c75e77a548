// Lets owners list, invite, change, and disable staff accounts.
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { roles } from '#domain/roles';
import { listValues } from '#domain/vocabulary';
import { invalid, notFound } from '../api/app-error.ts';
import { audit, compareChanges } from '../api/audit.ts';
import { changeRow } from '../api/change.ts';
import { staffRoute } from '../api/route.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { deleteDevicesOf } from './devices.ts';
import { createOneTimeLink, deleteLinksOf } from './one-time-links.ts';
import { hasPasskeys, hasPasskeysColumn } from './passkey-rows.ts';
import { closeSessionsOf } from './session.ts';
import {
  findStaff,
  findUsernameProblem,
  normalizeUsername,
  refuseInDemo,
  requireAnotherOwner,
} from './staff-accounts.ts';

type Account = typeof staffAccounts.$inferSelect;

const shownColumns = [
  ...(['id', 'version', 'username', 'role', 'isDisabled', 'isDemo'] as const),
  ...(['lastVisitAt', 'createdAt'] as const),
];
const accountResponse = v.strictObject({
  ...buildRowSchema(staffAccounts, shownColumns).entries,
  /** Invited and has not set a password yet. */
  isInvited: v.boolean(),
  hasCodes: v.boolean(),
  hasPasskeys: v.boolean(),
});
export type AccountRow = v.InferOutput<typeof accountResponse>;

const linkResponse = v.strictObject({
  username: v.string(),
  path: v.string(),
  expiresAt: v.string(),
});
export type OneTimeLink = v.InferOutput<typeof linkResponse>;

function shownAccount(row: Account, ownsPasskey: boolean) {
  const shown = Object.fromEntries(shownColumns.map((name) => [name, row[name]]));
  return {
    ...(shown as Pick<Account, (typeof shownColumns)[number]>),
    isInvited: !row.passwordHash,
    hasCodes: row.totpSecret !== null,
    hasPasskeys: ownsPasskey,
  };
}

export const accountRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/accounts',
    needs: 'staff.manage',
    summary: 'The staff accounts, with their roles',
    response: v.array(accountResponse),
    handle: async ({ db }) => {
      const rows = await db
        .select({ account: staffAccounts, ownsPasskey: hasPasskeysColumn })
        .from(staffAccounts)
        .orderBy(asc(staffAccounts.username));
      return { body: rows.map(({ account, ownsPasskey }) => shownAccount(account, ownsPasskey)) };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/accounts',
    needs: 'staff.manage',
    needsFreshSignIn: true,
    summary: 'Make an account and the one-time link by which its owner sets a password',
    status: 201,
    // Storing the response for a key would store the link.
    idempotency: { nothingToRepeat: 'a name is taken once, and a newer link replaces the older' },
    body: v.object({
      username: v.pipe(v.string('Enter a username'), v.maxLength(40)),
      role: v.picklist(listValues(roles), 'Choose a role'),
    }),
    response: linkResponse,
    handle: async ({ db, body, session, now }) => {
      const username = normalizeUsername(body.username);
      const problem = findUsernameProblem(username);
      if (problem !== undefined) throw invalid([{ field: 'username', code: problem }]);
      refuseInDemo(await findStaff(db, session.username));
      const made = await db.transaction(async (tx) => {
        const [row] = await tx
          .insert(staffAccounts)
          .values({ username, role: body.role, passwordHash: '', createdAt: now() })
          .onConflictDoNothing()
          .returning({ id: staffAccounts.id });
        if (row === undefined) {
          throw invalid([{ field: 'username', code: `${username} exists already` }]);
        }
        await audit(tx, session, now(), {
          action: 'created',
          subject: 'staff',
          subjectId: row.id,
          note: `${username}: ${body.role}`,
        });
        return createOneTimeLink(tx, row.id, now());
      });
      return { body: { username, path: made.path, expiresAt: made.expiresAt.toISOString() } };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/accounts/{id}/link',
    needs: 'staff.manage',
    needsFreshSignIn: true,
    summary: 'A one-time link for a new password; what was there works until it is used',
    status: 201,
    idempotency: { nothingToRepeat: 'a newer link replaces the older' },
    response: linkResponse,
    handle: async ({ db, params, session, now }) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(staffAccounts)
          .where(eq(staffAccounts.id, Number(params.id)));
        if (row === undefined || row.isDisabled || row.isDemo) throw notFound('Account');
        const { username } = row;
        await audit(tx, session, now(), {
          action: 'changed',
          subject: 'staff',
          subjectId: row.id,
          note: `${username}: link for a new password`,
        });
        const { path, expiresAt } = await createOneTimeLink(tx, row.id, now());
        return { body: { username, path, expiresAt: expiresAt.toISOString() } };
      }),
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/accounts/{id}',
    needs: 'staff.manage',
    needsFreshSignIn: true,
    summary: 'Give an account another role, disable it, or let it in again',
    body: v.object({
      role: v.optional(v.picklist(listValues(roles), 'Choose a role')),
      isDisabled: v.optional(v.boolean()),
    }),
    response: accountResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      return db.transaction(async (tx) => {
        const id = Number(params.id);
        const ownsPasskey = await hasPasskeys(tx, id);
        // Lock first: two owners who remove each other must wait in the same order.
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
          shown: (account) => shownAccount(account, ownsPasskey),
          differs: (account) => compareChanges(account, body),
          columns: (account) => {
            refuseInDemo(account);
            return body as Partial<Account>;
          },
          entry: ({ username }) => ({ note: username }),
        });
        if (body.isDisabled) {
          await closeSessionsOf(tx, id);
          await deleteDevicesOf(tx, id);
          await deleteLinksOf(tx, id);
        }
        return { body: shownAccount(changed.row, ownsPasskey) };
      });
    },
  }),
];
