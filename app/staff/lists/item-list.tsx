import type { ReactNode } from 'react';
import { LoadFailure, mustHide } from '../shell/load-failure';
import { Pager } from './pager';
import type { List } from './use-list';

type ItemListProps<Row> = {
  list: List<Row>;
  label: string;
  empty: string;
  children: (row: Row) => ReactNode;
};

/** A list whose rows have too much text for a table. */
export function ItemList<Row extends { id: number }>(props: ItemListProps<Row>) {
  const { list, label, empty, children } = props;
  const { query, rows } = list;
  if (mustHide(query)) return <LoadFailure of={query} />;
  if (query.isPending) {
    return (
      <div aria-busy className="grid gap-3">
        {[1, 2, 3, 4].map((at) => (
          <div key={at} className="skeleton h-24" />
        ))}
      </div>
    );
  }
  if (rows.length === 0) {
    return <p className="staff-card px-4 py-10 text-center text-quiet">{empty}</p>;
  }
  return (
    <>
      <ul
        data-rows
        aria-label={label}
        aria-busy={query.isPlaceholderData}
        className={`grid gap-3 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <Pager page={list.page} paging={list.paging} />
    </>
  );
}
