// Undo in toasts: the server restores the values from before the newest change of a row.
import { shell } from '#text/staff/shell';
import type { UndoablePath } from '../../api/api-types';
import { showToast, type ToastContent } from '../../ui/toasts';
import { undoChange } from './api';
import { startPending } from './pending-rows';
import { queryClient } from './query-client';
import { createSameUserCheck, readToken } from './session';
import { isSignedOut, showFailure } from './use-action';

/** The toast content that offers Undo. */
export function offerUndo(undo: () => void): Pick<ToastContent, 'action'> {
  return { action: { label: shell.undo, run: undo } };
}

/** Offers to undo the change that made this version of a row. */
export function offerRowUndo(path: UndoablePath, version: number) {
  return offerUndo(() => void undoRow(path, version));
}

async function undoRow(path: UndoablePath, version: number): Promise<void> {
  const isStillHere = createSameUserCheck();
  const hasLeft = () => readToken() === null || !isStillHere();
  const endPending = startPending([path]);
  try {
    await undoChange(path, version);
    if (!hasLeft()) showToast({ title: shell.undone });
  } catch (error) {
    if (!isSignedOut(error) && !hasLeft()) showFailure(error, shell.undoFailed);
  } finally {
    if (!hasLeft()) void queryClient.invalidateQueries();
    endPending();
  }
}
