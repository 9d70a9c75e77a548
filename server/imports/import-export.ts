// Downloads the rows that were not imported, with the reason of each, so that they can be corrected and imported again.
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { byteOrderMark, formatCsvLine } from '#domain/text/csv';
import { importTexts as text } from '#text/staff/imports';
import { audit } from '../api/audit.ts';
import { staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { importRows } from '../db/schema/runs.ts';
import type { Run } from '../runs/run-worker.ts';
import { findRun } from '../runs/runs.ts';
import type { ImportRow } from './import-rows.ts';
import { describeRow } from './row-problems.ts';

const rowsAtOnce = 500;

const isLeftOut = and(
  eq(importRows.state, 'waiting'),
  inArray(importRows.plan, ['error', 'skip', 'ask']),
);

async function* linesOf(
  db: Queries,
  run: Run,
  onRows: (rows: readonly ImportRow[]) => void,
): AsyncGenerator<string, undefined> {
  const headings = run.settings.columns.map(({ header }) => header);
  yield byteOrderMark + formatCsvLine([text.errorFile.line, text.errorFile.reason, ...headings]);
  let after = 0;
  for (;;) {
    const rows: ImportRow[] = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.runId, run.id), isLeftOut, gt(importRows.line, after)))
      .orderBy(asc(importRows.line))
      .limit(rowsAtOnce);
    const last = rows.at(-1);
    if (last === undefined) return;
    onRows(rows);
    yield rows
      .map((row) => formatCsvLine([String(row.line), describeRow(row), ...row.cells]))
      .join('');
    after = last.line;
  }
}

export const importExportRoute = staffRoute({
  method: 'GET',
  path: '/api/imports/{id}/export',
  needs: 'people.import',
  summary: 'The rows that were not imported, with the reason of each, as a file',
  reads: 'member',
  response: v.string(),
  responseType: 'text/csv',
  handle: async ({ db, params, session, now, reads }) => {
    const run = await findRun(db, Number(params.id));
    const total = await db.$count(importRows, and(eq(importRows.runId, run.id), isLeftOut));
    await audit(db, session, now(), {
      ...{ action: 'exported', subject: 'run', subjectId: run.id },
      note: `${total} rows that were not imported`,
    });
    const route = '/api/imports/{id}/export';
    const lines = linesOf(db, run, (rows) => {
      const ids = rows.flatMap(({ matchIds }) => matchIds);
      reads.note({ session, kind: 'export', route, subject: 'member', ids, by: 'people.import' });
    });
    const encoder = new TextEncoder();
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
        'Content-Disposition': `attachment; filename="not-imported-${run.id}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  },
});
