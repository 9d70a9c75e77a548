// Decides what happens to a row by the people on file and the earlier rows that are like it.
import { type DuplicateMatch, likelyScore } from '../duplicates/match.ts';
import type { MatchPlan, RowPlan, RowReason } from './import-plan.ts';

export type Likeness = 'same' | 'unsure';

/** The points of a name with one more sign, and nothing that speaks against it but another phone or email. */
const sameScore = 75;

/** The same person needs exactly the same name. Nicknames and mistyped names are for staff to decide. */
export function judgeMatch({ score, reasons }: DuplicateMatch): Likeness | undefined {
  if (score < likelyScore) return undefined;
  const hasSign = reasons.some((reason) => ['birth', 'phone', 'email'].includes(reason));
  return reasons.includes('name') && hasSign && score >= sameScore ? 'same' : 'unsure';
}

export type PersonMatch = { id: number; likeness: Likeness };
/** An earlier row of the file. */
export type LineMatch = { line: number; likeness: Likeness };

export type PlannedRow = {
  plan: RowPlan;
  reason: RowReason;
  matchIds: number[];
  sameAsLine: number | null;
};

/** Plans a valid row. A person on file comes before an earlier row. */
export function planRow(
  people: readonly PersonMatch[],
  lines: readonly LineMatch[],
  onMatch: MatchPlan,
): PlannedRow {
  const same = people.filter(({ likeness }) => likeness === 'same').map(({ id }) => id);
  const unsure = people.filter(({ likeness }) => likeness === 'unsure').map(({ id }) => id);
  if (same.length === 1) {
    return { plan: onMatch, reason: 'matched', matchIds: same, sameAsLine: null };
  }
  if (same.length > 1) return { plan: 'ask', reason: 'several', matchIds: same, sameAsLine: null };
  const sameLine = lines.find(({ likeness }) => likeness === 'same')?.line;
  if (sameLine !== undefined) {
    return { plan: 'fill', reason: 'in-file', matchIds: [], sameAsLine: sameLine };
  }
  if (unsure.length > 0) {
    return { plan: 'ask', reason: 'unsure', matchIds: unsure, sameAsLine: null };
  }
  const unsureLine = lines.find(({ likeness }) => likeness === 'unsure')?.line;
  if (unsureLine !== undefined) {
    return { plan: 'ask', reason: 'unsure-in-file', matchIds: [], sameAsLine: unsureLine };
  }
  return { plan: 'new', reason: 'no-match', matchIds: [], sameAsLine: null };
}
