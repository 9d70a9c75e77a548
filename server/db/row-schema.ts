// What a stored row looks like in an answer, derived from its table: one source for both.
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

// Columns that serve searching, sorting and matching; nobody reads them.
const internalColumns = [
  'searchText',
  'sortName',
  'phoneDigits',
  'emailFolded',
  'priorityRank',
  'queueRank',
  'queueAt',
] as const;
export type Internal = (typeof internalColumns)[number];

const isoMoment = v.pipe(v.string(), v.isoTimestamp());

function columnSchema(dataType: string): v.GenericSchema {
  switch (dataType) {
    case 'string':
      return v.string();
    case 'number':
      return v.number();
    case 'boolean':
      return v.boolean();
    case 'date':
      return isoMoment;
    case 'array':
      return v.array(v.string());
    default:
      return v.unknown();
  }
}

export function rowSchema(table: PgTable, extra: v.ObjectEntries = {}) {
  const entries: v.ObjectEntries = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if ((internalColumns as readonly string[]).includes(name)) continue;
    const schema = columnSchema(column.dataType);
    entries[name] = column.notNull ? schema : v.nullable(schema);
  }
  return v.strictObject({ ...entries, ...extra });
}

export function withoutInternals<Row extends object>(row: Row): Omit<Row, Internal> {
  const shown = { ...row } as Record<string, unknown>;
  for (const name of internalColumns) delete shown[name];
  return shown as Omit<Row, Internal>;
}
