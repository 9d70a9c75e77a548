import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { casePartNames, timelineKinds } from '#domain/cases/case-parts';
import { values } from '#domain/vocabulary';
import * as schema from '../db/schema.ts';
import { caseParts, partEntries } from './parts.ts';

/** Tables that name a case without being a part of it: access, similar cases, the log, and notices to staff. */
const noParts = ['case_access', 'member_links', 'audit_entries', 'colleague_notices'];

const tables = Object.values(schema).filter((value) => is(value, PgTable));

it('every table with the id of a case is a part of a case', () => {
  const named = tables.filter((table) => 'memberId' in getTableColumns(table)).map(getTableName);
  const parts = partEntries.map(([, { table }]) => getTableName(table));
  expect(parts.toSorted()).toEqual(named.filter((name) => !noParts.includes(name)).toSorted());
});

it('the list is in the order in which rows are locked', () => {
  expect(Object.keys(caseParts)).toEqual([...casePartNames]);
});

it('every part has a kind of line in the timeline', () => {
  const kinds = partEntries.map(([, { timeline }]) => timeline.kind);
  const own = values(timelineKinds).filter((kind) => kind !== 'application' && kind !== 'change');
  expect(kinds.toSorted()).toEqual(own.toSorted());
});

it('a part of messages and forms names the columns for all three', () => {
  for (const [name, { table, of }] of partEntries) {
    const columns = getTableColumns(table);
    const expected = ['member', 'contact', 'submission'].filter((key) => `${key}Id` in columns);
    expect([name, Object.keys(of)]).toEqual([name, expected]);
  }
});

it('erasing a part names only columns that exist', () => {
  for (const [, { table, erased }] of partEntries) {
    const columns = Object.keys(getTableColumns(table));
    expect(columns).toEqual(expect.arrayContaining(Object.keys(erased?.(new Date()) ?? {})));
  }
});
