// A conflict: the server refused a change because somebody else changed the row, and the person decides.
import { ApiError } from '../../api/request';
import { createStore } from '../../ui/store';

export type Conflict<Row extends { version: number } = { version: number }> = {
  /** The path that writes of the row use. */
  path: string;
  current: Row;
  /** For each field: its current value and the wanted one. */
  differs: Record<string, [now: unknown, wanted: unknown]>;
  changedBy?: string;
  changedAt?: string;
};

export function findConflict<Row extends { version: number }>(
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
  /** Leaves the row as the colleague changed it. */
  leave?: (() => void) | undefined;
};
export const openConflict = createStore<OpenConflict | undefined>(undefined);
