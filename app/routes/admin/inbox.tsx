import { inbox } from '#content/en/staff/inbox';
import { shell } from '#content/en/staff/shell';
import { DataTable } from '../../components/admin/data-table';
import { InboxFilters } from '../../components/admin/inbox-filters';
import { LoadFailure } from '../../components/admin/load-failure';
import { MessageCard, messageColumns } from '../../components/admin/message-columns';
import { MessageDialog } from '../../components/admin/message-dialog';
import { NarrowedBy } from '../../components/admin/narrowed-by';
import { Pager } from '../../components/admin/pager';
import { ScreenHeader } from '../../components/admin/screen-header';
import { inNumber } from '../../staff/activity-words';
import { useAddress } from '../../staff/address';
import { useSummary } from '../../staff/questions';
import type { Message } from '../../staff/rows';
import { useList } from '../../staff/use-list';

export default function InboxScreen() {
  const summary = useSummary();
  const { change } = useAddress();
  const list = useList<Message>({
    path: '/api/contacts',
    filters: ['status', 'due', 'quarantined'],
    sort: '-createdAt',
  });
  const { params, narrow, query } = list;
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
      {query.isError ? (
        <LoadFailure onRetry={query.refetch} />
      ) : (
        <DataTable
          caption={inbox.title}
          columns={messageColumns(view)}
          rows={list.rows}
          nameOf={(row) => row.name}
          card={(row) => <MessageCard message={row} onView={() => view(row)} />}
          isPending={query.isPending}
          isOld={query.isPlaceholderData}
          empty={inbox.empty}
          sort={list.sort}
          onSort={(sort) => narrow({ sort })}
        />
      )}
      <Pager page={list.page} paging={list.paging} />
      <MessageDialog
        id={open}
        row={list.rows.find((row) => String(row.id) === open)}
        onClose={() => change({ open: undefined })}
      />
    </>
  );
}
