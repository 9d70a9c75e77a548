import type { ReactNode } from 'react';
import { timeline as text } from '#text/staff/timeline';
import { ChangedNotice, DraftNotice, FailureNotice } from '../forms/form-notices';
import { SubmitButton } from '../forms/submit-button';
import type { FormValues, StaffForm } from '../forms/use-staff-form';

type ComposerFormProps<Values> = {
  form: StaffForm<Values>;
  title: string;
  submit: string;
  /** The button stays disabled until these are filled in. */
  needs: readonly (keyof Values)[];
  /** Choices beside the button. */
  choices: ReactNode;
  /** Fields that most entries leave empty. */
  more: ReactNode;
  children: ReactNode;
};

/** A form of two lines that expands on demand. */
export function ComposerForm<Values extends FormValues>(props: ComposerFormProps<Values>) {
  const { form, title, submit, needs, choices, more, children } = props;
  return (
    <form className="grid grid-cols-1 gap-2" aria-label={title} {...form.props}>
      <DraftNotice form={form} />
      <ChangedNotice form={form} />
      <div className="composer-line">{children}</div>
      <div className="composer-line flex flex-wrap items-center gap-2">
        {choices}
        <SubmitButton form={form} needs={needs} className="ms-auto">
          {submit}
        </SubmitButton>
      </div>
      <FailureNotice form={form} />
      <details
        onInvalidCapture={({ currentTarget }) => {
          currentTarget.open = true;
        }}
      >
        <summary className="staff-link w-fit cursor-pointer py-0.5">{text.more}</summary>
        <div className="grid gap-3 pt-2 sm:grid-cols-2">{more}</div>
      </details>
    </form>
  );
}
