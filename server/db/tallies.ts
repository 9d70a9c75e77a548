// Numbers that triggers keep (the migration tally-upkeep says what counts for what), so that a figure
// costs the same whether there are a thousand rows or a million.
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from './client.ts';
import { tallies } from './schema/requests.ts';

export type Tally = { name: string; value: string; total: number };

type Range = { since?: string; before?: string };

/** The sums of these names by their values, of all days or of some. */
export async function readTallies(
  db: Queries,
  names: readonly string[],
  { since, before }: Range = {},
): Promise<Tally[]> {
  return db
    .select({ name: tallies.name, value: tallies.value, total })
    .from(tallies)
    .where(
      and(
        inArray(tallies.name, [...names]),
        since === undefined ? undefined : gte(tallies.day, since),
        before === undefined ? undefined : lt(tallies.day, before),
      ),
    )
    .groupBy(tallies.name, tallies.value);
}

/** The sum over every value, or over those that a condition picks. */
export async function readTotal(db: Queries, name: string, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ total })
    .from(tallies)
    .where(and(eq(tallies.name, name), where));
  return row?.total ?? 0;
}

/** The total of a list that only these filters narrow; undefined when another one does. */
export async function totalUnless(
  db: Queries,
  others: readonly unknown[],
  name: string,
  value?: string,
): Promise<number | undefined> {
  if (others.some((filter) => filter !== undefined)) return undefined;
  return readTotal(db, name, value === undefined ? undefined : eq(tallies.value, value));
}

/** By day; the days on which there is nothing are not in it. */
export async function readDays(
  db: Queries,
  names: readonly string[],
  since: string,
  where?: SQL,
): Promise<{ name: string; day: string; total: number }[]> {
  return db
    .select({ name: tallies.name, day: sql<string>`${tallies.day}::text`, total })
    .from(tallies)
    .where(and(inArray(tallies.name, [...names]), gte(tallies.day, since), where))
    .groupBy(tallies.name, tallies.day);
}

/** Of the services: those that were delivered, in public and for staff. */
export const isDelivered = eq(tallies.value, 'completed');

const total = sql<number>`coalesce(sum(${tallies.count}), 0)::int`;

export function totalOf(found: readonly Tally[], name: string, value?: string): number {
  return found
    .filter((one) => one.name === name && (value === undefined || one.value === value))
    .reduce((sum, one) => sum + one.total, 0);
}

/** Puts the changes since the last time into one row each. Whoever reads or writes meanwhile is not held up. */
export async function foldTallies(db: Queries): Promise<void> {
  await db.execute(
    sql`with counted as (
      select ctid as place, count(*) over same as rows, sum(count) over same as total
      from ${tallies} window same as (partition by name, value, day)
    ), taken as (
      delete from ${tallies} where ctid in (select place from counted where rows > 1 or total = 0)
      returning name, value, day, count
    )
    insert into ${tallies} (name, value, day, count)
    select name, value, day, sum(count) from taken group by name, value, day having sum(count) <> 0`,
  );
}
