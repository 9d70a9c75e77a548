// Derives the response schema of a stored row from its table.
import { getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { getAllowedValues } from './columns.ts';

// Columns for searching, sorting, and matching, which responses omit.
const internalColumns = [
  'searchText',
  'sortName',
  'phoneDigits',
  'emailFolded',
  'matchKeys',
  'isCompared',
  'priorityRank',
  'companionNames',
] as const;
type Internal = (typeof internalColumns)[number];

type Row<Table extends PgTable> = Table['$inferSelect'];
/** The columns of a table that a response may have. */
export type PublicColumn<Table extends PgTable> = Exclude<keyof Row<Table> & string, Internal>;
/** Timestamps are sent as text. */
type AsSent<Value> = Value extends Date ? string : Value;
type Entries<Table extends PgTable, Name extends PublicColumn<Table>> = {
  [Key in Name]: v.GenericSchema<AsSent<Row<Table>[Key]>>;
};

const isoMoment = v.pipe(v.string(), v.isoTimestamp());

function columnSchema(column: AnyPgColumn): v.GenericSchema {
  const list = getAllowedValues(column);
  const text = list === undefined ? v.string() : v.picklist(list);
  switch (column.dataType) {
    case 'string':
      return text;
    case 'number':
      return v.number();
    case 'boolean':
      return v.boolean();
    case 'date':
      return isoMoment;
    case 'array':
      return v.array(text);
    default:
      return v.unknown();
  }
}

/** The schema of a row in responses: all public columns, or the named ones. */
export function buildRowSchema<
  Table extends PgTable,
  Name extends PublicColumn<Table> = PublicColumn<Table>,
>(
  table: Table,
  names: readonly Name[] = shownColumns(table) as Name[],
): v.StrictObjectSchema<Entries<Table, Name>, undefined> {
  const columns = getTableColumns(table) as Record<string, AnyPgColumn>;
  const entries: v.ObjectEntries = {};
  for (const name of names) {
    const column = columns[name];
    if (column === undefined) throw new Error(`there is no column ${name}`);
    const schema = columnSchema(column);
    entries[name] = column.notNull ? schema : v.nullable(schema);
  }
  return v.strictObject(entries) as never;
}

function shownColumns(table: PgTable): string[] {
  return Object.keys(getTableColumns(table)).filter(
    (name) => !(internalColumns as readonly string[]).includes(name),
  );
}

/** The public columns of a table, for queries. */
export function listPublicColumns<Table extends PgTable>(
  table: Table,
): Omit<Table['_']['columns'], Internal> {
  return omitInternals(getTableColumns(table));
}

export function omitInternals<R extends object>(row: R): Omit<R, Internal> {
  const shown = { ...row } as Record<string, unknown>;
  for (const name of internalColumns) delete shown[name];
  return shown as Omit<R, Internal>;
}
