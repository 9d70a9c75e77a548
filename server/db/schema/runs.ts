// Tables of long actions, and of the rows of an imported file.
import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Problem } from '#domain/forms/problem';
import { type ImportSettings, rowPlans, rowReasons, rowStates } from '#domain/imports/import-plan';
import { busyStatuses, runKinds, runStatuses } from '#domain/runs';
import {
  buildOneOfCondition,
  checkOneOf,
  createdAt,
  enumText,
  id,
  moment,
  updatedAt,
  version,
} from '../columns.ts';
import { sealedJson, sealedText } from '../sealing/sealed-columns.ts';
import { staffAccounts } from './accounts.ts';

/** Number of rows by plan and state. */
export type RunCounts = Partial<Record<string, number>>;

/** Actions of minutes that a worker carries out in batches, so that no tab and no process has to stay. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    kind: enumText(runKinds).notNull(),
    status: enumText(runStatuses).notNull(),
    /** The person in whose name the worker acts: whoever started the current step. */
    staffId: integer().references(() => staffAccounts.id, { onDelete: 'set null' }),
    startedBy: text().notNull(),
    /** The name of the file. It can name a person. */
    title: sealedText().notNull(),
    settings: sealedJson<ImportSettings>().notNull(),
    total: integer().notNull(),
    /** Rows that the current step has finished. */
    done: integer().notNull().default(0),
    counts: jsonb().$type<RunCounts>().notNull().default(sql`'{}'::jsonb`),
    /** A worker holds the run until then. */
    claimedUntil: moment(),
    /** The rows are deleted then, and the run can no longer be undone. */
    expiresAt: moment().notNull(),
    endedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkOneOf('runs_kind', t.kind, runKinds),
    checkOneOf('runs_status', t.status, runStatuses),
    index('runs_newest').on(t.createdAt, t.id),
    index('runs_busy').on(t.id).where(buildOneOfCondition(t.status, busyStatuses)),
    index('runs_staff').on(t.staffId),
  ],
);

/** Rows of an imported file, with the plan that the import carries out. */
export const importRows = pgTable(
  'import_rows',
  {
    id: id(),
    runId: integer()
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    /** The line in the file, the heading being line 1. */
    line: integer().notNull(),
    /** One text for each column of the settings. */
    cells: sealedJson<string[]>().notNull(),
    plan: enumText(rowPlans),
    reason: enumText(rowReasons),
    problems: sealedJson<Problem[]>().notNull().default(sql`'[]'`),
    /** People on file who may be this person. */
    matchIds: integer().array().notNull().default(sql`'{}'::integer[]`),
    /** The version of the matched case at the time of the plan; once imported, the version that the row made. */
    caseVersion: integer(),
    /** An earlier line of the same person. */
    sameAsLine: integer(),
    state: enumText(rowStates).notNull().default('waiting'),
    /** The case that the row created or changed. */
    memberId: integer(),
    /** Field → [before, after], for undo. */
    changes: sealedJson<Record<string, [unknown, unknown]>>(),
    recordId: integer(),
    /** The time of the audit entries that the import of the row wrote. */
    doneAt: moment(),
  },
  (t) => [
    unique('import_rows_line').on(t.runId, t.line),
    checkOneOf('import_rows_plan', t.plan, rowPlans),
    checkOneOf('import_rows_reason', t.reason, rowReasons),
    checkOneOf('import_rows_state', t.state, rowStates),
    index('import_rows_state_of_run').on(t.runId, t.state, t.plan, t.line),
    index('import_rows_member').on(t.memberId).where(sql`${t.memberId} is not null`),
    index('import_rows_matches').using('gin', t.matchIds),
  ],
);

/** Rows that create or change a person once the import runs. */
export const isToImport: SQL = sql`${importRows.state} = 'waiting'
  and ${importRows.plan} in ('new', 'fill', 'update')`;
