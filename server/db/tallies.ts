// Numbers that triggers keep (the migration tally-upkeep says what counts for what), so that a figure
// costs the same whether there are a thousand rows or a million.
import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from './client.ts';
import { tallies } from './schema.ts';

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
    .where(and(inArray(tallies.name, [name]), where));
  return row?.total ?? 0;
}

/** By day; the days on which there is nothing are not in it. */
export async function readDays(
  db: Queries,
  names: readonly string[],
  since: string,
): Promise<{ name: string; day: string; total: number }[]> {
  return db
    .select({ name: tallies.name, day: sql<string>`${tallies.day}::text`, total })
    .from(tallies)
    .where(and(inArray(tallies.name, [...names]), gte(tallies.day, since)))
    .groupBy(tallies.name, tallies.day);
}

const total = sql<number>`coalesce(sum(${tallies.count}), 0)::int`;

export function totalOf(found: readonly Tally[], name: string, value?: string): number {
  return found
    .filter((one) => one.name === name && (value === undefined || one.value === value))
    .reduce((sum, one) => sum + one.total, 0);
}

/** Puts the changes since the last time into one row each. Whoever reads or writes meanwhile is not held up. */
export async function foldTallies(db: Db): Promise<void> {
  await db.execute(
    sql`with several as (
      select name, value, day from ${tallies} group by name, value, day
      having count(*) > 1 or sum(count) = 0
    ), taken as (
      delete from ${tallies} as old using several
      where old.name = several.name and old.value = several.value
        and old.day is not distinct from several.day
      returning old.name, old.value, old.day, old.count
    )
    insert into ${tallies} (name, value, day, count)
    select name, value, day, sum(count) from taken group by name, value, day having sum(count) <> 0`,
  );
}
