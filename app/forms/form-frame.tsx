// What every public form ends with: the trap, the failure notice and the button.
import type { PublicForm as FormName } from '#content/form-shape';
import { useText } from '../text';
import { trapKeys } from './answers';
import type { FormOutcome } from './public-form';

/** People never reach it: not seen, not spoken, not in the tab order. */
export function Honeypot() {
  const forms = useText('forms');
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {forms.honeypot}
        <input type="text" name={trapKeys.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function SendFailure({ outcome }: { outcome: FormOutcome | undefined }) {
  const forms = useText('forms');
  if (outcome?.kind !== 'failed') return null;
  return (
    <div role="alert" className="error-summary">
      <p>
        <strong>{outcome.message}</strong>
      </p>
      <p>{forms.failed.kept}</p>
    </div>
  );
}

export function SubmitButton({ form, isSending }: { form: FormName; isSending: boolean }) {
  const forms = useText('forms');
  const { submit, sending } = forms.buttons[form];
  return (
    <button type="submit" className="button-primary" aria-disabled={isSending || undefined}>
      {isSending ? sending : submit}
    </button>
  );
}
