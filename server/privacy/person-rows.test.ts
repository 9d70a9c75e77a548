import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { blankRow } from './person-rows.ts';

it('blanks unknown columns and keeps only the named ones', () => {
  const table = pgTable('people', {
    id: integer().primaryKey(),
    region: text(),
    papers: text(),
    hasPapers: boolean().notNull().default(false),
    createdAt: timestamp().notNull().defaultNow(),
  });
  expect(blankRow(table, ['region'])).toEqual({ papers: null, hasPapers: false });
});
