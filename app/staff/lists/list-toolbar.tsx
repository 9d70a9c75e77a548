import { RefreshCw, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lists } from '#text/staff/lists';
import { shell } from '#text/staff/shell';
import { queryClient } from '../data/query-client';
import type { List } from './use-list';

type ListToolbarProps = {
  children: ReactNode;
  list: Pick<List<unknown>, 'isNarrowed' | 'clear'>;
  /** Saved views, if the list has them. */
  views?: ReactNode;
  /** Some filters are hidden behind the button Filters, on wide screens too. */
  hasMore?: boolean;
};

/** Search, filters, "clear", and "refresh" of a list. Phones fold the filters. */
export function ListToolbar({ children, list, views, hasMore = false }: ListToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <search
      className="list-toolbar no-print mb-3 flex flex-wrap items-end gap-2"
      data-open={isOpen}
      data-narrowed={list.isNarrowed}
    >
      {children}
      <button
        type="button"
        className={hasMore ? 'staff-button' : 'staff-button sm:hidden'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden size={16} />
        {lists.filters}
      </button>
      <button
        type="button"
        className="staff-button list-clear"
        disabled={!list.isNarrowed}
        onClick={list.clear}
      >
        {lists.clear}
      </button>
      {views}
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
