import { inbox } from '#content/en/staff/inbox';
import { shell } from '#content/en/staff/shell';
import { InboxFilters } from '../../components/admin/inbox-filters';
import { ListTable } from '../../components/admin/list-table';
import { MessageCard, messageColumns } from '../../components/admin/message-columns';
import { MessageDialog } from '../../components/admin/message-dialog';
import { NarrowedBy } from '../../components/admin/narrowed-by';
import { ScreenHeader } from '../../components/admin/screen-header';
import { inNumber } from '../../staff/activity-words';
import { useSummary } from '../../staff/questions';
import type { Message } from '../../staff/rows';
import { useList } from '../../staff/use-list';

export default function InboxScreen() {
  const summary = useSummary();
  const list = useList<Message>({
    path: '/api/contacts',
    filters: ['status', 'due', 'quarantined'],
    sort: '-createdAt',
  });
  const { params, narrow, change } = list;
  const open = params.get('open');
  const view = ({ id }: Message) => change({ open: String(id) });
  const unread = summary?.unreadMessages;
  return (
    <>
      <ScreenHeader title={inbox.title} />
      <p className="mb-3 text-quiet" role="status">
        {unread === undefined
          ? shell.loading
          : unread === 0
            ? inbox.allRead
            : inNumber(inbox.unread, unread)}
      </p>
      <InboxFilters list={list} setAside={summary?.setAside.contacts ?? 0} />
      <NarrowedBy
        words={inbox.narrowed}
        params={params}
        onRemove={(name) => narrow({ [name]: undefined })}
      />
      <ListTable
        list={list}
        caption={inbox.title}
        columns={messageColumns(view)}
        nameOf={(row) => row.name}
        card={(row) => <MessageCard message={row} onView={() => view(row)} />}
        empty={inbox.empty}
      />
      <MessageDialog
        id={open}
        row={list.rows.find((row) => String(row.id) === open)}
        onClose={() => change({ open: undefined })}
      />
    </>
  );
}
