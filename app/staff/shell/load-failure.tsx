import { useState } from 'react';
import { shell } from '#text/staff/shell';
import { ApiError } from '../../api/request';
import { describeFailure } from '../data/api';

type Failed = { refetch: () => unknown; error: unknown; isFetching?: boolean };
type LoadFailureProps = {
  of: Failed;
  /** Names the part of the screen that failed, if the screen has several. */
  text?: string;
};

/** States the reason: a lost connection is not a broken server. */
export function LoadFailure({ of: query, text }: LoadFailureProps) {
  const { isFetching = false } = query;
  return (
    <div
      role="alert"
      className={`staff-notice my-2 flex flex-wrap items-center gap-3 ${text === undefined ? 'load-failure' : ''}`}
    >
      {/* Changed text, so that a screen reader announces a repeated failure. */}
      {text ?? shell.failures.load} {isFetching ? shell.loading : describeFailure(query.error)}
      <button
        type="button"
        className="staff-button no-print"
        aria-disabled={isFetching}
        onClick={() => isFetching || query.refetch()}
      >
        {shell.failures.retry}
      </button>
    </div>
  );
}

type Read = Failed & { isError: boolean; data: unknown };

/** True if the data was never read. Data that cannot be refreshed stays, marked as old. */
export const hasNeverLoaded = ({ isError, data }: Pick<Read, 'isError' | 'data'>) =>
  isError && data === undefined;

/** True for a refusal, which the screen explains itself. */
export const isRefused = (error: unknown) =>
  error instanceof ApiError && [401, 403, 404].includes(error.status);

/** True if a list must disappear: it was never read, or the account lost its permission. */
export const mustHide = (query: Read) =>
  hasNeverLoaded(query) || (query.isError && isRefused(query.error));

type UnreadProps = {
  of: Read & { isFetching: boolean; errorUpdateCount: number };
  text: string;
};

/**
 * Replaces a part that was never read, because an empty space would look like "none". It stays during retries, so
 * that nothing moves. Hidden from people without permission.
 */
export function UnloadedNotice({ of: query, text }: UnreadProps) {
  const { data, errorUpdateCount, refetch, isFetching } = query;
  const [last, setLast] = useState(query.error);
  // Keep the last error while the query retries.
  const error = query.error ?? (errorUpdateCount > 0 ? last : null);
  if (error !== last) setLast(error);
  if (data !== undefined || error === null || isRefused(error)) return null;
  return <LoadFailure of={{ refetch, isFetching, error }} text={text} />;
}

/** True only for a 404 response; a failed request does not mean that the row is gone. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The title of a dialog that has nothing to show yet. */
export function getPlaceholderTitle(error: unknown, notFound: string): string {
  if (error === null) return shell.loading;
  return isNotFound(error) ? notFound : shell.failures.title;
}
