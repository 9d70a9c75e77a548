import { type ComponentType, useEffect, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';

/**
 * Asks before something is lost. Loads its dialog on first use; if that fails, uses the browser's
 * `confirm`.
 */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: ask once
  useEffect(() => {
    let isAsked = true;
    import('./confirm-dialog').then(
      ({ ConfirmDialog }) => {
        if (isAsked) setDialog(() => ConfirmDialog);
      },
      () => {
        if (!isAsked) return;
        if (confirm(`${props.title}\n\n${props.text}`)) props.onConfirm();
        else props.onCancel();
      },
    );
    return () => {
      isAsked = false;
    };
  }, []);
  return Dialog === undefined ? null : <Dialog {...props} />;
}
