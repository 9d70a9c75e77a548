// Moving a submission along, answering it, giving it to somebody and releasing it, each with ten seconds
// to take it back.

import type { SubmissionStatus } from '#domain/cases/submission-status';
import { shell } from '#text/staff/shell';
import { submissions } from '#text/staff/submissions';
import { toasts } from '#text/toasts';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import type { ListedSubmission, Submission } from '../data/rows';
import { backTo, undoMs } from '../data/undo';
import { useAction } from '../data/use-action';

const { statusUpdated, statusUpdateFailed } = toasts.messages;
const { detail: text } = submissions;

type Changes = {
  assignedTo?: string | null;
  isQuarantined?: boolean;
  isAnswered?: boolean;
  status?: SubmissionStatus;
  /** What the step changed besides goes back too: whose it is, when it was answered. The server knows. */
  isUndo?: boolean;
};
type Move = { submission: ListedSubmission; status: SubmissionStatus; isUndo?: boolean };

function changeSubmission(
  { id, version }: ListedSubmission,
  changes: Changes,
): Promise<Submission> {
  return change('PUT', `/api/get-involved-submissions/${id}`, version, changes);
}

export function useMoveSubmission() {
  const action = useAction(
    ({ submission, ...changes }: Move) => changeSubmission(submission, changes),
    {
      onDone: (after, { submission: { status }, isUndo }, before) =>
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
                      ...backTo({ status }, before),
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

type Answered = { submission: ListedSubmission; isAnswered: boolean; isUndo?: boolean };

/** Somebody has replied to this person: the response is no longer due. */
export function useAnswerSubmission() {
  const action = useAction(
    ({ submission, ...changes }: Answered) => changeSubmission(submission, changes),
    {
      onDone: (after, { isAnswered }) =>
        showToast({
          title: isAnswered ? text.answeredToast : text.notAnsweredToast,
          description: after.name,
          durationMs: undoMs,
          action: {
            label: shell.undo,
            run: () => action.mutate({ submission: after, isAnswered: !isAnswered, isUndo: true }),
          },
        }),
      failed: statusUpdateFailed.description,
    },
  );
  return action;
}

type Changed = { submission: Submission; changes: Pick<Changes, 'assignedTo' | 'isQuarantined'> };

/** Giving it to somebody, and releasing it. */
export function useChangeSubmission(submission: Submission) {
  const action = useAction((asked: Changed) => changeSubmission(asked.submission, asked.changes), {
    onDone: (after, { submission: { assignedTo, isQuarantined }, changes }, before) =>
      showToast({
        ...statusUpdated,
        durationMs: undoMs,
        action: {
          label: shell.undo,
          run: () =>
            action.mutate({
              submission: after,
              changes: backTo(
                changes.assignedTo === undefined ? { isQuarantined } : { assignedTo },
                before,
              ),
            }),
        },
      }),
    failed: statusUpdateFailed.description,
  });
  return { mutate: (changes: Changed['changes']) => action.mutate({ submission, changes }) };
}
