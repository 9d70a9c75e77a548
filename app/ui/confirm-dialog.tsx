import { useLayoutEffect, useRef } from 'react';

export type ConfirmDialogProps = {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The browser's own modal dialog: focus stays inside, Escape cancels, the page behind is inert. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Close the dialog before it is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="dialog-title"
      aria-describedby="dialog-text"
      onCancel={(event) => {
        event.preventDefault();
        props.onCancel();
      }}
    >
      <h2 id="dialog-title" className="text-xl">
        {props.title}
      </h2>
      <p id="dialog-text" className="mt-2">
        {props.text}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button-primary" onClick={props.onCancel}>
          {props.cancel}
        </button>
        <button type="button" className="button-secondary" onClick={props.onConfirm}>
          {props.confirm}
        </button>
      </div>
    </dialog>
  );
}
