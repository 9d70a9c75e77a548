import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { casePartNames, timelineKinds } from '#domain/cases/case-parts';
import { listValues } from '#domain/vocabulary';
import * as schema from '../db/schema.ts';
import { caseParts, partEntries } from './parts.ts';

/** Tables that name a case without being a part of it: they are about several cases, or about staff. */
const noParts = [
  ...['case_access', 'duplicate_pairs', 'audit_entries', 'colleague_notices'],
  ...['household_people', 'case_relationships', 'import_rows'],
];

const tables = Object.values(schema).filter((value) => is(value, PgTable));

it('lists every table with a case id as a part of a case', () => {
  const named = tables.filter((table) => 'memberId' in getTableColumns(table)).map(getTableName);
  const parts = partEntries.map(([, { table }]) => getTableName(table));
  expect(parts.toSorted()).toEqual(named.filter((name) => !noParts.includes(name)).toSorted());
});

it('lists the parts in the order in which their rows are locked', () => {
  expect(Object.keys(caseParts)).toEqual([...casePartNames]);
});

it('assigns each part its own kind of timeline entry', () => {
  const kinds = partEntries.map(([, { timeline }]) => timeline.kind);
  const own = listValues(timelineKinds).filter(
    (kind) => kind !== 'application' && kind !== 'change',
  );
  expect(kinds.toSorted()).toEqual(own.toSorted());
});

it('names the id columns of each part for cases, messages, and forms', () => {
  for (const [name, { table, of }] of partEntries) {
    const columns = getTableColumns(table);
    const expected = ['member', 'contact', 'submission'].filter((key) => `${key}Id` in columns);
    expect([name, Object.keys(of)]).toEqual([name, expected]);
  }
});

it('lists for erasure only columns that exist', () => {
  for (const [, { table, erased }] of partEntries) {
    const columns = Object.keys(getTableColumns(table));
    expect(columns).toEqual(expect.arrayContaining(Object.keys(erased?.(new Date()) ?? {})));
  }
});
