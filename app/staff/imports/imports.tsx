// The list of imports.
import { Upload } from 'lucide-react';
import { Link } from 'react-router';
import { importTexts as text } from '#text/staff/imports';
import type { Run } from '../data/rows';
import { fillText, formatDay, formatMoment, formatNumber } from '../format/formats';
import type { Column } from '../lists/data-table';
import { ListTable } from '../lists/list-table';
import { useList } from '../lists/use-list';
import { Badge, type Tone } from '../shell/badge';
import { ScreenHeader } from '../shell/screen-header';
import { countsText } from './run-counts';

const tones: Record<Run['status'], Tone> = {
  uploading: 'low',
  checking: 'normal',
  ready: 'high',
  running: 'normal',
  done: 'active',
  undoing: 'normal',
  undone: 'low',
};

export const runTitle = ({ title }: Run) => title || text.run.unnamed;

export function RunState({ run: { status } }: { run: Run }) {
  return <Badge tone={tones[status]}>{text.statuses[status]}</Badge>;
}

function Title({ run }: { run: Run }) {
  return (
    <Link className="font-semibold wrap-anywhere hover:underline" to={`/admin/imports/${run.id}`}>
      {runTitle(run)}
    </Link>
  );
}

const resultText = (run: Run) =>
  countsText(run.counts) || fillText(text.list.rows, { count: formatNumber.format(run.total) });

const columns: readonly Column<Run>[] = [
  { key: 'file', header: text.list.file, width: 'w-[30%]', cell: (row) => <Title run={row} /> },
  {
    key: 'state',
    header: text.list.state,
    width: 'w-[9rem]',
    cell: (row) => <RunState run={row} />,
  },
  { key: 'result', header: text.list.result, width: 'w-[34%]', cell: resultText },
  { key: 'by', header: text.list.by, width: 'w-[8rem]', cell: (row) => row.startedBy },
  {
    key: 'date',
    header: text.list.date,
    width: 'w-[8rem]',
    sort: 'createdAt',
    cell: (row) => (
      <time dateTime={row.createdAt} title={formatMoment(row.createdAt)}>
        {formatDay(row.createdAt)}
      </time>
    ),
  },
];

export default function ImportsScreen() {
  const list = useList({ path: '/api/runs', filters: [], sort: '-createdAt' });
  return (
    <>
      <ScreenHeader title={text.list.title}>
        <Link className="staff-button staff-button-primary" to="/admin/imports/new">
          <Upload aria-hidden size={16} />
          {text.list.add}
        </Link>
      </ScreenHeader>
      <ListTable
        list={list}
        caption={text.list.title}
        columns={columns}
        nameOf={runTitle}
        card={(row) => (
          <>
            <div className="flex items-start justify-between gap-2">
              <Title run={row} />
              <RunState run={row} />
            </div>
            <p className="text-quiet">
              {[resultText(row), row.startedBy, formatDay(row.createdAt)].join(' · ')}
            </p>
          </>
        )}
        empty={text.list.empty}
      />
    </>
  );
}
