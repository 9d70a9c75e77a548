import { LogOut } from 'lucide-react';
import { shell } from '#text/staff/shell';
import { fillText } from '../format/formats';
import { useSignOut } from './use-sign-out';

export function SignOutButton({ username }: { username: string | undefined }) {
  const signOut = useSignOut();
  return (
    <div>
      <p className="px-2.5 py-1 text-tiny">
        {username === undefined ? '\u00a0' : fillText(shell.signedInAs, { name: username })}
      </p>
      <button type="button" className="rail-link" onClick={signOut}>
        <LogOut aria-hidden size={18} />
        {shell.logout}
      </button>
    </div>
  );
}
