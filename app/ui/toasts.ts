// At most one toast is visible; a new one replaces it. The component that draws it loads when first needed.

import type { Situation } from '#content/form-shape';

export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; run: () => void };
  durationMs?: number;
};
/** A toast in its own words, or one of those whose words are kept with the component that draws it. */
export type ShownToast = (ToastContent | { situation: Situation }) & { id: number };

export const toastDurationMs = 5000;

let current: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ShownToast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

export function showToast(content: ToastContent): void {
  lastId += 1;
  change({ ...content, id: lastId });
}

/** One of the toasts of the site; a page that may show it does not carry its words. */
export function showSituation(situation: Situation): void {
  lastId += 1;
  change({ situation, id: lastId });
}

export function dismissToast(id: number): void {
  if (current?.id === id) change(undefined);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => current,
  none: () => undefined,
};
