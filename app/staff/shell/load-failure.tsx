import { shell } from '#text/staff/shell';
import { ApiError } from '../../api';
import { reasonOf } from '../data/api';

type LoadFailureProps = { of: { refetch: () => unknown; error: unknown } };

/** Says why: a lost connection is not a broken server. */
export function LoadFailure({ of: query }: LoadFailureProps) {
  return (
    <div role="alert" className="load-failure staff-notice my-2 flex flex-wrap items-center gap-3">
      {shell.failures.load} {reasonOf(query.error)}
      <button type="button" className="staff-button" onClick={() => query.refetch()}>
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
