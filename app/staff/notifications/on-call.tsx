import { notifications as text } from '#text/staff/notifications';
import { change } from '../data/api';
import { useJson } from '../data/queries';
import type { OnCallPerson } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import { fillText } from '../format/formats';
import { LoadFailure } from '../shell/load-failure';

export function OnCall() {
  const query = useJson('/api/on-call');
  const people = query.data;
  if (people === undefined) return query.isError ? <LoadFailure of={query} /> : null;
  return (
    <section className="staff-card grid gap-3 p-4" aria-labelledby="on-call">
      <h2 id="on-call">{text.people}</h2>
      <p className="text-quiet">{text.peopleIntro}</p>
      {people.some(({ isOnCall, isReachable }) => isOnCall && isReachable) ? null : (
        <p className="staff-notice" data-tone="high">
          {text.nobody}
        </p>
      )}
      <ul className="grid gap-2">
        {people.map((person) => (
          <li key={person.id}>
            <Person person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ person }: { person: OnCallPerson }) {
  const { username: name, isOnCall, isReachable, hasStoppedTexts } = person;
  const { change: put, isPending } = useChangeOf(person, {
    pathOf: ({ id }) => `/api/on-call/${id}`,
    write: ({ id }, changes: { isOnCall: boolean }, version) =>
      change('PATCH', `/api/on-call/${id}`, version, changes),
    say: (_, wanted) => ({
      title: fillText(wanted.isOnCall ? text.changed : text.changedOff, { name }),
    }),
    failed: text.changeFailed,
  });
  return (
    <label className="staff-check">
      <input
        type="checkbox"
        checked={isOnCall}
        aria-disabled={isPending || undefined}
        aria-label={fillText(text.put, { name })}
        onChange={({ currentTarget: { checked } }) => put({ isOnCall: checked })}
      />
      <span>
        {name}
        {hasStoppedTexts ? <span className="text-quiet"> · {text.textsStopped}</span> : null}
        {isReachable ? null : <span className="text-quiet"> · {text.notReachable}</span>}
      </span>
    </label>
  );
}
