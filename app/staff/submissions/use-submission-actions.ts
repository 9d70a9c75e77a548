// Changes the status, answers, reassigns, and clears the review mark of a submission, each with Undo.

import type { SubmissionStatus } from '#domain/cases/submission-status';
import { submissions } from '#text/staff/submissions';
import { toasts } from '#text/toasts';
import type { ToastContent } from '../../ui/toasts';
import { change } from '../data/api';
import { useIsRowPending } from '../data/pending-rows';
import type { ListedSubmission, Submission } from '../data/rows';
import { useRowChange } from '../data/use-row-change';

const { statusUpdated, statusUpdateFailed } = toasts.messages;
const { detail: text } = submissions;

type Changes = {
  assignedTo?: string | null;
  needsReview?: boolean;
  isAnswered?: boolean;
  status?: SubmissionStatus;
};

const pathOf = ({ id }: Pick<ListedSubmission, 'id'>) =>
  `/api/get-involved-submissions/${id}` as const;

export const useIsSubmissionPending = (submission: Pick<ListedSubmission, 'id'>) =>
  useIsRowPending(pathOf(submission));

function saidOf({ name }: ListedSubmission, { isAnswered }: Changes): ToastContent {
  if (isAnswered === undefined) return statusUpdated;
  return { title: isAnswered ? text.answeredToast : text.notAnsweredToast, description: name };
}

export function useChangeSubmission() {
  return useRowChange<ListedSubmission, Changes, Submission>({
    pathOf,
    write: (row, changes, version) => change('PUT', pathOf(row), version, changes),
    undo: true,
    say: (_, changes, row) => saidOf(row, changes),
    failed: statusUpdateFailed.description,
  });
}
