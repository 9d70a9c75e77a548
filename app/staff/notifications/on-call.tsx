import { useState } from 'react';
import { notifications as text } from '#text/staff/notifications';
import { showToast } from '../../ui/toasts';
import { accountRow, change } from '../data/api';
import { useJson } from '../data/queries';
import type { OnCallPerson } from '../data/rows';
import { useAction } from '../data/use-action';
import { fill } from '../format/formats';
import { LoadFailure } from '../shell/load-failure';

export function OnCall() {
  const query = useJson<OnCallPerson[]>('/api/on-call');
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
  const { id, username: name, version, isOnCall, isReachable, hasStoppedTexts } = person;
  // What was chosen stands at once: a second press means the other way, however slow the line is.
  const [chosen, setChosen] = useState<{ version: number; isOnCall: boolean }>();
  const put = useAction(
    (wanted: boolean) =>
      change<OnCallPerson>(
        'PATCH',
        `/api/on-call/${id}`,
        version,
        { isOnCall: wanted },
        accountRow(id),
      ),
    {
      onDone: (_, wanted) =>
        showToast({ title: fill(wanted ? text.changed : text.changedOff, { name }) }),
      failed: text.changeFailed,
    },
  );
  return (
    <label className="staff-check">
      <input
        type="checkbox"
        checked={chosen?.version === version ? chosen.isOnCall : isOnCall}
        aria-label={fill(text.put, { name })}
        onChange={({ currentTarget: { checked } }) => {
          setChosen({ version, isOnCall: checked });
          put.mutate(checked, { onError: () => setChosen(undefined) });
        }}
      />
      <span>
        {name}
        {hasStoppedTexts ? <span className="text-quiet"> · {text.textsStopped}</span> : null}
        {isReachable ? null : <span className="text-quiet"> · {text.notReachable}</span>}
      </span>
    </label>
  );
}
