import { shell } from '#text/staff/shell';
import type { ToastContent } from '../../ui/toasts';

/** What a toast needs to offer Undo. */
export function offerUndo(undo: () => void): Pick<ToastContent, 'action'> {
  return { action: { label: shell.undo, run: undo } };
}

/**
 * The values before a write. After a change over a colleague's (`before`) they are the colleague's, not those
 * that the screen showed.
 */
export function backTo<Fields extends object>(shown: Fields, before: object = {}): Fields {
  const newer = Object.entries(before).filter(([field]) => field in shown);
  return { ...shown, ...Object.fromEntries(newer) };
}
