// Reads every row of a list once, in pages, so that a slow download holds no transaction or connection.
// Rows may move during the export: sent ids are skipped, and a last pass adds rows that moved to a sent part.
import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type ListTable, listPage } from '../api/list.ts';
import type { Sort } from '../api/order.ts';
import type { Queries } from '../db/client.ts';
import type { Exclusions } from '../db/counts.ts';

const rowsAtOnce = 500;
/** The first page is small, so that the download starts fast. */
const firstRows = 50;
/** Page size of the last pass, which reads only ids. */
const idsAtOnce = 2_000;

export type ExportedTable = ListTable & { createdAt: AnyPgColumn };

export type ExportedList<Table extends ExportedTable> = {
  table: Table;
  /** Values of a row that come from other tables. */
  computed?: Readonly<Record<string, SQL>>;
  where: readonly (SQL | undefined)[];
  except?: Exclusions;
  sort: Sort;
  search: string | undefined;
};

type Page<Table extends ExportedTable> = {
  rows: (Table['$inferSelect'] & { id: number })[];
  headers: Record<string, string>;
};

/** Reads the first page and counts the total. */
export function firstPage<Table extends ExportedTable>(
  db: Queries,
  list: ExportedList<Table>,
): Promise<Page<Table>> {
  return pageOf(db, list, { limit: firstRows }, { isCounted: true });
}

export async function* everyRow<Table extends ExportedTable>(
  db: Queries,
  list: ExportedList<Table>,
  first: Page<Table>,
): AsyncGenerator<Page<Table>['rows'], undefined> {
  const sent = createIdSet();
  const unsent = ({ rows }: Page<Table>) => rows.filter(({ id }) => sent.add(id));
  yield unsent(first);
  let cursor = cursorIn(first);
  // One page is one query, in which no row can move.
  if (cursor === undefined) return;
  while (cursor !== undefined) {
    const page = await pageOf(db, list, { limit: rowsAtOnce, cursor });
    yield unsent(page);
    cursor = cursorIn(page);
  }
  const byAge = { ...list, sort: ageOf(list.table) };
  if (list.sort.keys.every(({ by }) => byAge.sort.keys.some((key) => key.by === by))) return;
  do {
    const query = { limit: idsAtOnce, ...(cursor !== undefined && { cursor }) };
    const page: Page<Table> = await pageOf(db, byAge, query, { columns: ['id'] });
    const ids = page.rows.map(({ id }) => id).filter((id) => !sent.has(id));
    // Yield even an empty page, so that a canceled download ends the loop.
    yield ids.length === 0 ? [] : unsent(await pageOfIds(db, list, ids));
    cursor = cursorIn(page);
  } while (cursor !== undefined);
}

/** Sorts by creation, an order in which rows never move. */
function ageOf({ createdAt, id }: ExportedTable): Sort {
  return {
    keys: [
      { by: createdAt, type: 'timestamptz' },
      { by: id, type: 'int' },
    ],
    descending: true,
  };
}

function pageOfIds<Table extends ExportedTable>(
  db: Queries,
  list: ExportedList<Table>,
  ids: number[],
): Promise<Page<Table>> {
  const where = [...list.where, inArray(list.table.id, ids)];
  return pageOf(db, { ...list, where, search: undefined }, { limit: ids.length });
}

async function pageOf<Table extends ExportedTable>(
  db: Queries,
  { table, computed, where, except, sort, search }: ExportedList<Table>,
  query: { limit: number; cursor?: string },
  how: { isCounted?: true; columns?: ['id'] } = {},
): Promise<Page<Table>> {
  const page = await listPage<ListTable>(db, {
    ...{ table, where, except, sort, isCounted: false, ...how },
    computed: how.columns ? undefined : computed,
    query: { ...query, ...(search !== undefined && { search }) },
    url: 'http://export/',
  });
  return page as Page<Table>;
}

function cursorIn({ headers }: { headers: Record<string, string> }): string | undefined {
  const next = /<([^>]+)>/.exec(headers.Link ?? '')?.[1];
  return next && (new URL(next, 'http://export/').searchParams.get('cursor') ?? undefined);
}

/** One bit per id: a million ids take 125 kB, while a Set would take 40 MB. */
function createIdSet() {
  let bytes = new Uint8Array(1024);
  const has = (id: number) => ((bytes[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
  return {
    has,
    /** Returns true when the id is new. */
    add(id: number): boolean {
      if (has(id)) return false;
      const at = id >> 3;
      if (at >= bytes.length) {
        const more = new Uint8Array(2 * at);
        more.set(bytes);
        bytes = more;
      }
      bytes[at] = (bytes[at] ?? 0) | (1 << (id & 7));
      return true;
    },
  };
}
