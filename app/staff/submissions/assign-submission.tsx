import { submissions } from '#text/staff/submissions';
import type { Submission } from '../data/rows';
import { ColleagueSelect } from '../forms/colleague-select';
import { useChangeSubmission } from './use-submission-actions';

export function AssignSubmission({ submission }: { submission: Submission }) {
  const action = useChangeSubmission(submission);
  return (
    <ColleagueSelect
      label={submissions.detail.assigned}
      needs="inbox.read"
      value={submission.assignedTo}
      onChange={(assignedTo) => action.mutate({ assignedTo })}
    />
  );
}
