import { live } from '#text/staff/live';
import { useJson } from '../data/queries';
import { fillText } from '../format/formats';

const useOutboxState = () => useJson('/api/outbox/state').data;

/** One line while mail is failing. */
export function MailProblemNotice() {
  const state = useOutboxState();
  if (!state?.hasMail || state.trouble === null) return null;
  return (
    <p className="no-print mb-3 text-tiny text-quiet">
      {fillText(live.trouble, { code: state.trouble })}
    </p>
  );
}

/** Mail not configured: shown at the bottom, where it moves nothing. */
export function NoMail() {
  const state = useOutboxState();
  if (state === undefined || state.hasMail) return null;
  return <p className="no-print mt-6 text-tiny text-quiet">{live.noMail}</p>;
}
