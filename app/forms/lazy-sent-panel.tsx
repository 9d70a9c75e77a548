import { type ComponentType, lazy } from 'react';
import { useText } from '../text';
import type { SentForm } from './public-form';

type Sent = { outcome: SentForm };

/** Loads the confirmation panel while the visitor types; if that fails, shows just the reference. */
export function lazySentPanel<Props extends Sent>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Panel) => ({ default: Panel }),
      () => ({ default: ReferenceAlone }),
    ),
  );
}

function ReferenceAlone({ outcome: { reference } }: Sent) {
  const forms = useText('forms');
  return (
    <p className="sent-panel" role="status">
      {forms.reference.label}: {reference}
    </p>
  );
}
