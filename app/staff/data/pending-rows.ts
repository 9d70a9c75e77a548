// Rows with a write on its way: all their controls wait until it is answered.
import { createStore, useStore } from '../../ui/store';

const pendingRows = createStore<ReadonlySet<string>>(new Set());

export function isRowPending(path: string): boolean {
  return pendingRows.get().has(path);
}

export function useIsRowPending(path: string): boolean {
  return useStore(pendingRows).has(path);
}

/** Returns how to end it. */
export function startPending(paths: readonly string[]): () => void {
  pendingRows.set(new Set([...pendingRows.get(), ...paths]));
  return () =>
    pendingRows.set(new Set([...pendingRows.get()].filter((path) => !paths.includes(path))));
}
