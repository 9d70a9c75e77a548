import { privacyTexts } from '#text/staff/privacy';
import { useStore } from '../../ui/store';
import { passwordAsked } from '../data/confirmed';
import { ConfirmedDialog } from '../privacy/confirmed-dialog';

const { confirm: text } = privacyTexts;

/** Stands over whatever asked: that waits for the password, or is told that none was given. */
export function PasswordAsked() {
  const asking = useStore(passwordAsked);
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
