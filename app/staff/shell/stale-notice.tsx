// A notice on every screen while shown data cannot be refreshed and may be old.
import { notifyManager, type Query } from '@tanstack/react-query';
import { shell } from '#text/staff/shell';
import { createStore, useStore } from '../../ui/store';
import { describeFailure } from '../data/api';
import { queryClient } from '../data/query-client';
import { isRefused } from './load-failure';

const old = {
  type: 'active' as const,
  predicate: ({ state }: Query) =>
    state.status === 'error' && state.data !== undefined && !isRefused(state.error),
};

/** The error of a visible read that could not be refreshed. */
const failure = createStore<Error | null>(null, (set) => {
  const cache = queryClient.getQueryCache();
  const look = () => set(cache.findAll(old)[0]?.state.error ?? null);
  look();
  return cache.subscribe(notifyManager.batchCalls(look));
});

export function StaleNotice() {
  const error = useStore(failure);
  return (
    <div aria-live="polite" className="old-notice no-print">
      {error === null ? null : (
        <p className="staff-notice mt-3" data-tone="high">
          {shell.failures.old} {describeFailure(error)}{' '}
          <button
            type="button"
            className="staff-button"
            onClick={() => queryClient.refetchQueries(old)}
          >
            {shell.failures.retry}
          </button>
        </p>
      )}
    </div>
  );
}
