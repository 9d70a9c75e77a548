import { Link } from 'react-router';
import { restricted as text } from '#text/staff/restricted';

/** In a row of a case that is closed to whoever looks, in place of all that would be refused. */
export function OpenWithReason({ memberId }: { memberId: number | null }) {
  return (
    <Link
      className="staff-button no-print"
      to={`/admin/member-profile/${memberId}`}
      data-key="e"
      title={text.refused}
    >
      {text.openWithReason}
    </Link>
  );
}
