// Somebody else has changed a row since the screen showed it: the change was refused, and a person decides.
import { ApiError } from '../../api/request';
import { createStore } from '../../ui/store';

export type Conflict<Row extends { version: number } = { version: number }> = {
  /** The row's path: what a write of it is sent to. */
  path: string;
  current: Row;
  /** By field: what it is now, and what was wanted. */
  differs: Record<string, [now: unknown, wanted: unknown]>;
  changedBy?: string;
  changedAt?: string;
};

export function conflictIn<Row extends { version: number }>(
  error: unknown,
): Conflict<Row> | undefined {
  if (!(error instanceof ApiError) || error.body.code !== 'changed-since') return undefined;
  return { differs: {}, ...error.body, path: error.path } as unknown as Conflict<Row>;
}

/** A refused change that waits for a decision. */
export type OpenConflict = {
  /** Names the colleague who changed the row first. */
  said: string;
  /** Names the failed action and its row, because another screen may be open by now. */
  failed: string;
  lines: { label: string; now: string; wanted: string }[];
  /** The rest of the action that did succeed, and how to undo it. */
  done?: { text: string; undo: () => void };
  /** Makes the change on the newest version. */
  again: () => void;
  /** The row stays as the colleague left it. */
  leave?: (() => void) | undefined;
};
export const openConflict = createStore<OpenConflict | undefined>(undefined);
