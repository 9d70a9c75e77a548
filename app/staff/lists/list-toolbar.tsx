import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { lists } from '#content/en/staff/lists';
import { shell } from '#content/en/staff/shell';
import { queryClient } from '../data/query-client';

type ListToolbarProps = { children: ReactNode; isNarrowed: boolean; onClear: () => void };

/** Search and filters of a list, the way out of them, and a fresh look. */
export function ListToolbar({ children, isNarrowed, onClear }: ListToolbarProps) {
  return (
    <search className="no-print mb-3 flex flex-wrap items-center gap-2">
      {children}
      <button type="button" className="staff-button" disabled={!isNarrowed} onClick={onClear}>
        {lists.clear}
      </button>
      <button
        type="button"
        className="staff-button staff-button-icon"
        aria-label={shell.refresh}
        title={shell.refresh}
        onClick={() => void queryClient.invalidateQueries()}
      >
        <RefreshCw aria-hidden size={16} />
      </button>
    </search>
  );
}
