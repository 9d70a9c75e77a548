// Column shapes that every table shares, and check constraints made from the domain's vocabularies.

import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { type Vocabulary, values } from '#domain/vocabulary';

// Milliseconds are what a JavaScript date holds; finer would break paging by time.
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () => moment().notNull().defaultNow();
export const textList = () => text().array().notNull().default(sql`'{}'::text[]`);

function quoted(list: readonly string[]): SQL {
  return sql.raw(list.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
}

export function oneOf(name: string, column: AnyPgColumn, vocabulary: Vocabulary) {
  return check(name, sql`${column} in (${quoted(values(vocabulary))})`);
}

export function oneOfList(name: string, column: AnyPgColumn, list: readonly string[]) {
  return check(name, sql`${column} in (${quoted(list)})`);
}

export function eachOf(name: string, column: AnyPgColumn, list: readonly string[]) {
  return check(name, sql`${column} <@ array[${quoted(list)}]::text[]`);
}
