import { submissions } from '#text/staff/submissions';
import type { Submission } from '../data/rows';
import { fill } from '../format/formats';
import { useChangeSubmission } from './use-submission-actions';

const { detail } = submissions;

/** A submission that looked automatic waits here until a person has looked at it. */
export function SetAsideNotice({ submission }: { submission: Submission }) {
  const action = useChangeSubmission(submission);
  if (!submission.isQuarantined) return null;
  return (
    <div className="staff-notice flex flex-wrap items-center gap-3" data-tone="high">
      <p>{fill(detail.suspicious, { reason: submission.quarantineReason ?? '' })}</p>
      <button
        type="button"
        className="staff-button"
        onClick={() => action.mutate({ isQuarantined: false })}
      >
        {detail.release}
      </button>
    </div>
  );
}
