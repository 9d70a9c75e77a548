// The rows of a list or its failure, and the pager.
import { lists } from '#text/staff/lists';
import { LoadFailure, mustHide } from '../shell/load-failure';
import { DataTable, type DataTableProps, type ListedRow } from './data-table';
import { Pager } from './pager';
import type { List } from './use-list';

type FromList = 'rows' | 'isPending' | 'isOld' | 'sort' | 'onSort';
type ListTableProps<Row extends ListedRow> = Omit<DataTableProps<Row>, FromList> & {
  list: List<Row>;
};

export function ListTable<Row extends ListedRow>({ list, ...table }: ListTableProps<Row>) {
  const { query } = list;
  return (
    <>
      {list.page?.isNear ? (
        <p role="status" className="staff-notice mb-3" data-tone="normal">
          {lists.near}
        </p>
      ) : null}
      {mustHide(query) ? (
        <LoadFailure of={query} />
      ) : (
        <DataTable
          {...table}
          rows={list.rows}
          isPending={query.isPending}
          isOld={query.isPlaceholderData}
          sort={list.sort}
          onSort={(sort) => list.narrow({ sort })}
        />
      )}
      <Pager page={list.page} paging={list.paging} />
    </>
  );
}
