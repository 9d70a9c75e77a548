import { useNavigate } from 'react-router';
import { createStore } from '../../ui/store';
import { signOut } from '../data/api';
import { deleteDrafts } from '../data/drafts';
import { endSession, readUser } from '../data/session';
import { readUnsentCount } from '../food-day/use-food-day';

type Asking = { answer: (isMeant: boolean) => void };

export const signOutPrompt = createStore<Asking | undefined>(undefined);

async function isMeant(): Promise<boolean> {
  const meant = await new Promise<boolean>((answer) => signOutPrompt.set({ answer }));
  signOutPrompt.set(undefined);
  return meant;
}

/**
 * Clears the screen at once, even if the server is unreachable. Asks first if food-day entries are unsent, because
 * they are deleted too.
 */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    if (readUnsentCount() > 0 && !(await isMeant())) return;
    const leaver = readUser();
    signOut();
    endSession({ onPurpose: true });
    deleteDrafts(leaver);
    await navigate('/admin/login');
  };
}
