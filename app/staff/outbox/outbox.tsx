import { useState } from 'react';
import { messageKinds, messageStates } from '#text/staff/office-labels';
import { outbox } from '#text/staff/outbox';
import { RestrictedNotShown } from '../cases/restricted-not-shown';
import type { ListedOutbox } from '../data/rows';
import { ListFilter } from '../lists/filter-select';
import { ListTable } from '../lists/list-table';
import { ListToolbar } from '../lists/list-toolbar';
import { SearchBox } from '../lists/search-box';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { StaffDialog } from '../shell/staff-dialog';
import { buildOutboxColumns, OutboxRow } from './outbox-columns';

export default function OutboxScreen() {
  const [read, setRead] = useState<ListedOutbox>();
  const list = useList({
    path: '/api/outbox',
    filters: ['status', 'kind'],
    sort: '-createdAt',
  });
  return (
    <>
      <ScreenHeader title={outbox.title} />
      <p className="mb-3 text-quiet">{outbox.intro}</p>
      <ListToolbar list={list}>
        <SearchBox label={outbox.search} placeholder={outbox.searchPlaceholder} list={list} />
        <ListFilter
          label={outbox.status}
          all={outbox.allStates}
          options={messageStates}
          list={list}
          name="status"
        />
        <ListFilter
          label={outbox.kind}
          all={outbox.allKinds}
          options={messageKinds}
          list={list}
          name="kind"
        />
      </ListToolbar>
      <ListTable
        list={list}
        caption={outbox.title}
        columns={buildOutboxColumns(setRead)}
        nameOf={(row) => row.recipient}
        card={(row) => <OutboxRow row={row} onRead={setRead} />}
        empty={outbox.empty}
      />
      <RestrictedNotShown />
      <StaffDialog
        title={read?.text?.subject || outbox.title}
        isOpen={read !== undefined}
        onClose={() => setRead(undefined)}
      >
        <p className="whitespace-pre-line">{read?.text?.text}</p>
      </StaffDialog>
    </>
  );
}
