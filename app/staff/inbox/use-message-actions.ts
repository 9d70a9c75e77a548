import { inbox } from '#text/staff/inbox';
import { change } from '../data/api';
import { startPending } from '../data/pending-rows';
import type { Message } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';

type Changes = {
  isRead?: boolean;
  isAnswered?: boolean;
  needsReview?: boolean;
  assignedTo?: string | null;
};

const pathOf = ({ id }: Message) => `/api/contacts/${id}` as const;

/** Marks, answers, reassigns, and clears the review mark of a message. */
export function useMessageAction(message: Message) {
  return useChangeOf<Message, Changes>(message, {
    pathOf,
    write: (row, changes, version) => change('PATCH', pathOf(row), version, changes),
    undo: true,
    say: ({ subject }, { isRead, isAnswered }) =>
      // No toast: the mark shows whether a message is read.
      isRead === undefined
        ? { title: isAnswered ? inbox.answeredToast : inbox.changedToast, description: subject }
        : undefined,
    failed: inbox.failed,
  });
}

/** Marks an opened message as read, without a toast; its controls wait for the write. */
export async function markAsRead(message: Message): Promise<void> {
  const endPending = startPending([pathOf(message)]);
  try {
    await change('PATCH', pathOf(message), message.version, { isRead: true });
  } finally {
    endPending();
  }
}
