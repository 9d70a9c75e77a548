import { shell } from '#text/staff/shell';
import { ApiError } from '../../api';
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

/** What the server says it does not have. Whatever it could not be asked about may well be there. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The title of a dialog as long as there is nothing to show in it. */
export function titleWithout(error: unknown, notFound: string): string {
  if (error === null) return shell.loading;
  return isNotFound(error) ? notFound : shell.failures.title;
}
