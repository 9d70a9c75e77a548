// Moving a submission along, with ten seconds to take it back; giving it to somebody; releasing it.
import { shell } from '#content/en/staff/shell';
import { toasts } from '#content/en/toasts';
import type { SubmissionStatus } from '#domain/cases/submission-status';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import { useSession } from '../data/queries';
import type { ListedSubmission, Submission } from '../data/rows';
import { undoMs } from '../data/undo';
import { useAction } from '../data/use-action';

const { statusUpdated, statusUpdateFailed } = toasts.messages;

type Changes = { assignedTo?: string | null; isQuarantined?: boolean; status?: SubmissionStatus };
type Move = { submission: ListedSubmission; status: SubmissionStatus; isUndo?: boolean };

function changeSubmission(
  { id, version }: ListedSubmission,
  changes: Changes,
): Promise<Submission> {
  return change('PUT', `/api/get-involved-submissions/${id}`, version, changes);
}

export function useMoveSubmission() {
  const session = useSession();
  const action = useAction(
    ({ submission, status }: Move) =>
      changeSubmission(submission, {
        status,
        ...(session === undefined ? {} : { assignedTo: session.username }),
      }),
    {
      onDone: (after, { submission, isUndo }) =>
        showToast(
          isUndo
            ? { ...statusUpdated, title: shell.undone }
            : {
                ...statusUpdated,
                durationMs: undoMs,
                action: {
                  label: shell.undo,
                  run: () =>
                    action.mutate({
                      submission: after,
                      status: submission.status,
                      isUndo: true,
                    }),
                },
              },
        ),
      failed: statusUpdateFailed.description,
    },
  );
  return action;
}

export function useChangeSubmission(submission: Submission) {
  return useAction((changes: Changes) => changeSubmission(submission, changes), {
    failed: statusUpdateFailed.description,
  });
}
