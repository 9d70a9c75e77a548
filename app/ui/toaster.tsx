import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { Toasts } from '#content/form-shape';
import { useText } from '../text';
import {
  dismissToast,
  runToastAction,
  type ShownToast,
  type ToastContent,
  toastDurationMs,
} from './toasts';

function contentOf(toast: ShownToast, { messages }: Toasts): ToastContent {
  return 'situation' in toast ? { ...messages[toast.situation], ...toast.said } : toast;
}

const swipeThresholdPx = 50;

export function Toaster({ toast: shown }: { toast: ShownToast | undefined }) {
  const toasts = useText('toasts');
  const toast = shown === undefined ? undefined : { ...contentOf(shown, toasts), id: shown.id };
  const action = toast?.action;
  return (
    <Toast.Provider
      // Remount per toast: the library remembers a hover beyond its toast, and the next toast would never close.
      key={toast?.id}
      label={toasts.label}
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toast === undefined ? null : (
        <Toast.Root
          key={toast.id}
          duration={toast.durationMs ?? toastDurationMs}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
          data-variant={toast.variant ?? 'default'}
          className="toast"
        >
          <div className="grid grow gap-1">
            <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
            {toast.description === undefined ? null : (
              <Toast.Description className="text-sm">{toast.description}</Toast.Description>
            )}
          </div>
          {action === undefined ? null : (
            <Toast.Action
              altText={action.label}
              className="toast-button"
              onClick={() => runToastAction(action)}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label={toasts.close} className="toast-close">
            <X aria-hidden size={18} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport hotkey={['F8']} label={toasts.region} className="toast-viewport" />
    </Toast.Provider>
  );
}
