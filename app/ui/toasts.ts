// Shows at most one toast at a time; a new one replaces it. The rendering component loads on first use.

import type { Situation } from '#content/form-shape';
import { createStore } from './store';

/** `isUsed` prevents a second run: the toast and the list of recent messages offer the same action. */
export type ToastAction = { label: string; run: () => void; isUsed?: boolean };
export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
  durationMs?: number;
};
/** A toast with its own text, or a site toast whose text loads with the component. */
export type ShownToast = (ToastContent | SiteToast) & { id: number };
/** `said` replaces a part of the toast's text. */
type SiteToast = { situation: Situation; said?: Pick<ToastContent, 'description'> };

export const toastDurationMs = 5000;
export const shownToast = createStore<ShownToast | undefined>(undefined);

let lastId = 0;

/** Site toasts are named by their situation, so that pages need not contain their texts. */
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
