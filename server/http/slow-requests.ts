// Describes the statements that a slow request waited for.
import type { StatementTime } from '../db/statement-times.ts';

export const slowMs = 500;
const shownStatements = 5;
const shownChars = 200;

/** The slowest statements first, as text without values. */
export function findSlowestStatements(times: readonly StatementTime[]) {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, shownStatements)
    .map(({ sql, ms }) => ({
      ms: Math.round(ms),
      sql: sql.replace(/\s+/g, ' ').trim().slice(0, shownChars),
    }));
}
