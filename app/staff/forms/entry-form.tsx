import { type ReactNode, useId } from 'react';
import { shell } from '#text/staff/shell';
import { ChangedNotice, DraftNotice, FailureNotice } from './form-notices';
import { SubmitButton } from './submit-button';
import type { FormValues, StaffForm } from './use-staff-form';

type EntryFormProps<Values> = {
  form: StaffForm<Values>;
  title: string;
  submit: string;
  /** The button stays disabled until these are filled in. */
  needs: readonly (keyof Values)[];
  onCancel?: () => void;
  /** False if the form's only field has a sufficient label. */
  hasHeading?: boolean;
  children: ReactNode;
};

/** The frame of a small form in a case. */
export function EntryForm<Values extends FormValues>(props: EntryFormProps<Values>) {
  const { form, title, submit, needs, onCancel, hasHeading = true, children } = props;
  const id = useId();
  return (
    <form
      className="staff-card no-print grid gap-3 p-4"
      {...(hasHeading ? { 'aria-labelledby': id } : { 'aria-label': title })}
      {...form.props}
    >
      {hasHeading ? <h3 id={id}>{title}</h3> : null}
      <DraftNotice form={form} />
      <ChangedNotice form={form} />
      <div className="grid gap-3 sm:grid-cols-2">{children}</div>
      <FailureNotice form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel === undefined ? null : (
          <button
            type="button"
            className="staff-button"
            onClick={() => {
              form.discard();
              onCancel();
            }}
          >
            {shell.cancel}
          </button>
        )}
        <SubmitButton form={form} needs={needs}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}
