// Shown on every screen: the user's own replies that were not sent, until the person is reached.
import { Link } from 'react-router';
import { replies as text } from '#text/staff/replies';
import { useJson } from '../data/queries';
import { fillText, formatMoment } from '../format/formats';

const screens = { contact: '/admin/inbox', submission: '/admin/submissions' };

export function UnsentReplies() {
  const { data = [] } = useJson('/api/unsent-replies');
  const [newest] = data;
  if (newest === undefined) return null;
  const [one, many] = text.unsent;
  return (
    <div className="staff-notice no-print mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="grow" role="status">
        {data.length === 1
          ? fillText(one, { moment: formatMoment(newest.at) })
          : fillText(many, { count: data.length })}
      </p>
      <Link className="staff-button" to={`${screens[newest.subject]}?open=${newest.id}`}>
        {data.length === 1 ? text.open : text.openNewest}
      </Link>
    </div>
  );
}
