import { inbox } from '#text/staff/inbox';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import type { Message } from '../data/rows';
import { backTo, undoMs } from '../data/undo';
import { useAction } from '../data/use-action';

type Changes = {
  isRead?: boolean;
  isAnswered?: boolean;
  isQuarantined?: boolean;
  assignedTo?: string | null;
  /** Answered again as it was, by whom and when: the server knows. */
  isUndo?: boolean;
};

type Asked = { message: Message; changes: Changes };

export function changeMessage(message: Message, changes: Changes): Promise<Message> {
  return change('PATCH', `/api/contacts/${message.id}`, message.version, changes);
}

/** Marking, answering and releasing a message. */
export function useMessageAction(message: Message) {
  const action = useAction((asked: Asked) => changeMessage(asked.message, asked.changes), {
    onDone: (after, { message: shown, changes }, before) => {
      const { isAnswered, isQuarantined, assignedTo } = changes;
      const undo =
        isAnswered !== undefined
          ? { isAnswered: !isAnswered, isUndo: true }
          : isQuarantined !== undefined
            ? { isQuarantined: !isQuarantined }
            : assignedTo !== undefined
              ? { assignedTo: shown.assignedTo }
              : undefined;
      if (undo === undefined) return;
      showToast({
        title: isAnswered ? inbox.answeredToast : inbox.changedToast,
        description: after.subject,
        durationMs: undoMs,
        action: {
          label: shell.undo,
          run: () => action.mutate({ message: after, changes: backTo(undo, before) }),
        },
      });
    },
    failed: inbox.failed,
  });
  return { mutate: (changes: Changes) => action.mutate({ message, changes }) };
}
