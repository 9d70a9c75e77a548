// The household on a case: who lives here, how old they are, and who has a case.
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { companionsField } from '#domain/forms/application';
import { parseCompanions } from '#domain/households/companion-answer';
import type { Companion } from '#domain/households/household';
import { foldText } from '#domain/text/text';
import { relations, households as text } from '#text/staff/households';
import type { HouseholdPerson, HouseholdView, Member } from '../data/rows';
import { fillText, formatCalendarDay } from '../format/formats';
import { Badge } from '../shell/badge';
import { UnloadedNotice } from '../shell/load-failure';
import { AddPeople } from './add-people';
import { JoinDialog } from './join-dialog';
import { MoveDialog } from './move-dialog';
import { type PersonLine, toPersonLine } from './people-lines';
import { PersonDialog } from './person-dialog';
import { Relationships } from './relationships';
import { SplitDialog } from './split-dialog';
import { formatPersonName, useHouseholds } from './use-households';

const emptyLine: PersonLine = {
  ...{ firstName: '', lastName: '', birthYear: '', relation: 'child', hasCase: false },
};

export function HouseholdCard({ member }: { member: Member }) {
  const query = useHouseholds(member.id);
  const { households = [], relationships = [] } = query.data ?? {};
  const [adding, setAdding] = useState<readonly PersonLine[]>();
  const [isJoining, setJoining] = useState(false);
  if (query.data === undefined) return <UnloadedNotice of={query} text={text.unread} />;
  const [first] = households;
  const offered = findOfferedPeople(member, households);
  const addButtons = (
    <>
      <button type="button" className="staff-button" onClick={() => setAdding([emptyLine])}>
        {text.add}
      </button>
      <button type="button" className="staff-button" onClick={() => setJoining(true)}>
        {text.join}
      </button>
    </>
  );
  return (
    <section className="staff-card grid content-start gap-3 p-4" aria-labelledby="household-title">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="household-title">{text.title}</h2>
        <Said member={member} household={first} />
      </div>
      {households.length === 0 ? (
        <>
          <p className="text-quiet">{text.none}</p>
          <div className="no-print flex flex-wrap gap-2">{addButtons}</div>
        </>
      ) : null}
      {households.map((household) => (
        <OneHousehold key={household.id} member={member} household={household}>
          {household === first ? addButtons : null}
        </OneHousehold>
      ))}
      {offered.length === 0 ? null : (
        <div className="staff-notice no-print grid gap-2" data-tone="normal">
          <p>
            <strong>{text.offered.title}:</strong>{' '}
            {offered.map((person) => describeOffered(person)).join(' · ')}
          </p>
          <button
            type="button"
            className="staff-button w-fit"
            onClick={() => setAdding(offered.map(toPersonLine))}
          >
            {text.offered.edit}
          </button>
        </div>
      )}
      <Relationships member={member} rows={relationships} />
      {adding === undefined ? null : (
        <AddPeople
          member={member}
          lines={adding}
          hasHead={first !== undefined}
          onClose={() => setAdding(undefined)}
        />
      )}
      {isJoining ? (
        <JoinDialog member={member} household={first} onClose={() => setJoining(false)} />
      ) : null}
    </section>
  );
}

/** What the person said and how many are named, if they differ. */
function Said({ member, household }: { member: Member; household: HouseholdView | undefined }) {
  const { householdSize: said } = member;
  if (said === null) return null;
  const named = household === undefined ? 1 : household.people.length + household.morePeople;
  if (said === named) return null;
  return <p className="text-quiet">{fillText(text.said, { said, named })}</p>;
}

/** People of the application who are not in the household yet. */
function findOfferedPeople(member: Member, households: readonly HouseholdView[]): Companion[] {
  const answer = (member.additionalInfo as Record<string, unknown>)[companionsField.key];
  if (typeof answer !== 'string') return [];
  const known = households
    .flatMap(({ people, former }) => [...people, ...former])
    .map(({ firstName }) => foldText(firstName));
  const year = Number(toOfficeDate(new Date()).slice(0, 4));
  return parseCompanions(answer, year).filter(
    ({ firstName }) => !known.includes(foldText(firstName)),
  );
}

function describeOffered({ firstName, lastName, birthYear, relation }: Companion): string {
  return [`${firstName} ${lastName}`.trim(), birthYear, relations[relation]]
    .filter(Boolean)
    .join(', ');
}

type OneHouseholdProps = {
  member: Member;
  household: HouseholdView;
  /** Further buttons. */
  children: ReactNode;
};

function OneHousehold({ member, household, children }: OneHouseholdProps) {
  const [editedId, setEditedId] = useState<number>();
  const [dialog, setDialog] = useState<'move' | 'split'>();
  const { people, former, morePeople } = household;
  const edited = people.find(({ id }) => id === editedId);
  const close = () => setDialog(undefined);
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1.5">
        {people.map((person) => (
          <li key={person.id} className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
            <Person person={person} isSelf={person.memberId === member.id} />
            <button
              type="button"
              className="staff-link no-print"
              aria-label={fillText(text.editOf, { name: formatPersonName(person) })}
              onClick={() => setEditedId(person.id)}
            >
              {text.edit}
            </button>
          </li>
        ))}
        {morePeople === 0 ? null : (
          <li className="text-quiet">
            {morePeople === 1 ? text.onePerson : fillText(text.morePeople, { count: morePeople })}
          </li>
        )}
      </ul>
      {former.length === 0 ? null : (
        <details>
          <summary className="staff-link w-fit cursor-pointer">
            {fillText(text.former, { count: former.length })}
          </summary>
          <ul className="grid gap-1 text-quiet">
            {former.map((person) => (
              <li key={person.id}>
                {fillText(text.formerOf, {
                  name: formatPersonName(person),
                  relation: relations[person.relation].toLowerCase(),
                  from: formatCalendarDay(person.fromOn),
                  until: formatCalendarDay(person.untilOn ?? person.fromOn),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="no-print flex flex-wrap gap-2">
        {children}
        <button type="button" className="staff-button" onClick={() => setDialog('move')}>
          {text.move}
        </button>
        {people.length + morePeople < 2 ? null : (
          <button type="button" className="staff-button" onClick={() => setDialog('split')}>
            {text.split}
          </button>
        )}
      </div>
      {edited === undefined ? null : (
        <PersonDialog
          household={household}
          person={edited}
          onClose={() => setEditedId(undefined)}
        />
      )}
      {dialog === 'move' ? (
        <MoveDialog member={member} household={household} onClose={close} />
      ) : null}
      {dialog === 'split' ? <SplitDialog household={household} onClose={close} /> : null}
    </div>
  );
}

function Person({ person, isSelf }: { person: HouseholdPerson; isSelf: boolean }) {
  const { memberId, relation, custody, isRestricted, hasOpenCase } = person;
  const name = formatPersonName(person);
  return (
    <span className="flex grow flex-wrap items-baseline gap-x-2">
      {memberId === null || isSelf ? (
        <strong>{name}</strong>
      ) : (
        <Link className="staff-link" to={`/admin/member-profile/${memberId}`}>
          {name}
        </Link>
      )}
      <span className="text-quiet">
        {[
          formatAge(person),
          relations[relation].toLowerCase(),
          custody === 'shared' ? text.shared : '',
          isSelf ? text.thisCase : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {memberId === null || isSelf ? null : (
        <Badge tone={hasOpenCase ? 'high' : 'normal'}>
          {hasOpenCase ? text.openCase : text.closedCase}
        </Badge>
      )}
      {isRestricted ? <Badge tone="normal">{text.restricted}</Badge> : null}
    </span>
  );
}

function formatAge({ age, birthYear, memberId }: HouseholdPerson): string {
  if (age === null) return '';
  if (memberId !== null || birthYear === null) return fillText(text.age, { age });
  return fillText(text.bornIn, { age, year: birthYear });
}
