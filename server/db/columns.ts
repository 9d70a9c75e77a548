// Column types shared by the tables, and check constraints generated from the domain's
// vocabularies.

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
import { listValues, type Vocabulary } from '#domain/vocabulary';
import { sealedJson } from './sealing/sealed-columns.ts';

// Milliseconds, like a JavaScript Date: a higher precision would break paging by time.
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () => moment().notNull().defaultNow();
export const textList = () => text().array().notNull().default(sql`'{}'::text[]`);

/** Counts changes by staff. A write names the version that it is based on. */
export const version = () => integer().notNull().default(1);

/** A value from a fixed list. Response schemas read the list from the column. */
export const enumText = <V extends Vocabulary>(vocabulary: V) =>
  text({ enum: listValues(vocabulary) });

/**
 * Language of the page that sent the form. Not checked in the database, because the languages are
 * content.
 */
export const pageLanguage = () => text().$type<Language>().notNull().default(defaultLanguage);

export const listedText = <Value extends string>(list: readonly [Value, ...Value[]]) =>
  text({ enum: list });

/** The allowed values of a column, or of each item of an array column. */
export function getAllowedValues(column: AnyPgColumn): readonly string[] | undefined {
  return is(column, PgArray) ? column.baseColumn.enumValues : column.enumValues;
}
/** Answers to questions without a column, so that a new question needs no migration. */
export const otherAnswersColumn = () => sealedJson<Answers>().notNull().default(sql`'{}'`);

/** The assignee, or '' if unassigned. Coalesced so that an index also sorts unassigned rows. */
export function assigneeOrEmpty(assignedTo: AnyPgColumn | ExtraConfigColumn): SQL {
  return sql`coalesce(${assignedTo}, '') collate "C"`;
}

function quoted(list: readonly string[]): SQL {
  return sql.raw(list.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));
}

/** Inlines the values, because a partial index matches only queries with literal values. */
export function buildOneOfCondition(
  column: AnyPgColumn | ExtraConfigColumn,
  list: readonly string[],
): SQL {
  return sql`${column} in (${quoted(list)})`;
}

export function checkOneOf(name: string, column: AnyPgColumn, vocabulary: Vocabulary) {
  return check(name, buildOneOfCondition(column, listValues(vocabulary)));
}

export function checkOneOfList(name: string, column: AnyPgColumn, list: readonly string[]) {
  return check(name, buildOneOfCondition(column, list));
}

/**
 * Marks a form that looks automatic or exceeds its network's limit. It is stored and shown to staff
 * for review.
 */
export const reviewColumns = () => ({
  needsReview: boolean().notNull().default(false),
  reviewReason: text(),
});

/** Normalizes spellings of one mailbox: Ana@x.org, ana+1@x.org, a.n.a@x.org. */
export function normalizeMailbox(recipient: AnyPgColumn | ExtraConfigColumn | string): SQL {
  return sql`replace(regexp_replace(lower(${recipient}), '[+][^@]*@', '@'), '.', '')`;
}

// Folded in the domain code, so that both engines search and sort alike.
export const searchTextColumn = () => ({ searchText: text().notNull().default('') });

/**
 * Padded with a space on both sides, so that a pattern can match the beginning or end of a word.
 */
export function padText(searchText: AnyPgColumn | ExtraConfigColumn | SQL): SQL {
  return sql`(' ' || ${searchText} || ' ')`;
}

/** Indexes LIKE patterns on `padText`. */
export function searchIndex(name: string, searchText: ExtraConfigColumn) {
  return index(name).using('gin', sql`${padText(searchText)} gin_trgm_ops`);
}

/** Time of erasure. The erased row remains, so that counts stay correct. */
export const erasableColumns = () => ({ erasedAt: moment() });
