// What the staff area knows is never stale by time alone and never asked for again by itself; every
// write marks all of it as old, so that no screen shows what another one has changed.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      // A read that no response came to is asked for once more: one lost packet is no outage.
      retry: (failures, error) => failures === 0 && !(error instanceof ApiError),
      retryDelay: 300,
      // Where there is no network there is an error that says so, not a wait without end.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
