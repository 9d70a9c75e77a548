import { foodDay } from '#text/staff/food-day';
import { useStore } from '../../ui/store';
import { inNumber } from '../format/activity';
import { StaffDialog } from './staff-dialog';
import { signOutAsked } from './use-sign-out';

const { signOut: text } = foodDay;

/** Asks about unsent food-day entries before a sign-out from any screen. */
export function SignOutAsked({ unsent }: { unsent: number }) {
  const asking = useStore(signOutAsked);
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
      <p>{inNumber(text.text, unsent)}</p>
    </StaffDialog>
  );
}
