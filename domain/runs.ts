// Long actions that a worker carries out in steps: their kinds and states.
import { createEnum, type ValueOf } from './vocabulary.ts';

export const runKinds = createEnum(['import']);
export type RunKind = ValueOf<typeof runKinds>;

export const runStatuses = createEnum([
  'uploading',
  'checking',
  'ready',
  'running',
  'done',
  'undoing',
  'undone',
]);
export type RunStatus = ValueOf<typeof runStatuses>;

/** The worker continues runs in these states. */
export const busyStatuses = ['checking', 'running', 'undoing'] as const satisfies RunStatus[];

export const isBusy = (status: RunStatus) =>
  (busyStatuses as readonly RunStatus[]).includes(status);
