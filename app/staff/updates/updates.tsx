import { Plus, Users } from 'lucide-react';
import { Link } from 'react-router';
import { updateTexts as text, updateStateLabels } from '#text/staff/updates';
import { ListFilter } from '../lists/filter-select';
import { ListTable } from '../lists/list-table';
import { ListToolbar } from '../lists/list-toolbar';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { NoMailNotice } from './no-mail-notice';
import { UpdateCard, updateColumns } from './update-columns';
import { getUpdateSubject } from './update-values';

export default function UpdatesScreen() {
  const list = useList({ path: '/api/updates', filters: ['status'], sort: '-createdAt' });
  return (
    <>
      <ScreenHeader title={text.title}>
        <Link className="staff-button" to="/admin/subscribers">
          <Users aria-hidden size={16} />
          {text.subscribers}
        </Link>
        <Link className="staff-button staff-button-primary" to="/admin/updates/new">
          <Plus aria-hidden size={16} />
          {text.add}
        </Link>
      </ScreenHeader>
      <p className="mb-3 max-w-prose text-quiet">{text.intro}</p>
      <NoMailNotice />
      <ListToolbar list={list}>
        <ListFilter
          label={text.status}
          all={text.allStates}
          options={updateStateLabels}
          list={list}
          name="status"
        />
      </ListToolbar>
      <ListTable
        list={list}
        caption={text.title}
        columns={updateColumns}
        nameOf={getUpdateSubject}
        card={(row) => <UpdateCard update={row} />}
        empty={text.empty}
      />
    </>
  );
}
