// At most one toast is visible; a new one replaces it. The component that draws it loads when first needed.

export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; run: () => void };
  durationMs?: number;
};
export type ShownToast = ToastContent & { id: number };

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
