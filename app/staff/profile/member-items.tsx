// The list of one part of a case: loading, failed, empty, or complete.
import type { UseQueryResult } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { shell } from '#text/staff/shell';
import type { Page } from '../data/api';
import { LoadFailure } from '../shell/load-failure';

type MemberItemsProps<Row> = {
  query: UseQueryResult<Page<Row>>;
  empty: string;
  /** The list item of one row. */
  children: (row: Row) => ReactNode;
};

export function MemberItems<Row extends { id: number }>(props: MemberItemsProps<Row>) {
  const { query, empty, children } = props;
  return (
    <>
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.isPending ? <p role="status">{shell.loading}</p> : null}
      {query.data?.rows.length === 0 ? <p className="text-quiet">{empty}</p> : null}
      <ul className="grid gap-3">
        {query.data?.rows.map((row) => (
          <Fragment key={row.id}>{children(row)}</Fragment>
        ))}
      </ul>
    </>
  );
}

export function CorrectButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="staff-button staff-button-bare staff-button-icon no-print"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Pencil aria-hidden size={16} />
    </button>
  );
}
