// The review list of possible duplicates: pairs of cases, why they look alike, and the answers.
import { Link } from 'react-router';
import type { DuplicateDecision } from '#domain/duplicates/match';
import { duplicateDecisions } from '#text/staff/case-labels';
import { duplicates as text } from '#text/staff/duplicates';
import { shell } from '#text/staff/shell';
import { formatFullName } from '../cases/case-columns';
import { MergeButton } from '../cases/merge-dialog';
import { RestrictedNotShown } from '../cases/restricted-not-shown';
import { usePermissions } from '../data/permissions';
import type { DuplicatePair } from '../data/rows';
import { fillText, formatCalendarDay, formatDay } from '../format/formats';
import { ListFilter } from '../lists/filter-select';
import { ItemList } from '../lists/item-list';
import { ListToolbar } from '../lists/list-toolbar';
import { useList } from '../lists/use-list';
import { ValueBadge } from '../shell/badge';
import { Facts } from '../shell/facts';
import { ScreenHeader } from '../shell/screen-header';
import { AnswerButtons, UndoAnswer } from './answer-buttons';
import { listReasons } from './reasons';

const { open, ...otherStates } = text.states;

export default function DuplicatesScreen() {
  const list = useList({ path: '/api/duplicates', filters: ['status'], sort: 'queue' });
  const isAnswered = list.params.get('status') === 'answered';
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="mb-3 max-w-prose text-quiet">{text.listIntro}</p>
      <ListToolbar list={list}>
        <ListFilter label={text.show} all={open} options={otherStates} list={list} name="status" />
      </ListToolbar>
      <ItemList list={list} label={text.title} empty={isAnswered ? text.emptyAnswered : text.empty}>
        {(pair) => <PairItem pair={pair} />}
      </ItemList>
      <RestrictedNotShown />
    </>
  );
}

function PairItem({ pair }: { pair: DuplicatePair }) {
  const mayWrite = usePermissions()('cases.write');
  const [one, other] = pair.people;
  if (one === undefined || other === undefined) return null;
  const names = [formatFullName(one), formatFullName(other)] as const;
  return (
    <article
      className="staff-card grid gap-3 p-4"
      aria-label={fillText(text.pair, { one: names[0], other: names[1] })}
    >
      <p className="font-semibold">{listReasons(pair.reasons)}</p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {pair.people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {pair.decision === null ? null : <Answer pair={pair} decision={pair.decision} />}
        {!mayWrite ? null : pair.decision === null ? (
          <>
            <MergeButton memberId={one.id} otherId={other.id} label={text.merge} staysHere />
            <AnswerButtons pair={pair} names={names} />
          </>
        ) : (
          <UndoAnswer pair={pair} names={names} />
        )}
      </div>
    </article>
  );
}

function Answer({ pair, decision }: { pair: DuplicatePair; decision: DuplicateDecision }) {
  return (
    <p className="grow">
      {fillText(text.by, {
        answer: duplicateDecisions[decision],
        by: pair.decidedBy ?? '',
        day: formatDay(pair.createdAt),
      })}
    </p>
  );
}

function Person({ person }: { person: DuplicatePair['people'][number] }) {
  const { details } = text;
  const address = [person.address, person.city].filter(Boolean).join(', ');
  const facts = [
    [details.dateOfBirth, person.dateOfBirth && formatCalendarDay(person.dateOfBirth)],
    [details.phone, [person.phone, ...person.otherPhones].filter(Boolean).join('\n')],
    [details.email, [person.email, ...person.otherEmails].filter(Boolean).join('\n')],
    [details.address, address],
  ] as const;
  return (
    <div className="min-w-0">
      <p className="mb-1 flex flex-wrap items-center gap-x-2">
        <Link className="staff-link" to={`/admin/member-profile/${person.id}`} data-row-link>
          {formatFullName(person)}
        </Link>
        <ValueBadge of="member" value={person.status} />
        <span className="text-tiny text-quiet">
          {fillText(text.since, { day: formatDay(person.createdAt) })}
        </span>
      </p>
      <Facts facts={facts.map(([label, value]) => ({ label, value: value || shell.none }))} />
    </div>
  );
}
