// The reason why a message was not sent, in words.
import { outbox } from '#text/staff/outbox';
import { fillText } from '../format/formats';

export function describeSendReason(code: string): string {
  const reasons: Record<string, string> = outbox.reasons;
  return reasons[code] ?? fillText(outbox.reasons.other, { code });
}
