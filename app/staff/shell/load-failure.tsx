import { shell } from '#text/staff/shell';
import { reasonOf } from '../data/api';

type LoadFailureProps = { onRetry: () => unknown; error?: unknown };

/** Says why, where that is known: a lost connection is not a broken server. */
export function LoadFailure({ onRetry, error }: LoadFailureProps) {
  return (
    <div role="alert" className="staff-notice my-2 flex flex-wrap items-center gap-3">
      {shell.failures.load} {error === undefined ? null : reasonOf(error)}
      <button type="button" className="staff-button" onClick={() => onRetry()}>
        {shell.failures.retry}
      </button>
    </div>
  );
}
