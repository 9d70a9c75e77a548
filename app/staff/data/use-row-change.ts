// Changes one row: its controls wait meanwhile, a conflict is put before the person, and the toast offers Undo.
import { useEffect, useRef } from 'react';
import { shell } from '#text/staff/shell';
import type { ApiPath } from '../../api/api-types';
import { showToast, type ToastContent } from '../../ui/toasts';
import { conflictTitle, type NamedRow, notChanged } from '../format/conflict-title';
import { fieldLabel, valueText } from '../format/field-text';
import { type Conflict, conflictIn, openConflict } from './conflict';
import { isRowPending, startPending, useIsRowPending } from './pending-rows';
import { queryClient } from './query-client';
import { readToken, whoAsked } from './session';
import { backTo, offerUndo } from './undo';
import { isSignedOut, showFailure } from './use-action';

type Versioned = { version: number };

type Said<Changes> = ToastContent & {
  /** The changes that undo it, or what else does. */
  undo?: Changes | (() => void) | undefined;
};

type Say<Row, Changes, After> = (
  after: After,
  changes: Changes,
  row: Row,
) => Said<Changes> | undefined;

export type RowChangeOptions<Row, Changes, After> = {
  pathOf: (row: Row) => ApiPath<'PATCH' | 'PUT' | 'DELETE'>;
  write: (row: Row, changes: Changes, version: number) => Promise<After>;
  say?: Say<Row, Changes, After>;
  /** What did not happen, said before the reason. */
  failed?: string | undefined;
  /** Whose it is, where the row itself does not say. */
  nameOf?: (row: Row) => NamedRow;
  /** Stored, wherever the person is by then. */
  onStored?: (after: After) => void;
  /** Only while what was pressed is still on the screen: it may close a dialog or lead away. */
  onDone?: () => void;
  /** The person left the row as a colleague had changed it. */
  onLeft?: () => void;
};

type Asked<Row, Changes, After> = {
  row: Row;
  changes: Changes;
  version: number;
  say?: Say<Row, Changes, After> | undefined;
  isUndo?: boolean;
  /** The row of a colleague that is changed all the same. */
  before?: object;
};

/** Returns how to change any row of this kind. */
export function useRowChange<
  Row extends Versioned,
  Changes extends object,
  After extends Versioned = Row,
>(options: RowChangeOptions<Row, Changes, After>) {
  const { pathOf, write, say, failed = '', nameOf, onStored, onDone, onLeft } = options;
  const isMounted = useIsMounted();

  async function run(asked: Asked<Row, Changes, After>): Promise<void> {
    const isStillHere = whoAsked();
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
      // A colleague may have been faster, or only the answer was lost: show what is true now.
      void queryClient.invalidateQueries();
      const conflict = conflictIn<NamedRow & Versioned>(error);
      if (conflict === undefined) showFailure(error, failed);
      else ask(conflict, asked);
    } finally {
      endPending();
    }
  }

  function announce(after: After, asked: Asked<Row, Changes, After>): void {
    if (asked.isUndo) {
      showToast({ title: shell.undone });
      return;
    }
    const said = asked.say?.(after, asked.changes, asked.row);
    if (said === undefined) return;
    const { undo, ...toast } = said;
    if (undo === undefined) showToast(toast);
    else if (typeof undo === 'function') showToast({ ...toast, ...offerUndo(() => undo()) });
    else {
      const { row, before } = asked;
      const { version } = after;
      const back = () => run({ row, changes: backTo(undo, before), version, isUndo: true });
      showToast({ ...toast, ...offerUndo(() => void back()) });
    }
  }

  function ask(conflict: Conflict<NamedRow & Versioned>, asked: Asked<Row, Changes, After>): void {
    const { current, differs } = conflict;
    openConflict.set({
      said: conflictTitle(conflict),
      failed: notChanged({ ...nameOf?.(asked.row), ...current }, failed),
      lines: Object.entries(differs).map(([field, [now, wanted]]) => ({
        label: fieldLabel(field),
        now: valueText(field, now),
        wanted: valueText(field, wanted),
      })),
      again: () => void run({ ...asked, version: current.version, before: current }),
      leave: onLeft,
    });
  }

  return (row: Row, changes: Changes, sayThis = say): void => {
    // Two clicks in one frame come before the next render.
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

/** How to change the row that a screen shows, and whether its controls wait. */
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
