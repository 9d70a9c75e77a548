import { Link, useLocation } from 'react-router';
import { checklist as text } from '#text/staff/checklist';
import { useJson } from '../data/queries';
import { formatCount } from '../format/activity';

const checklistPath = '/admin/checklist';

/** At the end of every owner's screen, where it moves nothing. */
export function ChecklistNotice() {
  const { pathname } = useLocation();
  const { data = [] } = useJson('/api/checklist');
  const left = data.filter(({ isDone, isDismissed }) => !isDone && !isDismissed).length;
  if (left === 0 || pathname === checklistPath) return null;
  return (
    <p className="no-print mt-6 text-tiny text-quiet">
      {formatCount(text.left, left)}{' '}
      <Link className="staff-link" to={checklistPath}>
        {text.open}
      </Link>
    </p>
  );
}
