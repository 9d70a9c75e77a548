import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { myDay as text } from '#text/staff/my-day';
import { formatFullName } from '../cases/case-columns';
import { ShortCaution } from '../cases/contact-links';
import type { MyDay } from '../data/rows';
import { fillText, formatDay } from '../format/formats';
import { ValueBadge } from '../shell/badge';

type CaseWithoutStep = MyDay['withoutStep']['rows'][number];

/** An open case without a next step, with a link to plan one. */
export function StepRow({ member }: { member: CaseWithoutStep }) {
  const name = formatFullName(member);
  const address = `/admin/member-profile/${member.id}`;
  const label = fillText(text.planOf, { name });
  return (
    <li className="flex items-center gap-2 border-b border-line px-3 py-1 last:border-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link className="font-semibold hover:underline" to={address} data-row-link>
            {name}
          </Link>
          {member.priority === 'normal' ? null : (
            <ValueBadge of="priority" value={member.priority} />
          )}
        </p>
        <p className="text-tiny text-quiet">
          {fillText(text.touched, { moment: formatDay(member.updatedAt) })}
        </p>
        <ShortCaution reach={member} />
      </div>
      <Link
        className="staff-button staff-button-icon"
        to={`${address}?tab=reminders`}
        aria-label={label}
        title={label}
      >
        <CalendarPlus aria-hidden size={16} />
      </Link>
    </li>
  );
}
