// The columns of the case list, and the card that stands for a row on a phone.
import { Eye, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { reviewTag } from '#domain/cases/member';
import { cases } from '#text/staff/cases';
import { assignee } from '#text/staff/my-day';
import { shell } from '#text/staff/shell';
import type { ListedMember } from '../data/rows';
import { AreaBadges } from '../format/area-badges';
import { fill } from '../format/formats';
import type { Column } from '../lists/data-table';
import { ValueBadge } from '../shell/badge';
import { ContactLines, ContactLinks } from './contact-links';
import { NextStep } from './next-step';

export function fullName(member: Pick<ListedMember, 'firstName' | 'lastName'>): string {
  return `${member.firstName} ${member.lastName}`;
}

function MemberCell({ member }: { member: ListedMember }) {
  return (
    <span className="two-lines">
      <Link className="font-semibold hover:underline" to={`/admin/member-profile/${member.id}`}>
        {fullName(member)}
      </Link>
      <span className="text-tiny text-quiet">
        {fill(cases.memberId, { id: member.id })}
        {member.tags.includes(reviewTag) ? (
          <strong className="ms-2 text-alarm">{cases.applicant}</strong>
        ) : null}
      </span>
    </span>
  );
}

function CaseActions({ member }: { member: ListedMember }) {
  const name = fullName(member);
  return (
    <span className="flex gap-1">
      <Link
        className="staff-button staff-button-icon"
        to={`/admin/member-profile/${member.id}`}
        aria-label={fill(cases.view, { name })}
        title={cases.viewShort}
      >
        <Eye aria-hidden size={16} />
      </Link>
      <Link
        className="staff-button staff-button-icon"
        to={`/admin/member-profile/${member.id}/edit`}
        data-key="e"
        aria-label={fill(cases.edit, { name })}
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
    width: 'w-[16%]',
    sort: 'name',
    cell: (member) => <MemberCell member={member} />,
  },
  {
    key: 'contact',
    header: headers.contact,
    width: 'w-[22%]',
    cell: (member) => <ContactLines member={member} />,
  },
  {
    key: 'areas',
    header: headers.areas,
    width: 'w-[17%]',
    cell: (member) => <AreaBadges areas={member.programAreas} />,
  },
  {
    key: 'status',
    header: headers.status,
    width: 'w-[6.5rem]',
    cell: (member) => <ValueBadge of="member" value={member.status} />,
  },
  {
    key: 'priority',
    header: headers.priority,
    width: 'w-[6rem]',
    sort: 'priority',
    cell: (member) => <ValueBadge of="priority" value={member.priority} />,
  },
  {
    key: 'next',
    header: headers.next,
    width: 'w-[14%]',
    cell: (member) => <NextStep member={member} />,
  },
  {
    key: 'assigned',
    header: assignee.column,
    width: 'w-[6rem]',
    cell: (member) => member.assignedTo ?? <span className="text-quiet">{shell.none}</span>,
  },
  {
    key: 'actions',
    header: headers.actions,
    width: 'w-[5.5rem]',
    cell: (member) => <CaseActions member={member} />,
  },
];

export function CaseCard({ member }: { member: ListedMember }) {
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <MemberCell member={member} />
        <CaseActions member={member} />
      </div>
      <div className="flex flex-wrap gap-1">
        <ValueBadge of="member" value={member.status} />
        <ValueBadge of="priority" value={member.priority} />
      </div>
      <ContactLinks member={member} />
      <AreaBadges areas={member.programAreas} />
      <NextStep member={member} />
      {member.assignedTo === null ? null : (
        <p className="text-quiet">
          {headers.assigned}: {member.assignedTo ?? shell.nobody}
        </p>
      )}
    </>
  );
}
