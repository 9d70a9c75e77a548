// Changes one row: disables its controls while the write is in flight, shows conflicts, and offers Undo.
import { useEffect, useRef } from 'react';
import type { ApiPath, UndoablePath } from '../../api/api-types';
import { showToast, type ToastContent } from '../../ui/toasts';
import {
  formatConflictTitle,
  formatNotChangedTitle,
  type NamedRow,
} from '../format/conflict-title';
import { formatFieldValue, getFieldLabel } from '../format/field-text';
import { type Conflict, findConflict, openConflict } from './conflict';
import { isRowPending, startPending, useIsRowPending } from './pending-rows';
import { queryClient } from './query-client';
import { createSameUserCheck, readToken } from './session';
import { offerRowUndo, offerUndo } from './undo';
import { isSignedOut, showFailure } from './use-action';

type Versioned = { version: number };

type Said = ToastContent & {
  /** Undo for a change without an undo route. */
  undo?: () => void;
};

type Say<Row, Changes, After> = (after: After, changes: Changes, row: Row) => Said | undefined;

/** With `undo`, the toast of each change offers Undo; the row needs an undo route. */
type Path<Row> =
  | { pathOf: (row: Row) => UndoablePath; undo: true }
  | { pathOf: (row: Row) => ApiPath<'PATCH' | 'PUT' | 'DELETE'>; undo?: false };

export type RowChangeOptions<Row, Changes, After> = Path<Row> & {
  write: (row: Row, changes: Changes, version: number) => Promise<After>;
  say?: Say<Row, Changes, After>;
  /** Names the failed action; shown before the reason. */
  failed?: string | undefined;
  /** Names the row's person, if the row itself does not. */
  nameOf?: (row: Row) => NamedRow;
  /** Called after the write, even if the user has moved to another screen. */
  onStored?: (after: After) => void;
  /** Called only while the pressed control is still on the screen: it may close a dialog or navigate. */
  onDone?: () => void;
  /** Called when the user keeps the colleague's version. */
  onLeft?: () => void;
};

type Asked<Row, Changes, After> = {
  row: Row;
  changes: Changes;
  version: number;
  say?: Say<Row, Changes, After> | undefined;
};

/** Returns the function that changes any row of this kind. */
export function useRowChange<
  Row extends Versioned,
  Changes extends object,
  After extends Versioned = Row,
>(options: RowChangeOptions<Row, Changes, After>) {
  const { pathOf, write, say, failed = '', nameOf, onStored, onDone, onLeft } = options;
  const isMounted = useIsMounted();

  async function run(asked: Asked<Row, Changes, After>): Promise<void> {
    const isStillHere = createSameUserCheck();
    const hasLeft = () => readToken() === null || !isStillHere();
    const endPending = startPending([pathOf(asked.row)]);
    try {
      const after = await write(asked.row, asked.changes, asked.version);
      if (hasLeft()) return;
      void queryClient.invalidateQueries();
      onStored?.(after);
      if (isMounted.current) onDone?.();
      announce(after, asked);
    } catch (error) {
      if (isSignedOut(error) || hasLeft()) return;
      // A colleague changed it first, or only the response was lost: refetch.
      void queryClient.invalidateQueries();
      const conflict = findConflict<NamedRow & Versioned>(error);
      if (conflict === undefined) showFailure(error, failed);
      else ask(conflict, asked);
    } finally {
      endPending();
    }
  }

  function announce(after: After, asked: Asked<Row, Changes, After>): void {
    const said = asked.say?.(after, asked.changes, asked.row);
    if (said === undefined) return;
    const { undo, ...toast } = said;
    const offered = options.undo
      ? offerRowUndo(options.pathOf(asked.row), after.version)
      : undo && offerUndo(undo);
    showToast({ ...toast, ...offered });
  }

  function ask(conflict: Conflict<NamedRow & Versioned>, asked: Asked<Row, Changes, After>): void {
    const { current, differs } = conflict;
    openConflict.set({
      said: formatConflictTitle(conflict),
      failed: formatNotChangedTitle({ ...nameOf?.(asked.row), ...current }, failed),
      lines: Object.entries(differs).map(([field, [now, wanted]]) => ({
        label: getFieldLabel(field),
        now: formatFieldValue(field, now),
        wanted: formatFieldValue(field, wanted),
      })),
      again: () => void run({ ...asked, version: current.version }),
      leave: onLeft,
    });
  }

  return (row: Row, changes: Changes, sayThis = say): void => {
    // Two clicks can arrive before the next render.
    if (isRowPending(pathOf(row))) return;
    void run({ row, changes, version: row.version, say: sayThis });
  };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Returns the change function of one row, and whether the row is pending. */
export function useChangeOf<
  Row extends Versioned,
  Changes extends object,
  After extends Versioned = Row,
>(row: Row, options: RowChangeOptions<Row, Changes, After>) {
  const change = useRowChange(options);
  return {
    change: (changes: Changes, say?: Say<Row, Changes, After>) => change(row, changes, say),
    isPending: useIsRowPending(options.pathOf(row)),
  };
}
