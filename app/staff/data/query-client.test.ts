import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/request';
import { queryClient } from './query-client';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = { status: 503, headers: { 'Retry-After': '2' } };

it.each([
  { what: 'lost', error: new TypeError('lost'), afterMs: 300 },
  {
    what: 'refused by a busy server',
    error: new ApiError('/api/emergencies', new Response('', busy), ''),
    afterMs: 2_000,
  },
])('retries a read that was $what, also in a hidden tab', async ({ what, error, afterMs }) => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const ask = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('read');
  const reading = queryClient.fetchQuery({ queryKey: [what], queryFn: ask });
  await vi.advanceTimersByTimeAsync(afterMs);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await reading).toBe('read');
});
