import { codes as text } from '#text/staff/codes';
import { postTransient } from '../data/api';
import { runConfirmed } from '../data/confirmed';
import { useJson, useSession } from '../data/queries';
import { useAction } from '../data/use-action';
import { fillText } from '../format/formats';
import { StaffDialog } from '../shell/staff-dialog';

type Shown = { onMade: (codes: readonly string[]) => void };

/** Shown only to accounts with an authenticator app or a passkey, which can be lost. */
export function MyRecoveryCodes({ onMade }: Shown) {
  const left = useJson('/api/my-codes').data?.recoveryCodesLeft;
  const session = useSession();
  const anew = useAction(() => runConfirmed(() => postTransient('/api/my-codes/recovery', {})), {
    onDone: ({ recoveryCodes }) => onMade(recoveryCodes),
    failed: text.anewFailed,
  });
  if (left === undefined || !(session?.hasCodes || session?.hasPasskeys)) return null;
  return (
    <section className="staff-card grid gap-3 p-4" aria-labelledby="recovery-title">
      <h2 id="recovery-title">{text.madeTitle}</h2>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="grow">{fillText(text.left, { count: left })}</span>
        <button type="button" className="staff-button" onClick={() => anew.mutate()}>
          {text.anew}
        </button>
      </div>
    </section>
  );
}

/** Shown once, because the server stores only their hashes. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  return (
    <StaffDialog
      title={text.madeTitle}
      description={text.madeIntro}
      isOpen
      onClose={onClose}
      footer={
        <button type="button" className="staff-button staff-button-primary" onClick={onClose}>
          {text.done}
        </button>
      }
    >
      <ul className="grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </StaffDialog>
  );
}
