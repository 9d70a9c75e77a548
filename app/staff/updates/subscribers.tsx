import { useState } from 'react';
import { languageNames } from '#content/languages';
import { updateTexts as text } from '#text/staff/updates';
import type { Subscriber } from '../data/rows';
import { formatDay, formatMoment } from '../format/formats';
import type { Column } from '../lists/data-table';
import { ListFilter } from '../lists/filter-select';
import { ListTable } from '../lists/list-table';
import { ListToolbar } from '../lists/list-toolbar';
import { SearchBox } from '../lists/search-box';
import { useList } from '../lists/use-list';
import { type PersonActionRequest, PersonButtons, PersonDialog } from '../privacy/person-actions';
import { Badge } from '../shell/badge';
import { ScreenHeader } from '../shell/screen-header';

const { subscriberColumns: headers, subscriberStates: states } = text;

function State({ subscriber: { isActive, confirmedAt } }: { subscriber: Subscriber }) {
  if (!isActive) return <Badge tone="low">{states.unsubscribed}</Badge>;
  if (confirmedAt === null) return <Badge tone="normal">{states.unconfirmed}</Badge>;
  return <Badge tone="active">{states.confirmed}</Badge>;
}

type ActionsProps = { subscriber: Subscriber; onAsk: (asked: PersonActionRequest) => void };

function Actions({ subscriber, onAsk }: ActionsProps) {
  return (
    <span className="flex flex-wrap gap-1">
      <PersonButtons
        person={{ ...subscriber, subject: 'subscriber', name: subscriber.email }}
        onAsk={onAsk}
        isInRow
      />
    </span>
  );
}

const columns = (onAsk: ActionsProps['onAsk']): readonly Column<Subscriber>[] => [
  { key: 'email', header: headers.email, width: 'w-[36%]', cell: (row) => row.email },
  {
    key: 'state',
    header: headers.state,
    width: 'w-[10rem]',
    cell: (row) => <State subscriber={row} />,
  },
  {
    key: 'language',
    header: headers.language,
    width: 'w-[8rem]',
    cell: (row) => languageNames[row.language],
  },
  {
    key: 'since',
    header: headers.since,
    width: 'w-[9rem]',
    sort: 'createdAt',
    cell: (row) => (
      <time dateTime={row.createdAt} title={formatMoment(row.createdAt)}>
        {formatDay(row.createdAt)}
      </time>
    ),
  },
  {
    key: 'actions',
    header: headers.actions,
    width: 'w-[13rem]',
    cell: (row) => <Actions subscriber={row} onAsk={onAsk} />,
  },
];

export default function SubscribersScreen() {
  const list = useList({ path: '/api/newsletters', filters: ['state'], sort: '-createdAt' });
  const [asked, setAsked] = useState<PersonActionRequest>();
  return (
    <>
      <ScreenHeader title={text.subscribers} />
      <p className="mb-3 max-w-prose text-quiet">{text.subscribersIntro}</p>
      <ListToolbar list={list}>
        <SearchBox label={text.search} placeholder={text.searchPlaceholder} list={list} />
        <ListFilter
          label={text.status}
          all={text.allStates}
          options={states}
          list={list}
          name="state"
        />
      </ListToolbar>
      <ListTable
        list={list}
        caption={text.subscribers}
        columns={columns(setAsked)}
        nameOf={(row) => row.email}
        card={(row) => (
          <>
            <div className="flex items-start justify-between gap-2">
              <strong className="wrap-anywhere">{row.email}</strong>
              <State subscriber={row} />
            </div>
            <p className="text-quiet">
              {languageNames[row.language]} · {formatDay(row.createdAt)}
            </p>
            <Actions subscriber={row} onAsk={setAsked} />
          </>
        )}
        empty={text.subscribersEmpty}
      />
      {asked === undefined ? null : <PersonDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
