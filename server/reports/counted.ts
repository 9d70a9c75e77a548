import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Queries } from '../db/client.ts';

/** How far is counted: nobody does more in a day, and the number costs the same however many there are. */
const mostCounted = 100;

export const countedEntries = { total: v.number(), isExact: v.boolean() };
export type Counted = { total: number; isExact: boolean };

export async function upTo(db: Queries, table: PgTable, where: SQL | undefined): Promise<Counted> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(mostCounted + 1)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  const total = row?.total ?? 0;
  return { total: Math.min(total, mostCounted), isExact: total <= mostCounted };
}

export function sumOf(counted: readonly Counted[]): Counted {
  return {
    total: counted.reduce((sum, { total }) => sum + total, 0),
    isExact: counted.every(({ isExact }) => isExact),
  };
}
