import { updateTexts as text } from '#text/staff/updates';
import { useJson } from '../data/queries';

export const useAudiences = () => useJson('/api/updates/audiences').data;

/** Shown before anybody writes an update that could not be sent. */
export function NoMailNotice() {
  const audiences = useAudiences();
  if (audiences?.hasMail !== false) return null;
  return (
    <p className="staff-notice mb-3" data-tone="high" role="status">
      {text.noMail}
    </p>
  );
}
