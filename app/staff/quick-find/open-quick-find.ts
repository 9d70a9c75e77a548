// Quick find can be opened from anywhere; the one that draws it listens.

const listeners = new Set<() => void>();

export function openQuickFind(): void {
  for (const listener of listeners) listener();
}

export function onQuickFind(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
