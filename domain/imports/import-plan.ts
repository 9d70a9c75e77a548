// What an import does with each row, and the states of a run.
import * as v from 'valibot';
import { identifierSchema } from '../cases/case-parts.ts';
import { createEnum, listValues, type ValueOf } from '../vocabulary.ts';
import { fallbacksSchema, importColumnSchema, maxImportColumns } from './import-columns.ts';

export const rowPlans = createEnum(['new', 'fill', 'update', 'skip', 'ask', 'error']);
export type RowPlan = ValueOf<typeof rowPlans>;

/** What happens to a row that matches a person on file. */
export const matchPlans = createEnum(['fill', 'update', 'skip', 'ask']);
export type MatchPlan = ValueOf<typeof matchPlans>;

/** Why a row has its plan. */
export const rowReasons = createEnum([
  'no-match',
  'matched',
  'in-file',
  'unsure',
  'unsure-in-file',
  'several',
  'changed',
  'not-valid',
]);
export type RowReason = ValueOf<typeof rowReasons>;

export const rowStates = createEnum(['waiting', 'done', 'removed', 'restored', 'kept']);
export type RowState = ValueOf<typeof rowStates>;

/** Days until the rows of a run are deleted. Until then an import can be undone. */
export const runDataDays = 30;

export const newImportSchema = v.object({
  fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  columns: v.pipe(v.array(importColumnSchema), v.minLength(1), v.maxLength(maxImportColumns)),
  /** Headings that staff chose to leave out, remembered for the next file. */
  ignored: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(300)), []),
  fallbacks: v.optional(fallbacksSchema, {}),
  onMatch: v.optional(v.picklist(listValues(matchPlans)), 'fill'),
});

/** The settings of an import, stored with its run. */
export type ImportSettings = Omit<v.InferOutput<typeof newImportSchema>, 'fileName'>;

/** What staff decide about rows: a few by line, or all of a kind. */
export const decisionSchema = v.object({
  lines: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
      v.minLength(1),
      v.maxLength(500),
    ),
  ),
  /** All undecided rows with this reason. */
  reason: v.optional(v.picklist(listValues(rowReasons))),
  plan: v.picklist(['new', 'fill', 'update', 'skip']),
  /** The person on file that a single row belongs to. */
  personId: v.optional(identifierSchema),
});
export type RowDecision = v.InferOutput<typeof decisionSchema>;
