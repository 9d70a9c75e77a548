// From the server's response to what the page says. Fetched together with the sending, not with the page.
import type { SendFailure, Stored } from './public-form';

/** Whether the emergency lines come first on the confirmation. */
export function needsHelpNow({ isOverLimit, isDanger }: Stored): boolean {
  return isOverLimit === true || isDanger === true;
}

type Refusal = { status: number; code: string | undefined; retryAfterSeconds: number };

/** The reason that the page gives for a refusal of the server. */
export function failureOf({ status, code, retryAfterSeconds }: Refusal): SendFailure {
  if (status === 429) return { why: 'tooMany', retryAfterSeconds };
  if (status === 413) return { why: 'tooLarge' };
  if (code === 'over-quota') return { why: 'overQuota' };
  if (code === 'busy' || code === 'unavailable') return { why: code };
  return { why: 'server' };
}
