import { useAnnouncement } from '../../text';

/** News of the organization above every page, such as closed days. Plain text: links would cost every page a script. */
export function Announcement() {
  const announcement = useAnnouncement();
  if (announcement === undefined) return null;
  return <p className="page-width py-3 font-semibold">{announcement}</p>;
}
