import { inbox } from '#text/staff/inbox';
import { lists } from '#text/staff/lists';
import { assignee } from '#text/staff/my-day';
import { shell } from '#text/staff/shell';
import type { Message } from '../data/rows';
import { formatContactAnswers } from '../format/answers';
import { EmailText } from '../format/email-text';
import { formatMoment } from '../format/formats';
import { LanguageBadge } from '../format/language-badge';
import { buildMessageMail } from '../format/mail-draft';
import { ResponseClock } from '../format/response-clock';
import { ColleagueSelect } from '../forms/colleague-select';
import { Facts } from '../shell/facts';
import { ReviewNotice } from '../shell/review-notice';
import { useMessageAction } from './use-message-actions';

const { detail } = inbox;

export function MessageDetail({ message }: { message: Message }) {
  const { change, isPending } = useMessageAction(message);
  return (
    <div className="grid gap-4">
      <ReviewNotice
        row={message}
        isPending={isPending}
        onClear={() => change({ needsReview: false })}
      />
      <Facts
        facts={[
          {
            label: detail.from,
            value: (
              <>
                {message.name} <LanguageBadge language={message.language} />
              </>
            ),
          },
          { label: detail.email, value: <EmailText email={message.email} /> },
          { label: detail.received, value: formatMoment(message.createdAt) },
          {
            label: detail.due,
            value: (
              <ResponseClock
                dueAt={message.dueAt}
                keptAt={message.answeredAt}
                kept={lists.answered}
                none={shell.none}
              />
            ),
          },
          { label: detail.reference, value: message.reference },
          {
            label: assignee.label,
            value: (
              <ColleagueSelect
                label={assignee.label}
                needs="inbox.read"
                value={message.assignedTo}
                isWaiting={isPending}
                onChange={(assignedTo) => change({ assignedTo })}
              />
            ),
          },
          ...formatContactAnswers(message.otherAnswers).map(({ label, text }) => ({
            label,
            value: text,
          })),
        ]}
      />
      <section>
        <h3 className="mb-1">{detail.message}</h3>
        <p className="whitespace-pre-line">{message.message}</p>
      </section>
    </div>
  );
}

export function MessageFooter({ message, onClose }: { message: Message; onClose: () => void }) {
  const { change, isPending } = useMessageAction(message);
  const isAnswered = message.answeredAt !== null;
  return (
    <>
      <button
        type="button"
        className="staff-button"
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (isPending) return;
          change({ isRead: false });
          onClose();
        }}
      >
        {detail.unread}
      </button>
      <button
        type="button"
        className={`staff-button ${isAnswered ? '' : 'staff-button-primary'}`}
        aria-disabled={isPending || undefined}
        onClick={() => isPending || change({ isAnswered: !isAnswered })}
      >
        {isAnswered ? detail.notAnswered : detail.answered}
      </button>
      <a className="staff-button" href={buildMessageMail(message)}>
        {detail.reply}
      </a>
    </>
  );
}
