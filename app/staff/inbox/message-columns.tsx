// The columns of the inbox, and its cards for phones.
import { MailOpen, Reply } from 'lucide-react';
import { inbox } from '#text/staff/inbox';
import { lists } from '#text/staff/lists';
import { assignee } from '#text/staff/my-day';
import { review } from '#text/staff/review';
import { shell } from '#text/staff/shell';
import type { ListedMessage } from '../data/rows';
import { EmailText } from '../format/email-text';
import { fillText, formatDay, formatMoment } from '../format/formats';
import { LanguageBadge } from '../format/language-badge';
import { buildMessageMail } from '../format/mail-draft';
import { ResponseClock } from '../format/response-clock';
import type { Column } from '../lists/data-table';
import { Badge } from '../shell/badge';

const { columns: headers } = inbox;

function State({ message }: { message: ListedMessage }) {
  if (message.needsReview) return <Badge tone="high">{review.mark}</Badge>;
  if (message.answeredAt !== null) {
    return (
      <span className="flex flex-wrap items-center gap-x-2">
        <Badge tone="active">{inbox.badges.answered}</Badge>
        {message.answeredBy ? (
          <span className="text-tiny text-quiet">
            {fillText(inbox.answeredBy, { name: message.answeredBy })}
          </span>
        ) : null}
      </span>
    );
  }
  return message.isRead ? (
    <Badge>{inbox.badges.read}</Badge>
  ) : (
    <Badge tone="high">{inbox.badges.unread}</Badge>
  );
}

function Due({ message }: { message: ListedMessage }) {
  return (
    <ResponseClock
      dueAt={message.dueAt}
      keptAt={message.answeredAt}
      kept={lists.answered}
      none={shell.none}
    />
  );
}

function Sender({ message }: { message: ListedMessage }) {
  return (
    <span className="two-lines">
      <span className={message.isRead ? '' : 'font-bold'}>
        {message.name} <LanguageBadge language={message.language} />
      </span>
      <span className="text-tiny text-quiet">
        <EmailText email={message.email} />
      </span>
    </span>
  );
}

function Subject({ message, onView }: { message: ListedMessage; onView: () => void }) {
  return (
    <button
      type="button"
      className={`max-w-full text-start [overflow-wrap:anywhere] hover:underline ${message.isRead ? '' : 'font-bold'}`}
      onClick={onView}
    >
      {message.subject}
    </button>
  );
}

function Actions({ message, onView }: { message: ListedMessage; onView: () => void }) {
  const { name } = message;
  return (
    <span className="flex gap-1">
      <button
        type="button"
        className="staff-button staff-button-icon"
        data-key="e"
        aria-label={fillText(inbox.open, { name })}
        title={inbox.openShort}
        onClick={onView}
      >
        <MailOpen aria-hidden size={16} />
      </button>
      <a
        className="staff-button staff-button-icon"
        href={buildMessageMail(message)}
        aria-label={fillText(inbox.reply, { name })}
        title={inbox.replyShort}
      >
        <Reply aria-hidden size={16} />
      </a>
    </span>
  );
}

export function buildMessageColumns(
  view: (message: ListedMessage) => void,
): readonly Column<ListedMessage>[] {
  return [
    {
      key: 'from',
      header: headers.from,
      width: 'w-[24%]',
      cell: (row) => <Sender message={row} />,
    },
    {
      key: 'subject',
      header: headers.subject,
      width: 'w-[26%]',
      cell: (row) => <Subject message={row} onView={() => view(row)} />,
    },
    {
      key: 'state',
      header: headers.state,
      width: 'w-[15%]',
      cell: (row) => <State message={row} />,
    },
    {
      key: 'received',
      header: headers.received,
      width: 'w-[6.75rem]',
      sort: 'createdAt',
      cell: (row) => (
        <time dateTime={row.createdAt} title={formatMoment(row.createdAt)}>
          {formatDay(row.createdAt)}
        </time>
      ),
    },
    {
      key: 'due',
      header: headers.due,
      width: 'w-[7rem]',
      sort: 'dueAt',
      cell: (row) => <Due message={row} />,
    },
    {
      key: 'assigned',
      header: assignee.column,
      width: 'w-[6rem]',
      isExtra: true,
      cell: (row) => row.assignedTo ?? <span className="text-quiet">{shell.none}</span>,
    },
    {
      key: 'actions',
      header: headers.actions,
      width: 'w-[5.25rem]',
      cell: (row) => <Actions message={row} onView={() => view(row)} />,
    },
  ];
}

export function MessageRow({ message, onView }: { message: ListedMessage; onView: () => void }) {
  return (
    <>
      <Sender message={message} />
      <Actions message={message} onView={onView} />
      <span className="list-row-line">
        <Subject message={message} onView={onView} />
        <span className="flex flex-wrap gap-x-2 sm:ms-auto">
          <State message={message} />
          {message.answeredAt === null ? <Due message={message} /> : null}
          <span className="text-quiet">{formatDay(message.createdAt)}</span>
        </span>
      </span>
    </>
  );
}
