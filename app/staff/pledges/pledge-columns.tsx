import { staffLocale } from '#content/languages';
import { formatAmount } from '#domain/forms/donation';
import { getLabel } from '#domain/vocabulary';
import { fields } from '#text/fields';
import { pledges } from '#text/staff/pledges';
import { review } from '#text/staff/review';
import { shell } from '#text/staff/shell';
import { change } from '../data/api';
import type { Pledge } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import { formatDonorAnswers } from '../format/answers';
import { EmailText } from '../format/email-text';
import { fillText, formatDay, formatMoment } from '../format/formats';
import { buildMailLink } from '../format/mail-draft';
import type { Column } from '../lists/data-table';
import { type PersonActionRequest, PersonButtons } from '../privacy/person-actions';

const { columns: headers } = pledges;

function Donor({ pledge }: { pledge: Pledge }) {
  return (
    <span className="two-lines">
      <span className="font-semibold">{pledge.donorName}</span>
      <span className="text-tiny text-quiet">
        <EmailText email={pledge.email} />
        {pledge.isAnonymous ? ` · ${pledges.anonymous}` : ''}
      </span>
    </span>
  );
}

function Amount({ pledge }: { pledge: Pledge }) {
  return <strong className="whitespace-nowrap">{formatAmount(pledge.amount, staffLocale)}</strong>;
}

function tributeOf(pledge: Pledge): string {
  return [
    pledge.tributeRecipient ? fillText(pledges.tributeTo, { name: pledge.tributeRecipient }) : '',
    pledge.tributeMessage ?? '',
    ...formatDonorAnswers(pledge.otherAnswers).map(({ label, text }) => `${label}: ${text}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

type PledgeProps = { pledge: Pledge; onAsk: (asked: PersonActionRequest) => void };

const pathOf = ({ id }: Pledge) => `/api/donations/${id}` as const;

function Actions({ pledge, onAsk }: PledgeProps) {
  const { change: set, isPending } = useChangeOf(pledge, {
    pathOf,
    write: (row, changes: { needsReview: boolean }, version) =>
      change('PATCH', pathOf(row), version, changes),
    undo: true,
    say: ({ donorName }) => ({
      title: review.cleared,
      description: donorName,
    }),
    failed: pledges.failed,
  });
  if (pledge.erasedAt) return <span className="text-quiet">{shell.none}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      <a
        className="staff-button"
        href={buildMailLink(pledge.email)}
        aria-label={fillText(pledges.mail, { name: pledge.donorName })}
      >
        {pledges.mailShort}
      </a>
      <PersonButtons
        person={{ ...pledge, subject: 'donation', name: pledge.donorName }}
        onAsk={onAsk}
        isInRow
      />
      {pledge.needsReview ? (
        <button
          type="button"
          className="staff-button"
          aria-disabled={isPending || undefined}
          onClick={() => set({ needsReview: false })}
        >
          {review.looksGenuine}
        </button>
      ) : null}
    </span>
  );
}

export const buildPledgeColumns = (onAsk: PledgeProps['onAsk']): readonly Column<Pledge>[] => [
  {
    key: 'donor',
    header: headers.donor,
    width: 'w-[22%]',
    cell: (row) => <Donor pledge={row} />,
  },
  {
    key: 'amount',
    header: headers.amount,
    width: 'w-[6rem]',
    cell: (row) => (
      <span className="two-lines">
        <Amount pledge={row} />
        <span className="text-tiny text-quiet">
          {getLabel(fields.donation.type.options, row.type)}
        </span>
      </span>
    ),
  },
  {
    key: 'tribute',
    header: headers.tribute,
    width: '',
    cell: (row) => tributeOf(row) || <span className="text-quiet">{shell.none}</span>,
  },
  {
    key: 'date',
    header: headers.date,
    width: 'w-[8rem]',
    sort: 'createdAt',
    cell: (row) => (
      <span className="two-lines">
        <time dateTime={row.createdAt} title={formatMoment(row.createdAt)}>
          {formatDay(row.createdAt)}
        </time>
        <span className="text-tiny text-quiet">{row.reference}</span>
      </span>
    ),
  },
  {
    key: 'actions',
    header: headers.actions,
    width: 'w-[18rem]',
    cell: (row) => <Actions pledge={row} onAsk={onAsk} />,
  },
];

export function PledgeRow({ pledge, onAsk }: PledgeProps) {
  return (
    <>
      <Donor pledge={pledge} />
      <Amount pledge={pledge} />
      <span className="list-row-line">
        <span className="text-quiet">
          {getLabel(fields.donation.type.options, pledge.type)} · {formatDay(pledge.createdAt)} ·{' '}
          {pledge.reference}
        </span>
        {tributeOf(pledge) === '' ? null : <span>{tributeOf(pledge)}</span>}
        <span className="ms-auto">
          <Actions pledge={pledge} onAsk={onAsk} />
        </span>
      </span>
    </>
  );
}
