import { foodDay } from '#text/staff/food-day';
import { useStore } from '../../ui/store';
import { formatCount } from '../format/activity';
import { StaffDialog } from './staff-dialog';
import { signOutPrompt } from './use-sign-out';

const { signOut: text } = foodDay;

/** Asks about unsent food-day entries before a sign-out from any screen. */
export function SignOutPrompt({ unsent }: { unsent: number }) {
  const asking = useStore(signOutPrompt);
  if (asking === undefined) return null;
  const stay = () => asking.answer(false);
  return (
    <StaffDialog
      title={text.title}
      isOpen
      onClose={stay}
      footer={
        <>
          <button type="button" className="staff-button" onClick={() => asking.answer(true)}>
            {text.leave}
          </button>
          <button type="button" className="staff-button staff-button-primary" onClick={stay}>
            {text.stay}
          </button>
        </>
      }
    >
      <p>{formatCount(text.text, unsent)}</p>
    </StaffDialog>
  );
}
