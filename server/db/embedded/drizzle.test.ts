import { rmSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFastFolder } from '../../../tests/api/fast-folder.ts';
import { retainCompiledCode } from '../../../tests/embedded/compiled-code.ts';
import { type EmbeddedEngine, OuterClientInTransaction, openEmbedded } from './engine.ts';

retainCompiledCode();

const visit = pgTable('visit', {
  id: serial().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  seen: timestamp({ mode: 'string' }),
  day: date().notNull(),
  answers: jsonb().$type<{ needs: string[] }>(),
  cost: numeric({ precision: 10, scale: 2 }),
  count: bigint({ mode: 'bigint' }),
  tags: text().array(),
  days: date().array(),
  isOpen: boolean().notNull().default(true),
  rank: integer(),
});
const schema = { visit };
const dir = createFastFolder('embedded-drizzle-');
let engine: EmbeddedEngine;
let db: PgliteDatabase<typeof schema>;

beforeAll(async () => {
  engine = await openEmbedded({ dir });
  db = drizzle({ client: engine.client, schema, casing: 'snake_case' });
  await db.execute(sql`create table visit (
    id serial primary key, at timestamptz not null, seen timestamp, day date not null,
    answers jsonb, cost numeric(10, 2), count bigint, tags text[], days date[],
    is_open boolean not null default true, rank int unique)`);
});
afterAll(async () => {
  await engine.close();
  rmSync(dir, { recursive: true, force: true });
});

const full = {
  at: new Date('2025-11-02T05:30:00.123Z'),
  seen: '2025-11-02 01:30:00',
  day: '2025-11-02',
  answers: { needs: ['food', 'a "coat"'] },
  cost: '12.50',
  count: 9007199254740993n,
  tags: ['a', 'b,c', 'd"e', ''],
  days: ['2025-11-02', '2025-11-03'],
  rank: 1,
};

test('returns every kind of column as it was stored', async () => {
  const [stored] = await db.insert(visit).values(full).returning();
  expect(stored).toMatchObject({ ...full, isOpen: true });
  expect(await db.query.visit.findFirst()).toEqual(stored);
  const [updated] = await db
    .update(visit)
    .set({ answers: null, tags: null })
    .where(eq(visit.rank, 1))
    .returning();
  expect(updated).toMatchObject({ answers: null, tags: null, at: full.at });
});

test('rolls an inner transaction back to its start', async () => {
  await db.transaction(async (tx) => {
    await tx.insert(visit).values({ ...full, rank: 10 });
    const inner = tx.transaction(async (nested) => {
      await nested.insert(visit).values({ ...full, rank: 11 });
      nested.rollback();
    });
    await expect(inner).rejects.toThrow('Rollback');
  });
  expect(await db.$count(visit, eq(visit.rank, 10))).toBe(1);
  expect(await db.$count(visit, eq(visit.rank, 11))).toBe(0);
});

test('reports the code and constraint of a unique violation', async () => {
  await db.insert(visit).values({ ...full, rank: 20 });
  const failure = await db
    .insert(visit)
    .values({ ...full, rank: 20 })
    .catch((error) => error.cause);
  expect(failure).toMatchObject({ code: '23505', constraint: 'visit_rank_key' });
});

test('throws when the outer database is used inside a transaction', async () => {
  const wrong = db.transaction(async () => {
    await db.select().from(visit);
  });
  await expect(wrong).rejects.toMatchObject({ cause: expect.any(OuterClientInTransaction) });
});
