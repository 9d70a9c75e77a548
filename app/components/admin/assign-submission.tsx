import { submissions } from '#content/en/staff/submissions';
import { send } from '../../staff/api';
import type { Submission } from '../../staff/rows';
import { useChange } from '../../staff/use-change';
import { ColleagueSelect } from './colleague-select';

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
