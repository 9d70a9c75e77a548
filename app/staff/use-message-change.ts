import { inbox } from '#content/en/staff/inbox';
import { shell } from '#content/en/staff/shell';
import { showToast } from '../toasts';
import { reasonOf, send } from './api';
import type { Message } from './rows';
import { undoMs } from './undo';
import { useChange } from './use-change';

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
