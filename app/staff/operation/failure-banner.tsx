// Tells owners that the database or the outbox keeps failing, as /api/ready reports it.
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { FailureReason } from '#domain/failures';
import { isValueOf } from '#domain/vocabulary';
import { failures as text } from '#text/staff/failures';
import { ApiError, request } from '../../api/request';
import { waitForIdlePointer } from '../data/idle-pointer';

const path = '/api/ready';
const pollMs = 30_000;

/** No event reports a failed database, so this polls. */
function useFailureReason(): FailureReason | undefined {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => readReason(signal),
    refetchInterval: pollMs,
    retry: false,
  }).data?.reason;
}

async function readReason(signal: AbortSignal): Promise<{ reason?: FailureReason }> {
  try {
    const response = await request(path, { signal });
    // Read the body, or the browser keeps the connection open.
    await response.text();
  } catch (error) {
    const reason = error instanceof ApiError ? error.body.reason : undefined;
    // Ignore an update of the server and a lost network.
    if (!isValueOf(text.reasons, reason)) return {};
    // Wait for the pointer, because the banner moves the screen.
    await waitForIdlePointer();
    return { reason };
  }
  return {};
}

export function FailureBanner() {
  const reason = useFailureReason();
  return (
    // Present before the first failure, or a screen reader would not announce it.
    <div className="no-print" aria-live="assertive">
      {reason === undefined ? null : (
        <section aria-label={text.title} className="staff-notice mb-4 flex items-start gap-3 py-2">
          <TriangleAlert aria-hidden size={18} className="mt-1 flex-none" />
          <p>
            <strong>{text.title}.</strong> {text.reasons[reason]} {text.help}
          </p>
        </section>
      )}
    </div>
  );
}
