import { submissions } from '#content/en/staff/submissions';
import { send } from '../data/api';
import type { Submission } from '../data/rows';
import { useChange } from '../data/use-change';
import { ColleagueSelect } from '../forms/colleague-select';

export function AssignSubmission({ submission }: { submission: Submission }) {
  const assign = useChange((assignedTo: string | null) =>
    send('PUT', `/api/get-involved-submissions/${submission.id}`, { assignedTo }),
  );
  return (
    <ColleagueSelect
      label={submissions.detail.assigned}
      value={submission.assignedTo}
      onChange={(name) => assign.mutate(name)}
    />
  );
}
