import { submissions } from '#text/staff/submissions';
import type { Submission } from '../data/rows';
import { ColleagueSelect } from '../forms/colleague-select';
import { useChangeSubmission, useIsSubmissionPending } from './use-submission-actions';

export function AssignSubmission({ submission }: { submission: Submission }) {
  const change = useChangeSubmission();
  const isPending = useIsSubmissionPending(submission);
  return (
    <ColleagueSelect
      label={submissions.detail.assigned}
      needs="inbox.read"
      value={submission.assignedTo}
      isWaiting={isPending}
      onChange={(assignedTo) => change(submission, { assignedTo })}
    />
  );
}
