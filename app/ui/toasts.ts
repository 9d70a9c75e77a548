// At most one toast is visible; a new one replaces it. The component that draws it loads when first needed.

import type { Situation } from '#content/form-shape';
import { createStore } from './store';

/** `isUsed` is set by the first press: the toast and the list of recent messages offer one action. */
export type ToastAction = { label: string; run: () => void; isUsed?: boolean };
export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
  durationMs?: number;
};
/** A toast with its own text, or one of those whose text is kept with the component that draws it. */
export type ShownToast = (ToastContent | SiteToast) & { id: number };
/** `said` takes the place of a piece of its text. */
type SiteToast = { situation: Situation; said?: Pick<ToastContent, 'description'> };

export const toastDurationMs = 5000;
export const shownToast = createStore<ShownToast | undefined>(undefined);

let lastId = 0;

/** One of the toasts of the site is named by its situation: the page does not carry its text. */
export function showToast(content: ToastContent | SiteToast): void {
  lastId += 1;
  shownToast.set({ ...content, id: lastId });
}

export function dismissToast(id: number): void {
  if (shownToast.get()?.id === id) shownToast.set(undefined);
}

export function runToastAction(action: ToastAction): void {
  if (action.isUsed) return;
  action.isUsed = true;
  action.run();
}
