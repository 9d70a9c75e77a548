import { live } from '#text/staff/live';
import { useJson } from '../data/queries';
import type { OutboxState } from '../data/rows';
import { fill } from '../format/formats';

/** One line while mail does not go out as it should. */
export function MailTrouble() {
  const state = useJson<OutboxState>('/api/outbox/state').data;
  if (state === undefined || (state.hasMail && state.trouble === null)) return null;
  return (
    <p className="no-print mb-3 text-tiny text-quiet">
      {state.hasMail ? fill(live.trouble, { code: state.trouble ?? '' }) : live.noMail}
    </p>
  );
}
