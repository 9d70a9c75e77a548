// Plans an import: checks each row, and finds the same people on file and in the file. The rows before are remembered in
// memory, so an interrupted check starts again.
import type { Problem } from '#domain/forms/problem';
import { planRow } from '#domain/imports/match-people';
import type { CaseReader } from '../api/caller.ts';
import type { Run, RunContext } from '../runs/run-worker.ts';
import { endStep } from '../runs/runs.ts';
import { createPersonIndex, findPeople } from './find-people.ts';
import { countPlans, type ImportRow, rowsAfter, updateRows } from './import-rows.ts';
import { prepareImported, rowReader } from './read-rows.ts';

const rowsAtOnce = 250;

const plannedColumns = [
  ...(['plan', 'reason', 'problems', 'matchIds', 'caseVersion', 'sameAsLine'] as const),
];

/** The reader in whose name the worker matches. Restricted cases of others stay hidden. */
export const readerOf = ({ staffId }: Pick<Run, 'staffId'>): CaseReader => ({
  staffId: staffId ?? 0,
  hasRestricted: true,
});

export async function checkImport(run: Run, { db, now, report }: RunContext): Promise<void> {
  const read = rowReader(run.settings, run.createdAt);
  const earlier = createPersonIndex<{ line: number }>();
  let line = 0;
  let done = 0;
  for (;;) {
    const rows = await rowsAfter(db, run.id, line, rowsAtOnce);
    if (rows.length === 0) break;
    const results = rows.map(({ cells }) => read(cells));
    const identities = results.map((result) =>
      'person' in result ? prepareImported(result) : undefined,
    );
    const known = identities.filter((identity) => identity !== undefined);
    const found = await findPeople(db, known, { reader: readerOf(run), now });
    const planned = rows.map((row, at) => {
      const result = results[at];
      const identity = identities[at];
      if (identity === undefined) {
        return unusable(row, result !== undefined && 'problems' in result ? result.problems : []);
      }
      const people = found[known.indexOf(identity)] ?? [];
      const lines = earlier.findLike(identity);
      earlier.add(identity, { line: row.line });
      const plan = planRow(people, lines, run.settings.onMatch);
      const [first] = plan.matchIds;
      const caseVersion = people.find(({ id }) => id === first)?.version ?? null;
      return { id: row.id, ...plan, problems: [], caseVersion };
    });
    await updateRows(db, plannedColumns, planned);
    line = rows.at(-1)?.line ?? line;
    done += rows.length;
    if (!(await report({ done }))) return;
  }
  const counts = await countPlans(db, run.id);
  await db.transaction((tx) => endStep(tx, run, { to: 'ready', now: now(), counts }));
}

function unusable({ id }: ImportRow, problems: Problem[]) {
  return {
    ...{ id, plan: 'error' as const, reason: 'not-valid' as const, problems },
    ...{ matchIds: [], caseVersion: null, sameAsLine: null },
  };
}
