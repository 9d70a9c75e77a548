import { useNavigate } from 'react-router';
import { send } from './api';
import { forgetDrafts } from './drafts';
import { endSession } from './session';

/** Ends the session on the server; where that fails this browser forgets it all the same. */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    await send('POST', '/api/admin/logout').catch(() => {});
    forgetDrafts();
    endSession({ onPurpose: true });
    await navigate('/admin/login');
  };
}
