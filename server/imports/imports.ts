// Routes of imports: the file's rows, the plan, what staff decide about it, and undo. A worker carries out the steps.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  importColumnSchema,
  maxCellLength,
  maxImportColumns,
  maxImportRows,
} from '#domain/imports/import-columns';
import {
  decisionSchema,
  newImportSchema,
  type RowDecision,
  rowPlans,
  rowReasons,
  rowStates,
} from '#domain/imports/import-plan';
import { listValues } from '#domain/vocabulary';
import { importTexts as text } from '#text/staff/imports';
import { AppError, notFound } from '../api/app-error.ts';
import type { StaffSession } from '../api/caller.ts';
import { changeRow, createRow, removeRow } from '../api/change.ts';
import { listPage, listQueryEntries } from '../api/list.ts';
import { type SortKey, sortBothWays } from '../api/order.ts';
import { type Call, staffRoute } from '../api/route.ts';
import { assertCases, excludeRestricted, findHidden } from '../cases/access/case-access.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { members } from '../db/schema/members.ts';
import { importRows, runs } from '../db/schema/runs.ts';
import type { Run } from '../runs/run-worker.ts';
import { expiryFrom, findRun, runResponse, shownRun, startStep } from '../runs/runs.ts';
import { importExportRoute } from './import-export.ts';
import { countPlans, type ImportRow } from './import-rows.ts';
import { rowReader } from './read-rows.ts';
import { readRememberedColumns } from './remembered-columns.ts';
import { describeProblem } from './row-problems.ts';

const lineKey: SortKey = { by: importRows.line, type: 'int' };
const sorts = sortBothWays('line', lineKey);

const rowsBody = v.object({
  rows: v.pipe(
    v.array(
      v.object({
        line: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
        cells: v.pipe(
          v.array(v.pipe(v.string(), v.maxLength(maxCellLength, text.problems.longCell))),
          v.maxLength(maxImportColumns),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(500),
  ),
});

const matchResponse = v.strictObject({
  id: v.number(),
  name: v.string(),
  reference: v.string(),
});

const rowResponse = v.strictObject({
  line: v.number(),
  name: v.string(),
  /** The cells as the file has them, in the order of the columns. */
  cells: v.array(v.string()),
  plan: v.nullable(v.picklist(listValues(rowPlans))),
  reason: v.nullable(v.picklist(listValues(rowReasons))),
  state: v.picklist(listValues(rowStates)),
  problems: v.array(v.string()),
  matches: v.array(matchResponse),
  sameAsLine: v.nullable(v.number()),
  memberId: v.nullable(v.number()),
});
export type ShownImportRow = v.InferOutput<typeof rowResponse>;

const rowsQuery = v.object({
  ...listQueryEntries(sorts),
  plan: v.optional(v.picklist(listValues(rowPlans), 'Choose a plan')),
  state: v.optional(v.picklist(listValues(rowStates), 'Choose a state')),
});

/** The import, if its kind and state allow this. */
async function findImport(db: Queries, id: number): Promise<Run> {
  const run = await findRun(db, id);
  if (run.kind !== 'import') throw notFound('Import');
  return run;
}

/** Stores the rows. The same lines sent again replace themselves, so an upload can be repeated. */
async function storeRows(tx: Transaction, run: Run, body: v.InferOutput<typeof rowsBody>) {
  const { rows } = body;
  const [locked] = await tx.select().from(runs).where(eq(runs.id, run.id)).for('update');
  if (locked?.status !== 'uploading') throw new AppError('conflict', text.problems.notUploading);
  const width = run.settings.columns.length;
  if (rows.some(({ cells }) => cells.length !== width)) {
    throw new AppError('invalid', text.problems.width);
  }
  await tx
    .insert(importRows)
    .values(rows.map(({ line, cells }) => ({ runId: run.id, line, cells })))
    .onConflictDoUpdate({
      target: [importRows.runId, importRows.line],
      set: { cells: sql`excluded.cells` },
    });
}

async function shownRows(
  db: Queries,
  run: Run,
  rows: readonly ImportRow[],
  { session, now }: { session: StaffSession; now: () => Date },
): Promise<ShownImportRow[]> {
  const read = rowReader(run.settings, run.createdAt);
  const ids = [...new Set(rows.flatMap(({ matchIds }) => matchIds))];
  const hidden = await findHidden({ db, now }, session, ids);
  const people = ids.length === 0 ? [] : await peopleNamed(db, ids);
  const shown = new Map(people.filter(({ id }) => !hidden.has(id)).map((one) => [one.id, one]));
  return rows.map((row) => ({
    ...{ line: row.line, name: nameIn(row, read), cells: row.cells, plan: row.plan },
    ...{ reason: row.reason, state: row.state, problems: row.problems.map(describeProblem) },
    matches: row.matchIds.flatMap((id) => shown.get(id) ?? []),
    ...{ sameAsLine: row.sameAsLine, memberId: row.memberId },
  }));
}

async function peopleNamed(db: Queries, ids: number[]) {
  const rows = await db
    .select({
      id: members.id,
      firstName: members.firstName,
      lastName: members.lastName,
      reference: members.reference,
    })
    .from(members)
    .where(inArray(members.id, ids));
  return rows.map(({ id, firstName, lastName, reference }) => ({
    ...{ id, reference, name: `${firstName} ${lastName}`.trim() },
  }));
}

/** The name of the person, or the first cells of a row that is not valid. */
function nameIn({ cells }: ImportRow, read: ReturnType<typeof rowReader>): string {
  const result = read(cells);
  if ('person' in result) return `${result.person.firstName} ${result.person.lastName}`;
  return cells
    .filter((cell) => cell.trim() !== '')
    .slice(0, 2)
    .join(' ');
}

/** Stores what staff decided about rows that wait. */
async function decide(tx: Transaction, run: Run, decision: RowDecision): Promise<void> {
  const { lines, reason, plan, personId } = decision;
  if ((lines === undefined) === (reason === undefined)) {
    throw new AppError('invalid', text.problems.whichRows);
  }
  if (personId !== undefined && lines?.length !== 1) {
    throw new AppError('invalid', text.problems.onePerson);
  }
  const isMeant = and(
    eq(importRows.runId, run.id),
    eq(importRows.state, 'waiting'),
    sql`${importRows.plan} <> 'error'`,
    lines && inArray(importRows.line, lines),
    reason && eq(importRows.reason, reason),
  );
  const target = await targetColumns(tx, plan, personId);
  const isPossible: SQL | undefined =
    plan === 'new' || plan === 'skip' || personId !== undefined
      ? undefined
      : sql`(cardinality(${importRows.matchIds}) = 1 or ${importRows.sameAsLine} is not null)`;
  await tx
    .update(importRows)
    .set({ plan, ...target })
    .where(and(isMeant, isPossible));
  if (plan === 'fill' || plan === 'update') await refreshVersions(tx, run.id, isMeant);
}

async function targetColumns(tx: Transaction, plan: string, personId: number | undefined) {
  if (personId === undefined || plan === 'new' || plan === 'skip') return {};
  const [person] = await tx
    .select({ id: members.id, version: members.version })
    .from(members)
    .where(and(eq(members.id, personId), sql`${members.erasedAt} is null`));
  if (person === undefined) throw notFound('Member');
  return { matchIds: [person.id], caseVersion: person.version, sameAsLine: null };
}

/** A decision is about the case as it is now: the screen showed it after it had changed. */
async function refreshVersions(tx: Transaction, runId: number, isMeant: SQL | undefined) {
  await tx
    .update(importRows)
    .set({
      caseVersion: sql`(select ${members.version} from ${members}
        where ${members.id} = ${importRows.matchIds}[1])`,
    })
    .where(
      and(
        eq(importRows.runId, runId),
        isMeant,
        eq(importRows.reason, 'changed'),
        sql`cardinality(${importRows.matchIds}) = 1`,
      ),
    );
}

type StepCall = Call<unknown, unknown, StaffSession>;

function stepRoute<const Name extends 'check' | 'commit' | 'undo'>(
  name: Name,
  summary: string,
  step: Pick<Parameters<typeof startStep>[1], 'to' | 'from' | 'action' | 'refused'>,
  prepare: (tx: Transaction, call: StepCall) => Promise<void> = async () => {},
) {
  return staffRoute({
    method: 'POST',
    path: `/api/imports/{id}/${name}` as const,
    needs: 'people.import',
    summary,
    idempotency: 'key-required',
    version: 'required',
    response: runResponse,
    handle: async (call) =>
      call.once(async (tx) => {
        const { params, version, session, now } = call;
        await prepare(tx, call);
        const by = { id: Number(params.id), version, session, now: now() };
        return { body: shownRun(await startStep(tx, { ...by, ...step })) };
      }),
  });
}

/** Refuses to check a file that has not arrived completely. */
async function requireAllRows(tx: Transaction, { params }: StepCall): Promise<void> {
  const run = await findImport(tx, Number(params.id));
  const stored = await tx.$count(importRows, eq(importRows.runId, run.id));
  if (run.status === 'uploading' && stored !== run.total) {
    throw new AppError('conflict', text.problems.incomplete);
  }
}

export const importRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/import-columns',
    needs: 'people.import',
    summary: 'The columns of earlier files, by heading',
    response: v.array(
      v.strictObject({ header: v.string(), column: v.nullable(importColumnSchema) }),
    ),
    handle: async ({ db }) => ({ body: await readRememberedColumns(db) }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/imports',
    needs: 'people.import',
    summary: 'Start an import: what its columns mean, and how many rows will follow',
    status: 201,
    idempotency: 'key-required',
    body: v.object({
      ...newImportSchema.entries,
      total: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(maxImportRows, text.problems.tooManyRows),
      ),
    }),
    response: runResponse,
    handle: ({ once, body, session, now }) =>
      once(async (tx) => {
        const { fileName, total, ...settings } = body;
        const at = now();
        const row = await createRow(tx, {
          table: runs,
          subject: 'run',
          columns: {
            ...{ kind: 'import', status: 'uploading', title: fileName, settings, total },
            ...{ staffId: session.staffId, startedBy: session.username },
            ...{ expiresAt: expiryFrom(at), createdAt: at, updatedAt: at },
          },
          session,
          now: at,
        });
        return { body: shownRun(row) };
      }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/imports/{id}/rows',
    needs: 'people.import',
    summary: 'Send rows of the file; the same lines replace themselves',
    idempotency: { nothingToRepeat: 'the same lines sent again replace themselves' },
    body: rowsBody,
    response: v.strictObject({ stored: v.number() }),
    handle: async ({ db, params, body }) => {
      const run = await findImport(db, Number(params.id));
      await db.transaction((tx) => storeRows(tx, run, body));
      return { body: { stored: body.rows.length } };
    },
  }),
  stepRoute(
    'check',
    'Check all rows and plan what happens to each',
    { to: 'checking', from: ['uploading'], action: 'started', refused: text.problems.notUploading },
    requireAllRows,
  ),
  staffRoute({
    method: 'GET',
    path: '/api/imports/{id}/rows',
    needs: 'people.import',
    summary: 'Rows of an import with their plan, in the order of the file',
    reads: (body) => ({
      member: (body as ShownImportRow[]).flatMap(({ matches, memberId }) => [
        ...matches.map(({ id }) => id),
        ...(memberId === null ? [] : [memberId]),
      ]),
    }),
    query: rowsQuery,
    response: v.array(rowResponse),
    handle: async ({ db, params, query, request, session, now }) => {
      const run = await findImport(db, Number(params.id));
      const { rows, headers } = await listPage(db, {
        table: importRows,
        where: [
          eq(importRows.runId, run.id),
          query.plan && eq(importRows.plan, query.plan),
          query.state && eq(importRows.state, query.state),
        ],
        except: [excludeRestricted(importRows.memberId, { db, now }, session)],
        sort: sorts[query.sort ?? 'line'],
        query,
        url: request.url,
      });
      return { body: await shownRows(db, run, rows, { session, now }), headers };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/imports/{id}/decide',
    needs: 'people.import',
    summary: 'Decide what happens to rows that were not imported yet',
    idempotency: 'key-required',
    version: 'required',
    body: decisionSchema,
    response: runResponse,
    handle: async ({ once, params, body, version, session, now }) =>
      once(async (tx) => {
        const run = await findImport(tx, Number(params.id));
        if (body.personId !== undefined) {
          await assertCases({ db: tx, now }, session, [body.personId]);
        }
        const { row } = await changeRow(tx, {
          ...{ table: runs, subject: 'run', name: 'Run', id: run.id, version, session, now: now() },
          shown: shownRun,
          columns: async (locked): Promise<Partial<Run>> => {
            if (!['ready', 'done'].includes(locked.status) || locked.expiresAt < now()) {
              throw new AppError('conflict', text.problems.notReady);
            }
            await decide(tx, locked, body);
            return { counts: await countPlans(tx, run.id), endedAt: null };
          },
          entry: () => ({ changes: undefined }),
        });
        return { body: shownRun(row) };
      }),
  }),
  stepRoute('commit', 'Carry out the stored plan', {
    ...{ to: 'running', from: ['ready', 'done'], action: 'started' },
    refused: text.problems.notReady,
  }),
  stepRoute('undo', 'Undo an import, within 30 days', {
    ...{ to: 'undoing', from: ['done'], action: 'undone' },
    refused: text.problems.notDone,
  }),
  staffRoute({
    method: 'DELETE',
    path: '/api/imports/{id}',
    needs: 'people.import',
    summary: 'Discard an import that has not begun',
    response: runResponse,
    handle: async ({ db, params, version, session, now }) => {
      const row = await db.transaction((tx) =>
        removeRow(tx, {
          ...{ table: runs, subject: 'run', name: 'Run', id: Number(params.id), version },
          ...{ session, now: now(), shown: shownRun },
          entry: ({ status }) => {
            if (!['uploading', 'checking', 'ready'].includes(status)) {
              throw new AppError('conflict', text.problems.begun);
            }
            return {};
          },
        }),
      );
      return { body: shownRun(row) };
    },
  }),
  importExportRoute,
];
