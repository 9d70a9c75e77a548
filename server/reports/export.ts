// Streams lists as CSV, with the rows, order, and columns of the screen.

import { getTableColumns } from 'drizzle-orm';
import * as v from 'valibot';
import { toOfficeDate } from '#domain/calendar/office-hours';
import {
  attemptColumns,
  memberColumns,
  memberColumnsOnScreen,
  submissionColumns,
  submissionColumnsOnScreen,
} from '#domain/cases/export-columns';
import type { PersonSubject } from '#domain/privacy';
import { byteOrderMark, formatCsvLine } from '#domain/text/csv';
import type { Labels, Vocabulary } from '#domain/vocabulary';
import * as headings from '#text/staff/export-columns';
import { resolveAssignedTo } from '../api/assigned.ts';
import { type AuditSubject, audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { type ListTable, listIds, listRows, type WholeList } from '../api/list.ts';
import { collectReferencedIds, extractFilters, type IdsBySubject } from '../api/read-log.ts';
import { type Call, staffRoute } from '../api/route.ts';
import { excludeRestricted } from '../cases/access/case-access.ts';
import { attemptListQuery, buildAttemptList } from '../cases/contact-log/contact-attempts.ts';
import { openWorkColumns } from '../cases/open-work.ts';
import {
  buildMemberConditions,
  buildMemberSort,
  memberListQuery,
} from '../cases/people/member-list.ts';
import type { Queries } from '../db/client.ts';
import { contactAttempts } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import {
  buildSubmissionConditions,
  buildSubmissionSort,
  submissionListQuery,
} from '../submissions/submission-list.ts';
import {
  type CellSources,
  formatAttemptCell,
  formatMemberCell,
  formatSubmissionCell,
  memberSources,
  submissionSources,
} from './export-cells.ts';

type Export<Table extends ListTable> = WholeList & {
  table: Table;
  headings: Labels;
  chosen: readonly string[];
  cell: (row: Table['$inferSelect'], column: string) => string;
  subject: AuditSubject;
  /** The ids of the people in these rows, for the access log. */
  idsOf: (rows: readonly { id: number }[]) => IdsBySubject;
  /** The first word of the file name, also used in the audit entry. */
  name: string;
};

/** Adds the rows of one exported page to the access log. */
function noteRows(
  { session, reads, request }: Call<unknown, unknown, StaffSession>,
  { idsOf, name }: Pick<Export<ListTable>, 'idsOf' | 'name'>,
  rows: readonly { id: number }[],
): void {
  const found = Object.entries(idsOf(rows));
  for (const [subject, ids] of found as [PersonSubject, number[]][]) {
    reads.note({
      ...{ session, subject, kind: 'export', route: `${name} export` },
      ids,
      filters: extractFilters(request.url),
      by: 'people.export',
    });
  }
}

async function exported<Table extends ListTable>(
  call: Call<unknown, unknown, StaffSession>,
  list: Export<Table>,
): Promise<Response> {
  const { db, session, now, request } = call;
  const ids = await listIds(db, list);
  await audit(db, session, now(), {
    action: 'exported',
    subject: list.subject,
    note: `${ids.length} ${list.name}${filterNames(request.url)}`,
  });
  const encoder = new TextEncoder();
  const lines = linesOf(list, pagesOf(db, list, ids), (rows) => noteRows(call, list, rows));
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
      'Content-Disposition': `attachment; filename="${list.name}-${toOfficeDate(now())}.csv"`,
      'Cache-Control': 'no-store',
      'X-Total-Count': String(ids.length),
    },
  });
}

const rowsAtOnce = 500;

/** Reads the rows in pages, so that a slow download holds no transaction or connection. */
async function* pagesOf<Table extends ListTable>(
  db: Queries,
  list: Export<Table>,
  ids: readonly number[],
) {
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    yield await listRows(db, list, ids.slice(at, at + rowsAtOnce));
  }
}

async function* linesOf<Table extends ListTable>(
  { chosen, headings: labels, cell }: Export<Table>,
  pages: AsyncIterable<(Table['$inferSelect'] & { id: number })[]>,
  onRows: (rows: readonly { id: number }[]) => void,
): AsyncGenerator<string, undefined> {
  yield byteOrderMark + formatCsvLine(chosen.map((column) => labels[column] ?? column));
  for await (const rows of pages) {
    onRows(rows);
    yield rows.map((row) => formatCsvLine(chosen.map((column) => cell(row, column)))).join('');
  }
}

/** The columns that the chosen cells need. Each further one costs time, most of all an encrypted one. */
function columnsRead(table: ListTable, chosen: readonly string[], sources: CellSources): string[] {
  const names = ['id', ...chosen.flatMap((column) => sources[column] ?? [column])];
  return [...new Set(names)].filter((name) => name in getTableColumns(table));
}

/** The names of the filters, for the audit entry. Their values may identify a person. */
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
      const { columns, ...query } = resolveAssignedTo(call.query, call.session);
      return exported(call, {
        table: members,
        columns: columnsRead(members, columns, memberSources),
        ...(columns.includes('nextReminderAt') && {
          computed: { nextReminderAt: openWorkColumns.nextReminderAt },
        }),
        where: buildMemberConditions(query, call.now()),
        except: [excludeRestricted(members.id, call, call.session)],
        sort: buildMemberSort(query, call.now()),
        query,
        headings: headings.memberColumns,
        chosen: columns,
        cell: formatMemberCell,
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
      const { columns, ...query } = resolveAssignedTo(call.query, call.session);
      return exported(call, {
        table: submissions,
        columns: columnsRead(submissions, columns, submissionSources),
        where: buildSubmissionConditions(query, call.now()),
        sort: buildSubmissionSort(query, call.now()),
        query,
        headings: headings.submissionColumns,
        chosen: columns,
        cell: formatSubmissionCell,
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
    reads: collectReferencedIds,
    query: v.object({
      ...attemptListQuery.entries,
      ...columnsEntry(attemptColumns, Object.keys(attemptColumns)),
    }),
    ...asFile,
    handle: async (call) =>
      exported(call, {
        ...buildAttemptList(
          call.query,
          excludeRestricted(contactAttempts.memberId, call, call.session),
        ),
        query: call.query,
        headings: headings.attemptColumns,
        chosen: call.query.columns,
        cell: formatAttemptCell,
        subject: 'contact-attempt',
        idsOf: collectReferencedIds,
        name: 'contacts',
      }),
  }),
];
