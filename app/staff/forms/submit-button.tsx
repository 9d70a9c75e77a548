import type { ReactNode } from 'react';
import type { FormValues, StaffForm } from './use-staff-form';

type SubmitButtonProps<Values> = {
  form: Pick<StaffForm<Values>, 'values' | 'isSending'>;
  /** The button stays disabled until these are filled in. */
  needs?: readonly (keyof Values)[];
  /** The label while the write is in flight. */
  saving?: string;
  className?: string;
  children: ReactNode;
};

/** Uses aria-disabled, which keeps the focus. Enter and Ctrl+Enter press it too. */
export function SubmitButton<Values extends FormValues>(props: SubmitButtonProps<Values>) {
  const { form, needs = [], saving, className = '', children } = props;
  const isComplete = needs.every((name) => String(form.values[name]).trim() !== '');
  const isWaiting = form.isSending || !isComplete;
  return (
    <button
      type="submit"
      className={`staff-button staff-button-primary ${className}`}
      aria-disabled={isWaiting || undefined}
      onClick={(event) => {
        if (isWaiting) event.preventDefault();
      }}
    >
      {form.isSending && saving ? saving : children}
    </button>
  );
}
