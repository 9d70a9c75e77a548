// The columns of the case list, and its cards for phones.
import { Eye, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { reviewTag } from '#domain/cases/member';
import { cases } from '#text/staff/cases';
import { assignee } from '#text/staff/my-day';
import { shell } from '#text/staff/shell';
import type { ListedMember } from '../data/rows';
import { AreaBadges } from '../format/area-badges';
import { EmailText } from '../format/email-text';
import { fillText } from '../format/formats';
import type { Column } from '../lists/data-table';
import { ValueBadge } from '../shell/badge';
import { CallLink, ContactLines } from './contact-links';
import { NextStep } from './next-step';

export function formatFullName(member: Pick<ListedMember, 'firstName' | 'lastName'>): string {
  return `${member.firstName} ${member.lastName}`;
}

function NameLink({ member }: { member: ListedMember }) {
  return (
    <Link className="font-semibold hover:underline" to={`/admin/member-profile/${member.id}`}>
      {formatFullName(member)}
    </Link>
  );
}

function IdAndMark({ member }: { member: ListedMember }) {
  return (
    <span className="text-tiny text-quiet">
      {fillText(cases.memberId, { id: member.id })}
      {member.tags.includes(reviewTag) ? (
        <strong className="ms-2 text-alarm" title={cases.applicantsHint}>
          {cases.applicant}
        </strong>
      ) : null}
    </span>
  );
}

function CaseActions({ member }: { member: ListedMember }) {
  const name = formatFullName(member);
  return (
    <span className="flex gap-1">
      <Link
        className="staff-button staff-button-icon"
        to={`/admin/member-profile/${member.id}`}
        aria-label={fillText(cases.view, { name })}
        title={cases.viewShort}
      >
        <Eye aria-hidden size={16} />
      </Link>
      <Link
        className="staff-button staff-button-icon"
        to={`/admin/member-profile/${member.id}/edit`}
        data-key="e"
        aria-label={fillText(cases.edit, { name })}
        title={cases.editShort}
      >
        <Pencil aria-hidden size={16} />
      </Link>
    </span>
  );
}

const { columns: headers } = cases;

export const caseColumns: readonly Column<ListedMember>[] = [
  {
    key: 'member',
    header: headers.member,
    width: 'w-[17%] xl:w-[15%]',
    sort: 'name',
    cell: (member) => (
      <span className="two-lines">
        <NameLink member={member} />
        <IdAndMark member={member} />
      </span>
    ),
  },
  {
    key: 'contact',
    header: headers.contact,
    width: 'w-[20%]',
    cell: (member) => <ContactLines member={member} />,
  },
  {
    key: 'areas',
    header: headers.areas,
    width: '',
    cell: (member) => <AreaBadges areas={member.programAreas} />,
  },
  {
    key: 'status',
    header: headers.status,
    width: 'w-[5.75rem]',
    cell: (member) => (
      <span className="grid justify-items-start gap-0.5">
        <ValueBadge of="member" value={member.status} />
        <span className="xl:hidden">
          <ValueBadge of="priority" value={member.priority} />
        </span>
      </span>
    ),
  },
  {
    key: 'priority',
    header: headers.priority,
    width: 'w-[5.25rem]',
    sort: 'priority',
    isExtra: true,
    cell: (member) => <ValueBadge of="priority" value={member.priority} />,
  },
  {
    key: 'next',
    header: headers.next,
    width: 'w-[8.25rem]',
    cell: (member) => <NextStep member={member} />,
  },
  {
    key: 'assigned',
    header: assignee.column,
    width: 'w-[5rem]',
    isExtra: true,
    cell: (member) => member.assignedTo ?? <span className="text-quiet">{shell.none}</span>,
  },
  {
    key: 'actions',
    header: headers.actions,
    width: 'w-[5.25rem]',
    cell: (member) => <CaseActions member={member} />,
  },
];

/** Usual values are left out, so that 50 rows stay short: active, normal priority, nobody assigned. */
export function CaseRow({ member }: { member: ListedMember }) {
  return (
    <>
      <NameLink member={member} />
      <NextStep member={member} />
      <span className="list-row-line">
        <CallLink member={member} />
        <IdAndMark member={member} />
        {member.email === null ? null : (
          <span className="text-quiet max-sm:hidden">
            <EmailText email={member.email} />
          </span>
        )}
        {member.status === 'active' ? null : <ValueBadge of="member" value={member.status} />}
        {member.priority === 'normal' ? null : <ValueBadge of="priority" value={member.priority} />}
        {member.assignedTo === null ? null : (
          <span className="text-tiny text-quiet">
            {headers.assigned}: {member.assignedTo}
          </span>
        )}
        <Link
          className="staff-button staff-button-icon ms-auto max-sm:hidden"
          to={`/admin/member-profile/${member.id}/edit`}
          data-key="e"
          aria-label={fillText(cases.edit, { name: formatFullName(member) })}
          title={cases.editShort}
        >
          <Pencil aria-hidden size={16} />
        </Link>
      </span>
    </>
  );
}
