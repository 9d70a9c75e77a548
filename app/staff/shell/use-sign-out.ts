import { useNavigate } from 'react-router';
import { createStore } from '../../ui/store';
import { post } from '../data/api';
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
 * Ends the session on the server; where that fails this browser forgets it all the same. Asks first where
 * somebody on the list of a food day is not stored yet: they are forgotten too.
 */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    if (unsentCount() > 0 && !(await isMeant())) return;
    await post('/api/admin/logout').catch(() => {});
    const leaver = readUser();
    endSession({ onPurpose: true });
    forgetDrafts(leaver);
    await navigate('/admin/login');
  };
}
