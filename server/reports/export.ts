// Lists as CSV: the rows, the order and the columns of the screen, sent while they are read.

import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { officeDate } from '#domain/calendar/office-hours';
import {
  attemptColumns,
  memberColumns,
  memberColumnsOnScreen,
  submissionColumns,
  submissionColumnsOnScreen,
} from '#domain/cases/export-columns';
import type { PersonSubject } from '#domain/privacy';
import { byteOrderMark, csvLine } from '#domain/text/csv';
import type { Labels, Vocabulary } from '#domain/vocabulary';
import * as headings from '#text/staff/export-columns';
import { asAsked } from '../api/assigned.ts';
import { type AuditSubject, audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { isNotClosed } from '../api/closed-cases.ts';
import { type ListTable, listPage } from '../api/list.ts';
import type { Sort } from '../api/order.ts';
import { filtersOf, idsNamed, type ReadIds } from '../api/read-log.ts';
import { type Call, staffRoute } from '../api/route.ts';
import { attemptList, attemptListQuery } from '../contact-log/contact-attempts.ts';
import type { Queries } from '../db/client.ts';
import { contactAttempts } from '../db/schema/case-work.ts';
import { members } from '../db/schema/members.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import {
  knownTotal,
  memberConditions,
  memberIndexFilter,
  memberListQuery,
  memberSort,
} from '../members/member-list.ts';
import {
  knownSubmissionTotal,
  submissionConditions,
  submissionIndexFilter,
  submissionListQuery,
  submissionSort,
} from '../submissions/submission-list.ts';
import { attemptCell, memberCell, submissionCell } from './export-cells.ts';

const rowsAtOnce = 500;
/** The first come as soon as a page of the list would, however many follow. */
const firstRows = 50;

type Export<Table extends ListTable> = {
  table: Table;
  where: readonly (SQL | undefined)[];
  open?: SQL | undefined;
  inIndex?: SQL | undefined;
  sort: Sort;
  search: string | undefined;
  /** Known where only kept numbers narrow the list. */
  total?: Promise<number | undefined>;
  columns: Labels;
  chosen: readonly string[];
  cell: (row: Table['$inferSelect'], column: string) => string;
  subject: AuditSubject;
  /** Whose rows they are. */
  idsOf: (rows: readonly { id: number }[]) => ReadIds;
  /** The first word of the file's name and of the entry in the log. */
  name: string;
};

/** Which rows went out, by which filters and with which columns: a page at a time, as it is sent. */
function noteRows(
  { session, reads, request }: Call<unknown, unknown, StaffSession>,
  { idsOf, name }: Pick<Export<ListTable>, 'idsOf' | 'name'>,
  rows: readonly { id: unknown }[],
): void {
  const found = Object.entries(idsOf(rows as readonly { id: number }[]));
  for (const [subject, ids] of found as [PersonSubject, number[]][]) {
    reads.note({
      ...{ session, subject, kind: 'export', route: `${name} export` },
      ids,
      filters: filtersOf(request.url),
      by: 'people.export',
    });
  }
}

async function exported<Table extends ListTable>(
  call: Call<unknown, unknown, StaffSession>,
  list: Export<Table>,
): Promise<Response> {
  const { db, session, now, request } = call;
  const total = await list.total;
  const first = await pageOf(db, list, total);
  const isKnown = first.headers['X-Total-Count-Is'] === undefined;
  const count = first.headers['X-Total-Count'] ?? '';
  await audit(db, session, now(), {
    action: 'exported',
    subject: list.subject,
    note: `${isKnown ? '' : 'at least '}${count} ${list.name}${filterNames(request.url)}`,
  });
  const encoder = new TextEncoder();
  const lines = linesOf(db, list, first, total, (rows) => noteRows(call, list, rows));
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
      ...(isKnown && { 'X-Total-Count': count }),
    },
  });
}

type Rows<Table extends ListTable> = {
  rows: Table['$inferSelect'][];
  headers: Record<string, string>;
};

/** The total is counted with the first page at most, and only so far as a list does. */
function pageOf<Table extends ListTable>(
  db: Queries,
  list: Export<Table>,
  total: number | undefined,
  cursor?: string,
): Promise<Rows<Table>> {
  const { table, where, open, inIndex, sort, search } = list;
  return listPage(db, {
    table,
    where,
    open,
    inIndex,
    sort,
    query: {
      limit: cursor === undefined ? firstRows : rowsAtOnce,
      ...(search !== undefined && { search }),
      ...(cursor !== undefined && { cursor }),
    },
    url: 'http://export/',
    total,
  });
}

async function* linesOf<Table extends ListTable>(
  db: Queries,
  list: Export<Table>,
  first: Rows<Table>,
  total: number | undefined,
  onRows: (rows: readonly { id: unknown }[]) => void,
): AsyncGenerator<string, undefined> {
  yield byteOrderMark + csvLine(list.chosen.map((column) => list.columns[column] ?? column));
  let page = first;
  for (;;) {
    onRows(page.rows as unknown as readonly { id: unknown }[]);
    yield page.rows
      .map((row) => csvLine(list.chosen.map((column) => list.cell(row, column))))
      .join('');
    const next = /<([^>]+)>/.exec(page.headers.Link ?? '')?.[1];
    const cursor = next && new URL(next, 'http://export/').searchParams.get('cursor');
    if (!cursor) return;
    page = await pageOf(db, list, total ?? 0, cursor);
  }
}

/** What narrowed the list, for the log: by name, since what was searched for is about a person. */
function filterNames(url: string): string {
  const names = [...new URL(url).searchParams.keys()].filter(
    (name) => !['columns', 'sort', 'ids'].includes(name),
  );
  return names.length === 0 ? '' : ` (${[...new Set(names)].join(', ')})`;
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

const asFile = { response: v.string(), responseType: 'text/csv' };

export const exportRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/members/export',
    needs: 'people.export',
    summary: 'The list of members as CSV; that it was exported is noted',
    reads: 'member',
    needsFreshSignIn: true,
    query: v.object({
      ...memberListQuery.entries,
      ...columnsEntry(memberColumns, memberColumnsOnScreen),
    }),
    ...asFile,
    handle: async (call) => {
      const { columns, ...query } = asAsked(call.query, call.session);
      const isOpen = await isNotClosed(members.id, call, call.session);
      return exported(call, {
        table: members,
        where: memberConditions(query, call.now()),
        open: isOpen,
        inIndex: memberIndexFilter(query),
        sort: memberSort(query),
        search: query.search,
        total: isOpen ? Promise.resolve(undefined) : knownTotal(call.db, query),
        columns: headings.memberColumns,
        chosen: columns,
        cell: memberCell,
        subject: 'member',
        idsOf: (rows) => ({ member: rows.map(({ id }) => id) }),
        name: 'cases',
      });
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/get-involved-submissions/export',
    needs: 'people.export',
    summary: 'The list of submissions as CSV; that it was exported is noted',
    reads: 'submission',
    needsFreshSignIn: true,
    query: v.object({
      ...submissionListQuery.entries,
      ...columnsEntry(submissionColumns, submissionColumnsOnScreen),
    }),
    ...asFile,
    handle: async (call) => {
      const { columns, ...query } = asAsked(call.query, call.session);
      return exported(call, {
        table: submissions,
        where: submissionConditions(query, call.now()),
        inIndex: submissionIndexFilter(query),
        sort: submissionSort(query),
        search: query.search,
        total: knownSubmissionTotal(call.db, query),
        columns: headings.submissionColumns,
        chosen: columns,
        cell: submissionCell,
        subject: 'submission',
        idsOf: (rows) => ({ submission: rows.map(({ id }) => id) }),
        name: 'submissions',
      });
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/contact-attempts/export',
    needs: 'people.export',
    needsFreshSignIn: true,
    summary: 'The contact log as CSV; that it was exported is noted',
    reads: idsNamed,
    query: v.object({
      ...attemptListQuery.entries,
      ...columnsEntry(attemptColumns, Object.keys(attemptColumns)),
    }),
    ...asFile,
    handle: async (call) =>
      exported(call, {
        ...attemptList(call.query, await isNotClosed(contactAttempts.memberId, call, call.session)),
        search: call.query.search,
        columns: headings.attemptColumns,
        chosen: call.query.columns,
        cell: attemptCell,
        subject: 'contact-attempt',
        idsOf: idsNamed,
        name: 'contacts',
      }),
  }),
];
