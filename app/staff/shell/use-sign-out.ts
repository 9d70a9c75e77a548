import { useNavigate } from 'react-router';
import { createStore } from '../../ui/store';
import { leave } from '../data/api';
import { forgetDrafts } from '../data/drafts';
import { endSession, readUser } from '../data/session';
import { unsentCount } from '../food-day/use-food-day';

type Asking = { answer: (isMeant: boolean) => void };

export const signOutAsked = createStore<Asking | undefined>(undefined);

async function isMeant(): Promise<boolean> {
  const meant = await new Promise<boolean>((answer) => signOutAsked.set({ answer }));
  signOutAsked.set(undefined);
  return meant;
}

/**
 * Clears the screen at once, even if the server is unreachable. Asks first if food-day entries are unsent, because
 * they are deleted too.
 */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    if (unsentCount() > 0 && !(await isMeant())) return;
    const leaver = readUser();
    leave();
    endSession({ onPurpose: true });
    forgetDrafts(leaver);
    await navigate('/admin/login');
  };
}
