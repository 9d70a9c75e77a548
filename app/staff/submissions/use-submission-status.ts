// Moving a submission along, with ten seconds to take it back.
import { shell } from '#content/en/staff/shell';
import { toasts } from '#content/en/toasts';
import type { SubmissionStatus } from '#domain/cases/submission-status';
import { ApiError } from '../../api';
import { showToast } from '../../ui/toasts';
import { send } from '../data/api';
import { useSession } from '../data/queries';
import type { Submission } from '../data/rows';
import { undoMs } from '../data/undo';
import { useChange } from '../data/use-change';

type Move = { submission: Submission; status: SubmissionStatus; isUndo?: boolean };

export function useSubmissionStatus(onDone?: (after: Submission) => void) {
  const session = useSession();
  const change = useChange(
    ({ submission, status }: Move) =>
      send<Submission>('PUT', `/api/get-involved-submissions/${submission.id}`, {
        status,
        assignedTo: session?.username,
      }),
    {
      onDone: (after, { submission, isUndo }) => {
        showToast(
          isUndo
            ? { ...toasts.messages.statusUpdated, title: shell.undone }
            : {
                ...toasts.messages.statusUpdated,
                durationMs: undoMs,
                action: {
                  label: shell.undo,
                  run: () =>
                    change.mutate({
                      submission: after,
                      status: submission.status as SubmissionStatus,
                      isUndo: true,
                    }),
                },
              },
        );
        onDone?.(after);
      },
      onFailed: (error) => {
        const { statusUpdateFailed } = toasts.messages;
        const reason = error instanceof ApiError && error.code === 'conflict' ? error.said : '';
        showToast({
          ...statusUpdateFailed,
          description: `${statusUpdateFailed.description} ${reason}`.trim(),
        });
      },
    },
  );
  return change;
}
