import { shell } from '#content/en/staff/shell';

export function LoadFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div role="alert" className="staff-notice my-2 flex flex-wrap items-center gap-3">
      {shell.failures.load}
      <button type="button" className="staff-button" onClick={() => onRetry()}>
        {shell.failures.retry}
      </button>
    </div>
  );
}
