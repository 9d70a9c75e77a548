import { Search } from 'lucide-react';
import { shell } from '#text/staff/shell';
import { openQuickFind } from './quick-find-state';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

export function QuickFindButton({ onOpen }: { onOpen?: () => void }) {
  return (
    <button
      type="button"
      className="rail-link border border-current/40"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={() => {
        onOpen?.();
        openQuickFind();
      }}
    >
      <Search aria-hidden size={18} />
      <span className="grow text-start">{shell.quickFind}</span>
      <kbd className="text-tiny">{isMac ? shell.quickFindKeysMac : shell.quickFindKeys}</kbd>
    </button>
  );
}
