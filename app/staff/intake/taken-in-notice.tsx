// After an intake, a notice above the case list with a link to the new case.
import { Link, useLocation } from 'react-router';
import { intake } from '#text/staff/intake';
import { formatFullName } from '../cases/case-columns';
import { usePermissions } from '../data/permissions';
import { usePage } from '../data/queries';
import { fillText, formatMoment } from '../format/formats';

const { takenIn: text } = intake;

export function TakenInNotice() {
  const { takenIn: id } = (useLocation().state ?? {}) as { takenIn?: number };
  const may = usePermissions();
  const { data } = usePage(`/api/members?ids=${id ?? 0}&limit=1`, { isWanted: id !== undefined });
  const [member] = id === undefined ? [] : (data?.rows ?? []);
  if (member === undefined) return null;
  const name = formatFullName(member);
  return (
    <p className="staff-notice mb-3 flex flex-wrap items-center gap-2" data-tone="normal">
      <span className="grow">
        {member.assignedTo === null
          ? fillText(text.unassigned, { name })
          : fillText(text.assigned, { name, username: member.assignedTo })}{' '}
        {member.dueAt === null ? null : fillText(text.due, { moment: formatMoment(member.dueAt) })}
      </span>
      {may('cases.read') ? (
        <Link
          className="staff-button staff-button-primary"
          to={`/admin/member-profile/${member.id}`}
        >
          {text.open}
        </Link>
      ) : null}
    </p>
  );
}
