// The reason why a message was not sent, in words.
import { outbox } from '#text/staff/outbox';
import { fill } from '../format/formats';

export function sendReason(code: string): string {
  const reasons: Record<string, string> = outbox.reasons;
  return reasons[code] ?? fill(outbox.reasons.other, { code });
}
