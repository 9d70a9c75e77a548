import { type ReactNode, useId } from 'react';
import { profile } from '#content/en/staff/profile';
import { shell } from '#content/en/staff/shell';

type EntryFormProps = {
  title: string;
  submit: string;
  isReady: boolean;
  isRestored: boolean;
  problem: string | undefined;
  onSubmit: () => void;
  onCancel?: () => void;
  children: ReactNode;
};

/** The frame of a small form in a case. Its button waits until what is needed is there. */
export function EntryForm(props: EntryFormProps) {
  const { title, submit, isReady, isRestored, problem, onSubmit, onCancel, children } = props;
  const id = useId();
  return (
    <form
      className="staff-card no-print grid gap-3 p-4"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSubmit();
      }}
    >
      <h3 id={id}>{title}</h3>
      {isRestored ? (
        <p className="staff-notice" data-tone="normal" role="status">
          {profile.draftKept}
        </p>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">{children}</div>
      {problem === undefined ? null : (
        <p role="alert" className="staff-problem">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel === undefined ? null : (
          <button type="button" className="staff-button" onClick={onCancel}>
            {shell.cancel}
          </button>
        )}
        <button type="submit" className="staff-button staff-button-primary" disabled={!isReady}>
          {submit}
        </button>
      </div>
    </form>
  );
}
