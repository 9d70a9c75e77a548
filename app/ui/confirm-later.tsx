import { type ComponentType, useEffect, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog';

/** A question before something is lost. Its dialog is fetched when it is first asked; where that fails, the browser asks. */
export function ConfirmLater(props: ConfirmDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
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
