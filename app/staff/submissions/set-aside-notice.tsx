import { submissions } from '#content/en/staff/submissions';
import { send } from '../data/api';
import type { Submission } from '../data/rows';
import { useChange } from '../data/use-change';
import { fill } from '../format/formats';

const { detail } = submissions;

/** A submission that looked automatic waits here until a person has looked at it. */
export function SetAsideNotice({ submission }: { submission: Submission }) {
  const release = useChange(() =>
    send('PUT', `/api/get-involved-submissions/${submission.id}`, { isQuarantined: false }),
  );
  if (!submission.isQuarantined) return null;
  return (
    <div className="staff-notice flex flex-wrap items-center gap-3" data-tone="high">
      <p>{fill(detail.suspicious, { reason: submission.quarantineReason ?? '' })}</p>
      <button type="button" className="staff-button" onClick={() => release.mutate()}>
        {detail.release}
      </button>
    </div>
  );
}
