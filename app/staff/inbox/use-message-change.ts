import { inbox } from '#content/en/staff/inbox';
import { shell } from '#content/en/staff/shell';
import { showToast } from '../../ui/toasts';
import { reasonOf, send } from '../data/api';
import type { Message } from '../data/rows';
import { undoMs } from '../data/undo';
import { useChange } from '../data/use-change';

type Changes = { isRead?: boolean; isAnswered?: boolean; isQuarantined?: boolean };

/** Reading, answering and releasing a message. */
export function useMessageChange(message: Message) {
  const change = useChange(
    (changes: Changes) => send<Message>('PATCH', `/api/contacts/${message.id}`, changes),
    {
      onDone: (_, { isAnswered }) => {
        if (!isAnswered) return;
        showToast({
          title: inbox.answeredToast,
          description: message.subject,
          durationMs: undoMs,
          action: { label: shell.undo, run: () => change.mutate({ isAnswered: false }) },
        });
      },
      onFailed: (error) =>
        showToast({
          title: shell.failures.title,
          description: `${inbox.failed} ${reasonOf(error, shell.failures)}`,
          variant: 'destructive',
        }),
    },
  );
  return change;
}
