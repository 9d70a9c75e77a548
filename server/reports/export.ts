// Lists as CSV: the rows, the order and the columns of the screen, sent while they are read.
import { and, count, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { officeDate } from '#domain/calendar/office-hours';
import {
  memberColumns,
  memberColumnsOnScreen,
  submissionColumns,
  submissionColumnsOnScreen,
} from '#domain/cases/export-columns';
import { byteOrderMark, csvLine } from '#domain/text/csv';
import type { Vocabulary } from '#domain/vocabulary';
import { type AuditSubject, audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { type ListTable, listPage, type Sort } from '../api/list.ts';
import { type Call, staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { members, getInvolvedSubmissions as submissions } from '../db/schema.ts';
import {
  knownTotal,
  memberConditions,
  memberListQuery,
  memberSort,
} from '../members/member-list.ts';
import {
  knownSubmissionTotal,
  submissionConditions,
  submissionListQuery,
  submissionSort,
} from '../submissions/submission-list.ts';
import { memberCell, submissionCell } from './export-cells.ts';

const rowsAtOnce = 500;

type Export<Table extends ListTable> = {
  table: Table;
  where: readonly (SQL | undefined)[];
  sort: Sort;
  /** Known where only kept numbers narrow the list. */
  total: Promise<number | undefined>;
  columns: Vocabulary;
  chosen: readonly string[];
  cell: (row: Table['$inferSelect'], column: string) => string;
  subject: AuditSubject;
  /** The first word of the file's name and of the entry in the log. */
  name: string;
};

async function exported<Table extends ListTable>(
  call: Call<unknown, unknown, StaffSession>,
  list: Export<Table>,
): Promise<Response> {
  const { db, session, now, request } = call;
  const total = (await list.total) ?? (await exactTotal(db, list.table, list.where));
  await audit(db, session, now(), {
    action: 'exported',
    subject: list.subject,
    note: `${total} ${list.name}${filtersOf(request.url)}`,
  });
  const encoder = new TextEncoder();
  const lines = linesOf(db, list, total);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${list.name}-${officeDate(now())}.csv"`,
      'Cache-Control': 'no-store',
      'X-Total-Count': String(total),
    },
  });
}

async function* linesOf<Table extends ListTable>(
  db: Queries,
  list: Export<Table>,
  total: number,
): AsyncGenerator<string, undefined> {
  yield byteOrderMark + csvLine(list.chosen.map((column) => list.columns[column] ?? column));
  let cursor: string | undefined;
  do {
    const page = await listPage(db, {
      table: list.table,
      where: list.where,
      sort: list.sort,
      query: { limit: rowsAtOnce, ...(cursor === undefined ? {} : { cursor }) },
      url: 'http://export/',
      total,
    });
    const next = /<([^>]+)>/.exec(page.headers.Link ?? '')?.[1];
    cursor = next && (new URL(next, 'http://export/').searchParams.get('cursor') ?? undefined);
    yield page.rows
      .map((row) => csvLine(list.chosen.map((column) => list.cell(row, column))))
      .join('');
  } while (cursor !== undefined);
}

async function exactTotal(
  db: Queries,
  table: ListTable,
  where: readonly (SQL | undefined)[],
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(table)
    .where(and(...where));
  return row?.total ?? 0;
}

/** What narrowed the list, for the log. */
function filtersOf(url: string): string {
  const filters = [...new URL(url).searchParams].filter(
    ([name]) => !['columns', 'sort', 'ids'].includes(name),
  );
  return filters.length === 0
    ? ''
    : ` (${filters.map(([name, value]) => `${name}: ${value}`).join(', ')})`;
}

function columnsEntry(columns: Vocabulary, onScreen: readonly string[]) {
  return {
    columns: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(',')),
        v.minLength(1, 'Choose a column'),
        v.everyItem((name) => Object.hasOwn(columns, name), 'Choose from the known columns'),
      ),
      onScreen.join(','),
    ),
  };
}

const anyText = v.string();

export const exportRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/members/export',
    summary: 'The list of members as CSV; that it was exported is noted',
    query: v.object({
      ...memberListQuery.entries,
      ...columnsEntry(memberColumns, memberColumnsOnScreen),
    }),
    response: anyText,
    handle: async (call) => {
      const { columns, ...query } = call.query;
      return exported(call, {
        table: members,
        where: memberConditions(call.query, call.now()),
        sort: memberSort(call.query),
        total: knownTotal(call.db, query),
        columns: memberColumns,
        chosen: columns,
        cell: memberCell,
        subject: 'member',
        name: 'cases',
      });
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/get-involved-submissions/export',
    summary: 'The list of submissions as CSV; that it was exported is noted',
    query: v.object({
      ...submissionListQuery.entries,
      ...columnsEntry(submissionColumns, submissionColumnsOnScreen),
    }),
    response: anyText,
    handle: async (call) =>
      exported(call, {
        table: submissions,
        where: submissionConditions(call.query, call.now()),
        sort: submissionSort(call.query),
        total: knownSubmissionTotal(call.db, call.query),
        columns: submissionColumns,
        chosen: call.query.columns,
        cell: submissionCell,
        subject: 'submission',
        name: 'submissions',
      }),
  }),
];
