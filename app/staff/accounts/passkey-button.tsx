import { KeyRound } from 'lucide-react';
import { passkeys as text } from '#text/staff/passkeys';

type PasskeyButtonProps = {
  label: string;
  isWaiting: boolean;
  problem: string | undefined;
  press: () => void;
  isPrimary?: boolean;
};

export function PasskeyButton(props: PasskeyButtonProps) {
  const { label, isWaiting, problem, press, isPrimary = false } = props;
  return (
    <div className="grid gap-1">
      <button
        type="button"
        className={`staff-button ${isPrimary ? 'staff-button-primary' : ''}`}
        aria-disabled={isWaiting || undefined}
        onClick={press}
      >
        <KeyRound aria-hidden size={16} />
        {isWaiting ? text.waiting : label}
      </button>
      <p className="staff-problem empty:hidden" role="status">
        {problem}
      </p>
    </div>
  );
}
