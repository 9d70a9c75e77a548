// One random key per database, shared by all processes, for signatures and for hashing addresses.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { appSecrets } from '../db/schema/requests.ts';

const name = 'signing';

export async function loadSecret(db: Queries): Promise<string> {
  await db
    .insert(appSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, name));
  if (row === undefined) throw new Error('the signing key could not be made');
  return row.value;
}

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function isSigned(secret: string, text: string, signature: string): boolean {
  return isEqualInConstantTime(sign(secret, text), signature);
}

/** Compares in constant time. */
export function isEqualInConstantTime(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
