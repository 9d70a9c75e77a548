import { live } from '#text/staff/live';
import { useJson } from '../data/queries';
import { fill } from '../format/formats';

const useOutboxState = () => useJson('/api/outbox/state').data;

/** One line while mail does not go out as it should. */
export function MailTrouble() {
  const state = useOutboxState();
  if (!state?.hasMail || state.trouble === null) return null;
  return (
    <p className="no-print mb-3 text-tiny text-quiet">
      {fill(live.trouble, { code: state.trouble })}
    </p>
  );
}

/** So it is from the first day on: it stands where it moves nothing when it comes. */
export function NoMail() {
  const state = useOutboxState();
  if (state === undefined || state.hasMail) return null;
  return <p className="no-print mt-6 text-tiny text-quiet">{live.noMail}</p>;
}
