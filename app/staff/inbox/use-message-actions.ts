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
  /** Answered again as it was, by whom and when: the server knows. */
  isUndo?: boolean;
};

const pathOf = ({ id }: Message) => `/api/contacts/${id}` as const;

function undoOf(
  { assignedTo }: Message,
  { isAnswered, needsReview, ...changes }: Changes,
): Changes | undefined {
  if (isAnswered !== undefined) return { isAnswered: !isAnswered, isUndo: true };
  if (needsReview !== undefined) return { needsReview: !needsReview };
  return changes.assignedTo === undefined ? undefined : { assignedTo };
}

/** Marking, answering, giving away and releasing a message. */
export function useMessageAction(message: Message) {
  return useChangeOf<Message, Changes>(message, {
    pathOf,
    write: (row, changes, version) => change('PATCH', pathOf(row), version, changes),
    say: ({ subject }, changes, row) => {
      const undo = undoOf(row, changes);
      if (undo === undefined) return undefined;
      const title = changes.isAnswered ? inbox.answeredToast : inbox.changedToast;
      return { title, description: subject, undo };
    },
    failed: inbox.failed,
  });
}

/** Nobody pressed anything, so nothing is said of it; the controls of the message wait for it all the same. */
export async function markAsRead(message: Message): Promise<void> {
  const endPending = startPending([pathOf(message)]);
  try {
    await change('PATCH', pathOf(message), message.version, { isRead: true });
  } finally {
    endPending();
  }
}
