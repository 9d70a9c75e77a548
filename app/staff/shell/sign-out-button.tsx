import { ExternalLink, LogOut } from 'lucide-react';
import { shell } from '#text/staff/shell';
import { fill } from '../format/formats';
import { useSignOut } from './use-sign-out';

export function SignOutButton({ username }: { username: string | undefined }) {
  const signOut = useSignOut();
  return (
    <div className="grid gap-2 border-t border-current/30 pt-3">
      <p className="px-2 text-tiny">
        {username === undefined ? '\u00a0' : fill(shell.signedInAs, { name: username })}
      </p>
      <button type="button" className="rail-link" onClick={signOut}>
        <LogOut aria-hidden size={18} />
        {shell.logout}
      </button>
      <a className="rail-link" href="/" target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden size={18} />
        {shell.publicSite}
        <span className="sr-only">{shell.newTab}</span>
      </a>
    </div>
  );
}
