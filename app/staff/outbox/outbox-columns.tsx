import { getLabel } from '#domain/vocabulary';
import { messageChannels, messageKinds } from '#text/staff/office-labels';
import { outbox } from '#text/staff/outbox';
import { shell } from '#text/staff/shell';
import { change } from '../data/api';
import type { ListedOutbox } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import { formatCount } from '../format/activity';
import { EmailText } from '../format/email-text';
import { fillText, formatMoment } from '../format/formats';
import type { Column } from '../lists/data-table';
import { ValueBadge } from '../shell/badge';
import { describeSendReason } from './send-reason';

const { columns: headers } = outbox;
type OnRead = (row: ListedOutbox) => void;

function State({ row }: { row: ListedOutbox }) {
  const code = row.lastError;
  return (
    <span className="two-lines">
      <span>
        <ValueBadge of="message" value={row.status} />
      </span>
      <span className="text-tiny text-quiet">
        {code === null ? null : `${describeSendReason(code)} `}
        {row.attempts > 1 ? formatCount(outbox.attempts, row.attempts) : null}
      </span>
    </span>
  );
}

const pathOf = ({ id }: ListedOutbox) => `/api/outbox/${id}` as const;

function Actions({ row, onRead }: { row: ListedOutbox; onRead: OnRead }) {
  const { change: again, isPending } = useChangeOf(row, {
    pathOf,
    write: (one, changes: { status: 'waiting' }, version) =>
      change('PATCH', pathOf(one), version, changes),
    say: () => ({ title: outbox.againDone }),
    failed: outbox.failed,
  });
  const name = row.recipient;
  return (
    <span className="flex flex-wrap gap-1">
      {row.text === undefined ? null : (
        <button
          type="button"
          className="staff-button"
          aria-label={fillText(outbox.readTo, { name })}
          onClick={() => onRead(row)}
        >
          {outbox.read}
        </button>
      )}
      {row.status === 'failed' ? (
        <button
          type="button"
          className="staff-button"
          data-key="e"
          aria-label={fillText(outbox.againTo, { name })}
          aria-disabled={isPending || undefined}
          onClick={() => again({ status: 'waiting' })}
        >
          {outbox.again}
        </button>
      ) : null}
    </span>
  );
}

function Kind({ row }: { row: ListedOutbox }) {
  return (
    <span className="two-lines">
      <span className="font-semibold">{getLabel(messageKinds, row.kind)}</span>
      <span className="text-tiny text-quiet">{getLabel(messageChannels, row.channel)}</span>
    </span>
  );
}

export function buildOutboxColumns(onRead: OnRead): readonly Column<ListedOutbox>[] {
  return [
    { key: 'kind', header: headers.kind, width: 'w-[16%]', cell: (row) => <Kind row={row} /> },
    {
      key: 'recipient',
      header: headers.recipient,
      width: 'w-[20%]',
      cell: (row) => <EmailText email={row.recipient} />,
    },
    { key: 'state', header: headers.state, width: 'w-[15%]', cell: (row) => <State row={row} /> },
    {
      key: 'created',
      header: headers.created,
      width: 'w-[11rem]',
      sort: 'createdAt',
      cell: (row) => formatMoment(row.createdAt),
    },
    {
      key: 'sent',
      header: headers.sent,
      width: 'w-[11rem]',
      cell: (row) => (row.sentAt === null ? shell.none : formatMoment(row.sentAt)),
    },
    {
      key: 'actions',
      header: headers.actions,
      width: 'w-[11%]',
      cell: (row) => <Actions row={row} onRead={onRead} />,
    },
  ];
}

export function OutboxRow({ row, onRead }: { row: ListedOutbox; onRead: OnRead }) {
  return (
    <>
      <Kind row={row} />
      <State row={row} />
      <span className="list-row-line text-quiet">
        <span>
          <EmailText email={row.recipient} />
        </span>
        <span>{formatMoment(row.sentAt ?? row.createdAt)}</span>
        <span className="ms-auto text-plain">
          <Actions row={row} onRead={onRead} />
        </span>
      </span>
    </>
  );
}
