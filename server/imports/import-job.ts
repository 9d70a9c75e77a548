// What the worker does with an import in each state.
import type { RunJob } from '../runs/run-worker.ts';
import { checkImport } from './check-import.ts';
import { commitImport } from './commit-import.ts';
import { undoImport } from './undo-import.ts';

const steps: Record<string, RunJob> = {
  checking: checkImport,
  running: commitImport,
  undoing: undoImport,
};

export const importJob: RunJob = async (run, context) => {
  await steps[run.status]?.(run, context);
};
