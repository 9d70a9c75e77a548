import { privacyTexts } from '#text/staff/privacy';
import { useStore } from '../../ui/store';
import { passwordPrompt } from '../data/confirmed';
import { ConfirmedDialog } from '../privacy/confirmed-dialog';

const { confirm: text } = privacyTexts;

/** The password dialog. The action that needs it waits, or is canceled. */
export function PasswordPrompt() {
  const asking = useStore(passwordPrompt);
  if (asking === undefined) return null;
  return (
    <ConfirmedDialog
      title={text.title}
      description={text.description}
      press={text.press}
      failed=""
      isOpen
      onClose={() => asking.answer(false)}
      onConfirmed={async () => asking.answer(true)}
    />
  );
}
