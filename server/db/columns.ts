// Column shapes that tables share, and check constraints made from the domain's vocabularies.

import { is, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  PgArray,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { defaultLanguage, type Language } from '#content/languages';
import type { Answers } from '#domain/forms/field';
import { type Vocabulary, values } from '#domain/vocabulary';
import { sealedJson } from './sealing/sealed-columns.ts';

// Milliseconds are what a JavaScript date holds; finer would break paging by time.
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () => moment().notNull().defaultNow();
export const textList = () => text().array().notNull().default(sql`'{}'::text[]`);

/** Counts the changes that staff made: who changes a row says which one was seen. */
export const version = () => integer().notNull().default(1);

/** One value of a closed list. The column keeps the list: responses are checked by it. */
export const closedText = <V extends Vocabulary>(vocabulary: V) =>
  text({ enum: values(vocabulary) });

/** The language of the page from which somebody wrote. Which there are is content: no check holds them. */
export const pageLanguage = () => text().$type<Language>().notNull().default(defaultLanguage);

export const listedText = <Value extends string>(list: readonly [Value, ...Value[]]) =>
  text({ enum: list });

/** The values that a column, or each item of it, may have. */
export function closedListOf(column: AnyPgColumn): readonly string[] | undefined {
  return is(column, PgArray) ? column.baseColumn.enumValues : column.enumValues;
}
/** Answers to questions that have no column of their own: a new question needs no migration. */
export const otherAnswers = () => sealedJson<Answers>().notNull().default(sql`'{}'`);

/** Whose a row is, nobody's included: none as a value, so that an index finds nobody's in its order too. */
export function ownerOf(assignedTo: AnyPgColumn | ExtraConfigColumn): SQL {
  return sql`coalesce(${assignedTo}, '') collate "C"`;
}

function quoted(list: readonly string[]): SQL {
  return sql.raw(list.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
}

/** With the values in the text: an index that is limited so is found by what asks for it so. */
export function isOneOf(column: AnyPgColumn | ExtraConfigColumn, list: readonly string[]): SQL {
  return sql`${column} in (${quoted(list)})`;
}

export function oneOf(name: string, column: AnyPgColumn, vocabulary: Vocabulary) {
  return check(name, isOneOf(column, values(vocabulary)));
}

export function oneOfList(name: string, column: AnyPgColumn, list: readonly string[]) {
  return check(name, isOneOf(column, list));
}

/** A form that looks automatic, or came over its network's limit, is stored and marked for staff. */
export const review = () => ({
  needsReview: boolean().notNull().default(false),
  reviewReason: text(),
});

// Folded by the domain, so that both engines search and sort alike.
export const searched = () => ({ searchText: text().notNull().default('') });

/** With a space on both sides, so that a pattern can ask for the beginning or the end of a word. */
export function paddedText(searchText: AnyPgColumn | ExtraConfigColumn | SQL): SQL {
  return sql`(' ' || ${searchText} || ' ')`;
}

/** Finds the rows whose text matches a LIKE pattern on `paddedText`. */
export function searchIndex(name: string, searchText: ExtraConfigColumn) {
  return index(name).using('gin', sql`${paddedText(searchText)} gin_trgm_ops`);
}

/** When all that names a person was taken out of the row; it stays as one in a count. */
export const erasable = () => ({ erasedAt: moment() });
