// The list of people for roles that may not open cases: only names and contact details.

import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { memberStatuses } from '#text/staff/case-labels';
import { cases } from '#text/staff/cases';
import type { ListedMember } from '../data/rows';
import { formatPhone } from '../format/formats';
import { TakenInNotice } from '../intake/taken-in-notice';
import type { Column } from '../lists/data-table';
import { ListFilter } from '../lists/filter-select';
import { ListTable } from '../lists/list-table';
import { ListToolbar } from '../lists/list-toolbar';
import { SearchBox } from '../lists/search-box';
import { useList } from '../lists/use-list';
import { ValueBadge } from '../shell/badge';
import { ScreenHeader } from '../shell/screen-header';
import { formatFullName } from './case-columns';
import { RestrictedNotShown } from './restricted-not-shown';

const { columns: headers, people: text } = cases;

function Contact({ member: { email, phone } }: { member: ListedMember }) {
  if (email === null && phone === null) return <span className="text-quiet">{text.ask}</span>;
  return [formatPhone(phone ?? ''), email].filter(Boolean).join(' · ');
}

const columns: readonly Column<ListedMember>[] = [
  { key: 'member', header: headers.member, width: 'w-[35%]', sort: 'name', cell: formatFullName },
  {
    key: 'contact',
    header: headers.contact,
    width: 'w-[45%]',
    cell: (member) => <Contact member={member} />,
  },
  {
    key: 'status',
    header: headers.status,
    width: 'w-[20%]',
    cell: (member) => <ValueBadge of="member" value={member.status} />,
  },
];

export function PeopleScreen() {
  const list = useList({ path: '/api/members', filters: ['status'], sort: 'name' });
  return (
    <>
      <ScreenHeader title={text.title}>
        <Link className="staff-button staff-button-primary" to="/admin/member-intake">
          <UserPlus aria-hidden size={16} />
          {cases.intake}
        </Link>
      </ScreenHeader>
      <p className="mb-3 text-quiet">{text.intro}</p>
      <TakenInNotice />
      <ListToolbar list={list}>
        <SearchBox label={cases.search} placeholder={cases.searchPlaceholder} list={list} />
        <ListFilter
          label={cases.status}
          all={cases.allStatuses}
          options={memberStatuses}
          list={list}
          name="status"
        />
      </ListToolbar>
      <ListTable
        list={list}
        caption={text.title}
        columns={columns}
        nameOf={formatFullName}
        card={(member) => (
          <>
            <span className="font-semibold">{formatFullName(member)}</span>
            <Contact member={member} />
            <ValueBadge of="member" value={member.status} />
          </>
        )}
        empty={cases.empty}
      />
      <RestrictedNotShown />
    </>
  );
}
