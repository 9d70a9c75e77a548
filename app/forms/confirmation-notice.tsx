import { useSearchParams } from 'react-router';
import { confirmationParameter } from '#domain/forms/confirmation';
import { useText } from '../text';
import type { SentForm } from './use-public-form';

/**
 * Notice above the form when the URL asks for a confirmation that this browser cannot see, or no longer.
 */
export function ConfirmationNotice({ form: { outcome } }: { form: Pick<SentForm, 'outcome'> }) {
  const { noConfirmation } = useText('forms');
  const [parameters] = useSearchParams();
  if (outcome !== undefined || !parameters.has(confirmationParameter)) return null;
  return (
    <p role="status" className="rounded-md bg-sand p-4">
      {noConfirmation}
    </p>
  );
}
