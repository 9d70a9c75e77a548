// Cached reads never become stale by time alone and are never refetched on a timer; every
// write marks all of them as stale, so that no screen shows values that another one has changed.
import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/request';

/** The delay before a retry: short after a lost packet, or as long as a busy server asks. */
function askAgainMs(error: Error): number {
  if (!(error instanceof ApiError)) return 300;
  return error.status === 503 ? error.retryAfterSeconds * 1_000 : 0;
}

// Treat hidden tabs as focused: retries would otherwise wait, and a hidden tab may sound the emergency alarm.
focusManager.setFocused(true);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: (failures, error) => failures === 0 && askAgainMs(error) > 0,
      retryDelay: (_, error) => askAgainMs(error),
      // Without a network, fail with an error instead of waiting without end.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
