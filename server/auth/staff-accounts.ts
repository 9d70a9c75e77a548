// Creates, finds, changes, and disables staff accounts.
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { findPasswordProblem } from '#domain/passwords';
import { isAllowed, type Permission, type Role } from '#domain/roles';
import { name, office } from '#organization';
import { accounts as text } from '#text/staff/accounts';
import { AppError } from '../api/app-error.ts';
import { audit } from '../api/audit.ts';
import type { Services } from '../api/route.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { demoAccount } from './demo-account.ts';
import { deleteDevicesOf } from './devices.ts';
import { isLeaked } from './leaked-passwords.ts';
import { deleteLinksOf } from './one-time-links.ts';
import { hashPassword } from './password-hashing.ts';
import { closeSessionsOf } from './session.ts';

/** Returns the message for a password that is too short, too long, easily guessed, or leaked. */
export function findPasswordRefusal(password: string, username: string): string | undefined {
  const place = [name, office.city];
  const problem = findPasswordProblem(password, username, place);
  if (problem !== undefined) return text.problems[problem];
  return isLeaked(password) ? text.problems.leaked : undefined;
}

export function normalizeUsername(name: string): string {
  return name.trim().toLowerCase();
}

export function findUsernameProblem(username: string): string | undefined {
  const isGood = /^[a-z0-9][a-z0-9._-]{1,39}$/.test(username);
  return isGood ? undefined : text.invite.usernameHint;
}

export function checkUsername(username: string): void {
  const problem = findUsernameProblem(username);
  if (problem !== undefined) throw new AppError('bad-request', problem);
}

export async function findStaff(db: Queries, username: string) {
  const [account] = await db
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.username, normalizeUsername(username)));
  return account;
}

const namedColumns = {
  id: staffAccounts.id,
  username: staffAccounts.username,
  role: staffAccounts.role,
  isDisabled: staffAccounts.isDisabled,
};
export type NamedStaff = Pick<typeof staffAccounts.$inferSelect, keyof typeof namedColumns>;

/** The accounts with these usernames or ids, by username. */
export async function findStaffBy(
  db: Queries,
  column: 'id' | 'username',
  values: readonly (string | number)[],
): Promise<NamedStaff[]> {
  return db
    .select(namedColumns)
    .from(staffAccounts)
    .where(inArray(staffAccounts[column], [...values] as never[]))
    .orderBy(staffAccounts.username);
}

export async function listStaff(db: Queries) {
  return db.select().from(staffAccounts).orderBy(staffAccounts.username);
}

/** Throws unless the account is in use and its role can open the assigned work. */
export async function requireStaff(
  db: Queries,
  username: string,
  needs: Permission,
): Promise<void> {
  const account = await findStaff(db, username);
  const isThere = account !== undefined && !account.isDisabled;
  if (isThere && isAllowed(account.role, needs)) return;
  throw new AppError('invalid', 'Please check the marked fields.', {
    fields: {
      assignedTo: isThere
        ? 'Choose somebody whose role opens this'
        : 'Choose somebody who has an account',
    },
  });
}

/** One visitor of a demo must not lock out the next. */
export function refuseInDemo(
  account: Pick<typeof staffAccounts.$inferSelect, 'isDemo'> | undefined,
): void {
  if (account?.isDemo) throw new AppError('conflict', text.demoStays);
}

/** Without a role, the first account becomes an owner and all others case workers. */
export async function addStaff(
  db: Queries,
  name: string,
  password: string,
  { isDemo = false, role }: { isDemo?: boolean; role?: Role } = {},
) {
  const username = normalizeUsername(name);
  checkUsername(username);
  if (await findStaff(db, username)) throw new AppError('conflict', `${username} exists already.`);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const given = role ?? (isDemo || !(await hasOwner(tx)) ? 'owner' : 'case-worker');
    const [row] = await tx
      .insert(staffAccounts)
      .values({ username, passwordHash, isDemo, role: given })
      .returning({ id: staffAccounts.id });
    await audit(tx, isDemo ? 'system' : 'command line', new Date(), {
      action: 'created',
      subject: 'staff',
      subjectId: row?.id,
      note: username,
    });
  });
}

export async function resetPassword(db: Db, name: string, password: string): Promise<void> {
  const account = await mustFind(db, name);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx
      .update(staffAccounts)
      .set({ passwordHash, passwordChangedAt: new Date() })
      .where(eq(staffAccounts.id, account.id));
    await closeSessionsOf(tx, account.id);
    await deleteDevicesOf(tx, account.id);
    await deleteLinksOf(tx, account.id);
    await audit(tx, 'command line', new Date(), {
      action: 'changed',
      subject: 'staff',
      subjectId: account.id,
      note: `${account.username}: new password`,
    });
  });
}

async function hasOwner(db: Queries): Promise<boolean> {
  const [owner] = await db.select({ id: staffAccounts.id }).from(staffAccounts).where(isOwner);
  return owner !== undefined;
}

/**
 * An owner who can sign in: not disabled, not a demo account, and not invited without a password.
 */
const isOwner = and(
  eq(staffAccounts.role, 'owner'),
  eq(staffAccounts.isDisabled, false),
  eq(staffAccounts.isDemo, false),
  ne(staffAccounts.passwordHash, ''),
);

/** Throws for the last owner. The lock makes two simultaneous removals wait for each other. */
export async function requireAnotherOwner(tx: Transaction, id: number): Promise<void> {
  const owners = await tx
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(isOwner)
    .orderBy(asc(staffAccounts.id))
    .for('update');
  if (owners.length === 1 && owners[0]?.id === id) {
    throw new AppError('conflict', 'This is the last owner. Make somebody else an owner first.');
  }
}

export async function setRole(db: Db, name: string, role: Role): Promise<void> {
  const account = await mustFind(db, name);
  await db.transaction(async (tx) => {
    if (role !== 'owner') await requireAnotherOwner(tx, account.id);
    const [row] = await tx
      .update(staffAccounts)
      .set({ role, version: sql`${staffAccounts.version} + 1` })
      .where(eq(staffAccounts.id, account.id))
      .returning();
    if (row === undefined || account.role === role) return;
    await audit(tx, 'command line', new Date(), {
      action: 'changed',
      subject: 'staff',
      subjectId: account.id,
      changes: { role: [account.role, role] },
      note: account.username,
    });
  });
}

export async function setDisabled(db: Db, name: string, isDisabled: boolean): Promise<void> {
  const account = await mustFind(db, name);
  await db.transaction(async (tx) => {
    if (isDisabled) await requireAnotherOwner(tx, account.id);
    await tx.update(staffAccounts).set({ isDisabled }).where(eq(staffAccounts.id, account.id));
    await closeSessionsOf(tx, account.id);
    await deleteDevicesOf(tx, account.id);
    await deleteLinksOf(tx, account.id);
    await audit(tx, 'command line', new Date(), {
      action: 'changed',
      subject: 'staff',
      subjectId: account.id,
      note: `${account.username}: ${isDisabled ? 'disabled' : 'enabled'}`,
    });
  });
}

async function mustFind(db: Db, name: string) {
  const account = await findStaff(db, name);
  if (account === undefined)
    throw new AppError('not-found', `There is no account ${normalizeUsername(name)}.`);
  return account;
}

/** SQL condition for accounts that are not disabled; demo accounts count only in demo mode. */
export function isAccountInUse({ demo }: Pick<Services['env'], 'demo'>): SQL | undefined {
  return and(
    eq(staffAccounts.isDisabled, false),
    demo ? undefined : eq(staffAccounts.isDemo, false),
  );
}

/** True if the account can sign in. A demo account cannot once there is a real one. */
export async function isInUse(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { isDisabled, isDemo }: typeof staffAccounts.$inferSelect,
): Promise<boolean> {
  if (isDisabled) return false;
  return !isDemo || (env.demo && !(await hasRealAccounts(db)));
}

export async function hasRealAccounts(db: Queries): Promise<boolean> {
  const [row] = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(eq(staffAccounts.isDemo, false))
    .limit(1);
  return row !== undefined;
}

/** True if there is sample data and no real account. */
export async function isDemoData(db: Queries): Promise<boolean> {
  const account = await findStaff(db, demoAccount.username);
  return account?.isDemo === true && !(await hasRealAccounts(db));
}
