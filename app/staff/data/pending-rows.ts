// Rows with a write in flight. All controls of such a row are disabled.
import { createStore, useStore } from '../../ui/store';

const pendingRows = createStore<ReadonlySet<string>>(new Set());

export function isRowPending(path: string): boolean {
  return pendingRows.get().has(path);
}

export function useIsRowPending(path: string): boolean {
  return useStore(pendingRows).has(path);
}

/** Marks rows as pending; returns the function that ends it. */
export function startPending(paths: readonly string[]): () => void {
  pendingRows.set(new Set([...pendingRows.get(), ...paths]));
  return () =>
    pendingRows.set(new Set([...pendingRows.get()].filter((path) => !paths.includes(path))));
}
