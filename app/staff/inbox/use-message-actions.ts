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

export function changeMessage(message: Message, changes: Changes): Promise<Message> {
  return change('PATCH', `/api/contacts/${message.id}`, message.version, changes);
}

/** Marking, answering and releasing a message. */
export function useMessageAction(message: Message) {
  const action = useAction((changes: Changes) => changeMessage(message, changes), {
    onDone: (_, { isAnswered, isQuarantined, assignedTo }, before) => {
      const undo =
        isAnswered !== undefined
          ? { isAnswered: !isAnswered, isUndo: true }
          : isQuarantined !== undefined
            ? { isQuarantined: !isQuarantined }
            : assignedTo !== undefined
              ? { assignedTo: message.assignedTo }
              : undefined;
      if (undo === undefined) return;
      showToast({
        title: isAnswered ? inbox.answeredToast : inbox.changedToast,
        description: message.subject,
        durationMs: undoMs,
        action: { label: shell.undo, run: () => action.mutate(backTo(undo, before)) },
      });
    },
    failed: inbox.failed,
  });
  return action;
}
