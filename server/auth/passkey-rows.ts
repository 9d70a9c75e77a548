import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { staffAccounts, staffPasskeys } from '../db/schema/accounts.ts';

export type Passkey = typeof staffPasskeys.$inferSelect;

/** Selected together with the account, to save a query. */
export const hasPasskeysColumn = sql<boolean>`exists (select from staff_passkeys where staff_id = ${staffAccounts.id})`;

export async function hasPasskeys(db: Queries, staffId: number): Promise<boolean> {
  return (await listPasskeys(db, staffId)).length > 0;
}

export function listPasskeys(db: Queries, staffId: number): Promise<Passkey[]> {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.id));
}

/** The account's passkeys for this host, in the form that browsers expect. */
export function describePasskeys(passkeys: readonly Passkey[], rpId: string) {
  return passkeys
    .filter((passkey) => passkey.rpId === rpId)
    .map(({ credentialId, transports }) => ({
      type: 'public-key' as const,
      id: credentialId,
      transports,
    }));
}
