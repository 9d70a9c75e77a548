import { useNavigate } from 'react-router';
import { post } from '../data/api';
import { forgetDrafts } from '../data/drafts';
import { endSession } from '../data/session';

/** Ends the session on the server; where that fails this browser forgets it all the same. */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    await post('/api/admin/logout').catch(() => {});
    endSession({ onPurpose: true });
    forgetDrafts();
    await navigate('/admin/login');
  };
}
