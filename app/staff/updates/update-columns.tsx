import { Link } from 'react-router';
import { audienceLabels, updateTexts as text, updateStateLabels } from '#text/staff/updates';
import type { Update } from '../data/rows';
import { fillText, formatDay, formatMoment } from '../format/formats';
import type { Column } from '../lists/data-table';
import { Badge, type Tone } from '../shell/badge';
import { getUpdateSubject } from './update-values';

const tones: Record<Update['status'], Tone> = {
  draft: 'low',
  sending: 'high',
  sent: 'active',
  canceled: 'low',
};

export function UpdateState({ update: { status } }: { update: Update }) {
  return <Badge tone={tones[status]}>{updateStateLabels[status]}</Badge>;
}

function Subject({ update }: { update: Update }) {
  return (
    <Link className="font-semibold hover:underline" to={`/admin/updates/${update.id}`}>
      {getUpdateSubject(update)}
    </Link>
  );
}

function progressOf({ recipients, counts }: Update): string {
  if (recipients === null) return '';
  return [
    fillText(text.progress, { sent: counts.sent, recipients }),
    counts.failed > 0 ? fillText(text.failedOfThese, { count: counts.failed }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export const updateColumns: readonly Column<Update>[] = [
  {
    key: 'subject',
    header: text.columns.subject,
    width: 'w-[36%]',
    cell: (row) => <Subject update={row} />,
  },
  {
    key: 'audience',
    header: text.columns.audience,
    width: 'w-[20%]',
    cell: (row) => audienceLabels[row.audience],
  },
  {
    key: 'state',
    header: text.columns.state,
    width: 'w-[7rem]',
    cell: (row) => <UpdateState update={row} />,
  },
  {
    key: 'progress',
    header: text.columns.progress,
    width: 'w-[20%]',
    cell: progressOf,
  },
  {
    key: 'date',
    header: text.columns.date,
    width: 'w-[8rem]',
    sort: 'createdAt',
    cell: (row) => (
      <time dateTime={row.createdAt} title={formatMoment(row.createdAt)}>
        {formatDay(row.createdAt)}
      </time>
    ),
  },
];

export function UpdateCard({ update }: { update: Update }) {
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <Subject update={update} />
        <UpdateState update={update} />
      </div>
      <p className="text-quiet">
        {[audienceLabels[update.audience], formatDay(update.createdAt), progressOf(update)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}
