// Reads and writes the addresses of the cases of a household.
import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { members } from '../db/schema/members.ts';
import type { Addresses, By } from './household-rows.ts';

type Case = typeof members.$inferSelect;

const pickAddress = ({ address, city, state, zipCode }: Case) => ({
  address,
  city,
  state,
  zipCode,
});
export const listAddresses = (rows: readonly Case[]): Addresses =>
  Object.fromEntries(rows.map((row) => [row.id, pickAddress(row)]));

/** Writes the address of each case, with a new version: a colleague who has it open sees the conflict. */
export async function writeAddresses(
  tx: Transaction,
  cases: readonly Case[],
  to: (row: Case) => Addresses[string] | undefined,
  { now }: By,
): Promise<Addresses> {
  const written: Addresses = {};
  for (const row of cases) {
    const address = to(row) ?? pickAddress(row);
    await tx
      .update(members)
      .set({ ...address, version: row.version + 1, updatedAt: now })
      .where(eq(members.id, row.id));
    written[row.id] = address;
  }
  return written;
}
