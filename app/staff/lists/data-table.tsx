// A table whose rows the server searches, sorts, and pages. Narrow screens show cards.
import type { ReactNode } from 'react';
import { lists } from '#text/staff/lists';
import { fillText } from '../format/formats';
import { Options } from '../forms/options';
import { ChooseAll, ChooseRow } from './row-choice';
import { SkeletonRows } from './skeleton-rows';
import { SortHeader } from './sort-header';
import type { Choice, ChosenRow } from './use-choice';
import { useHasExtraRoom, useIsWide } from './use-is-wide';

export type Column<Row> = {
  key: string;
  header: string;
  /** Share of the width, in units of a fixed table layout. */
  width: string;
  /** Left out below 1280 px, where a table has less room. */
  isExtra?: boolean;
  /** The server's name of the sort order, if the column can be sorted. */
  sort?: string;
  cell: (row: Row) => ReactNode;
};

export type ListedRow = { id: number; version: number; status?: string };

export type DataTableProps<Row extends ListedRow> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
  /** Open work that closing the row would leave behind. */
  openWorkOf?: (row: Row) => NonNullable<ChosenRow['openWork']>;
  card: (row: Row) => ReactNode;
  isPending: boolean;
  /** True while the rows of the previous query are shown. */
  isOld: boolean;
  empty: string;
  sort: string;
  onSort: (sort: string) => void;
  /** True if the toolbar has its own sort control. */
  hasOrder?: boolean;
  choice?: Choice;
};

export function DataTable<Row extends ListedRow>(props: DataTableProps<Row>) {
  const isWide = useIsWide();
  const { rows, isPending, empty } = props;
  if (!isPending && rows.length === 0) {
    return <p className="staff-card px-4 py-10 text-center text-quiet">{empty}</p>;
  }
  if (isWide) return <WideTable {...props} />;
  return (
    <>
      {props.hasOrder ? null : <CardOrder {...props} />}
      <Cards {...props} />
    </>
  );
}

function WideTable<Row extends ListedRow>({
  caption,
  columns: allColumns,
  rows,
  isPending,
  isOld,
  sort,
  onSort,
  choice,
  ...names
}: DataTableProps<Row>) {
  const hasExtraRoom = useHasExtraRoom();
  const columns = allColumns.filter(({ isExtra = false }) => hasExtraRoom || !isExtra);
  return (
    <div className="staff-card">
      <table className="staff-table" aria-busy={isPending || isOld}>
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {choice === undefined ? null : <col className="w-8" />}
          {columns.map((column) => (
            <col key={column.key} className={column.width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {choice === undefined ? null : (
              <th scope="col">
                <ChooseAll rows={rows.map((row) => chosenRow(row, names))} choice={choice} />
              </th>
            )}
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={isOld ? 'opacity-60' : undefined}>
          {isPending ? (
            <SkeletonRows columns={columns.length + (choice === undefined ? 0 : 1)} />
          ) : (
            rows.map((row) => (
              <tr key={row.id} data-chosen={choice?.has(row.id)}>
                {choice === undefined ? null : (
                  <td>
                    <ChooseRow row={chosenRow(row, names)} choice={choice} />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.key}>{column.cell(row)}</td>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

/** The sort control for cards, which have no column headers. */
function CardOrder<Row extends ListedRow>({ columns, sort, onSort }: DataTableProps<Row>) {
  const byColumn = columns.flatMap(({ header: column, sort: name }) =>
    name === undefined
      ? []
      : [
          [name, fillText(lists.orderUp, { column })],
          [`-${name}`, fillText(lists.orderDown, { column })],
        ],
  );
  if (byColumn.length === 0) return null;
  const orders = sort === 'queue' ? [['queue', lists.whatMattersFirst], ...byColumn] : byColumn;
  return (
    <label className="mb-3 flex items-center gap-2">
      <span className="text-tiny text-quiet">{lists.order}</span>
      <select
        className="staff-control w-auto"
        value={sort}
        onChange={(event) => onSort(event.target.value)}
      >
        <Options of={Object.fromEntries(orders)} />
      </select>
    </label>
  );
}

function Cards<Row extends ListedRow>({
  caption,
  rows,
  card,
  isPending,
  isOld,
  choice,
  ...names
}: DataTableProps<Row>) {
  return (
    <ul
      data-rows
      aria-label={caption}
      aria-busy={isPending || isOld}
      className={`staff-card list-rows ${isOld ? 'opacity-60' : ''}`}
    >
      {isPending
        ? Array.from({ length: 6 }, (_, at) => at).map((at) => (
            <li key={`on-its-way-${at}`}>
              <span className="skeleton h-10 grow" />
            </li>
          ))
        : rows.map((row) => (
            <li key={row.id}>
              {choice === undefined ? null : (
                <ChooseRow row={chosenRow(row, names)} choice={choice} />
              )}
              <div className="list-row">{card(row)}</div>
            </li>
          ))}
    </ul>
  );
}

function chosenRow<Row extends ListedRow>(
  row: Row,
  { nameOf, openWorkOf }: Pick<DataTableProps<Row>, 'nameOf' | 'openWorkOf'>,
): ChosenRow {
  return {
    id: row.id,
    version: row.version,
    name: nameOf(row),
    ...(row.status === undefined ? {} : { status: row.status }),
    ...(openWorkOf === undefined ? {} : { openWork: openWorkOf(row) }),
  };
}
