import { inbox } from '#text/staff/inbox';
import { shell } from '#text/staff/shell';
import { useSummaryQuery } from '../data/queries';
import type { ListedMessage } from '../data/rows';
import { formatCount } from '../format/activity';
import { ActiveFilters } from '../lists/active-filters';
import { ListTable } from '../lists/list-table';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { InboxFilters } from './inbox-filters';
import { buildMessageColumns, MessageRow } from './message-columns';
import { MessageDialog } from './message-dialog';

export default function InboxScreen() {
  const { data: summary, isError } = useSummaryQuery();
  const list = useList({
    path: '/api/contacts',
    filters: ['status', 'due', 'needsReview', 'assignedTo', 'waiting', 'response', 'received'],
    sort: 'queue',
    // Show messages that need review among the others, because the mark may be wrong.
    defaults: { needsReview: 'all' },
  });
  const { params, change } = list;
  const open = params.get('open');
  const view = ({ id }: ListedMessage) => change({ open: String(id), reply: undefined });
  const unread = summary?.unreadMessages;
  return (
    <>
      <ScreenHeader title={inbox.title} />
      <p className="mb-3 text-quiet" role="status">
        {unread === undefined
          ? isError
            ? shell.failures.noFigures
            : shell.loading
          : unread === 0
            ? inbox.allRead
            : formatCount(inbox.unread, unread)}
      </p>
      <InboxFilters list={list} needsReview={summary?.needsReview.contacts ?? 0} />
      <ActiveFilters labels={inbox.narrowed} list={list} />
      <ListTable
        list={list}
        caption={inbox.title}
        columns={buildMessageColumns(view)}
        nameOf={(row) => row.name}
        hasOrder
        card={(row) => <MessageRow message={row} onView={() => view(row)} />}
        empty={inbox.empty}
      />
      <MessageDialog
        id={open}
        isReplying={params.has('reply')}
        onClose={() => change({ open: undefined, reply: undefined })}
      />
    </>
  );
}
