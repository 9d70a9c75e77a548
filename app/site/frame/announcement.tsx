import { useAnnouncement } from '../../text';
import { TextWithPhoneLinks } from '../text-with-phone-links';

/** News of the organization above every page, such as closed days. */
export function Announcement() {
  const announcement = useAnnouncement();
  if (announcement === undefined) return null;
  return (
    <p role="status" className="page-width py-3 font-semibold">
      <TextWithPhoneLinks text={announcement} />
    </p>
  );
}
