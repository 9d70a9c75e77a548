// Turns the server's response into what the page shows; loaded with the sending code, not with the page.
import type { SendFailure, StoredForm } from './public-form';

/** True when the confirmation must show the emergency lines first. */
export function needsHelpNow({ isOverLimit, isDanger }: StoredForm): boolean {
  return isOverLimit === true || isDanger === true;
}

type Refusal = { status: number; code: string | undefined; retryAfterSeconds: number };

/** The reason shown for an error response. */
export function classifySendFailure({ status, code, retryAfterSeconds }: Refusal): SendFailure {
  if (status === 429) return { why: 'tooMany', retryAfterSeconds };
  if (status === 413) return { why: 'tooLarge' };
  if (code === 'over-quota') return { why: 'overQuota' };
  if (code === 'busy' || code === 'unavailable') return { why: code };
  return { why: 'server' };
}
