// The contact attempts of a form or a message, newest first.

import { Pencil, Undo2 } from 'lucide-react';
import { describeAttempt } from '#domain/cases/contact-attempt';
import { isUndoable } from '#domain/undo';
import * as labels from '#text/staff/case-labels';
import { contactLog as text } from '#text/staff/contact-log';
import { useIsRowPending } from '../data/pending-rows';
import { usePermissions } from '../data/permissions';
import { usePage } from '../data/queries';
import type { ContactAttempt } from '../data/rows';
import { fillText, formatMoment } from '../format/formats';
import { useNow } from '../format/use-now';
import { LoadFailure } from '../shell/load-failure';
import { contactNoteRequest } from './contact-note';
import { LogContact } from './log-contact';
import { getAttemptPath, type Person, useUndoContact } from './use-log-contact';

export function ContactLog({ person, name }: { person: Person; name: string }) {
  const isWanted = usePermissions()('cases.read');
  const query = usePage(`/api/contact-attempts?${new URLSearchParams(person as never)}`, {
    isWanted,
  });
  if (!isWanted) return null;
  return (
    <section className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3>{text.title}</h3>
        <LogContact person={person} name={name} />
      </div>
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.isPending ? <div className="skeleton h-dvh" aria-busy /> : null}
      {query.data?.rows.length === 0 ? <p className="text-quiet">{text.none}</p> : null}
      <ul className="grid">
        {query.data?.rows.map((attempt, at) => (
          <li key={attempt.id} className="border-b border-line py-1.5 last:border-0">
            <AttemptLine attempt={attempt} person={person} name={name} isNewest={at === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type AttemptLineProps = {
  attempt: ContactAttempt;
  person: Person;
  name: string;
  isNewest: boolean;
};

function AttemptLine({ attempt, ...shown }: AttemptLineProps) {
  return (
    <div className="flex items-start justify-between gap-2">
      <div>
        <p>
          <strong>{describeAttempt(attempt, labels)}</strong>{' '}
          <span className="text-quiet">
            {fillText(text.by, { name: attempt.author, moment: formatMoment(attempt.createdAt) })}
            {attempt.followUpAt === null
              ? ''
              : ` · ${fillText(text.next, { moment: formatMoment(attempt.followUpAt) })}`}
          </span>
        </p>
        {attempt.note === '' ? null : <p className="whitespace-pre-line">{attempt.note}</p>}
      </div>
      <UndoOrCorrect attempt={attempt} {...shown} />
    </div>
  );
}

type UndoOrCorrectProps = Omit<AttemptLineProps, 'attempt'> & {
  attempt: Pick<ContactAttempt, 'id' | 'version' | 'kind' | 'outcome' | 'createdAt'>;
};

/** The newest contact can be undone for ten minutes. Later, a contact with the outcome "reached" can be corrected. */
export function UndoOrCorrect({ attempt, person, name, isNewest }: UndoOrCorrectProps) {
  const now = useNow();
  const undo = useUndoContact();
  const isWaiting = useIsRowPending(getAttemptPath(attempt));
  const { id, outcome, createdAt } = attempt;
  const what = describeAttempt(attempt, labels);
  if (isNewest && isUndoable(new Date(createdAt), now)) {
    return <UndoButton what={what} isWaiting={isWaiting} onUndo={() => undo(attempt, {})} />;
  }
  if (outcome !== 'reached') return null;
  const label = fillText(text.correct, { what });
  return (
    <button
      type="button"
      className="staff-button staff-button-bare staff-button-icon no-print"
      aria-label={label}
      title={label}
      onClick={() => contactNoteRequest.set({ person: { ...person, corrects: id }, name })}
    >
      <Pencil aria-hidden size={16} />
    </button>
  );
}

type UndoButtonProps = { what: string; isWaiting: boolean; onUndo: () => void };

export function UndoButton({ what, isWaiting, onUndo }: UndoButtonProps) {
  const label = fillText(text.undo, { what });
  return (
    <button
      type="button"
      className="staff-button staff-button-bare staff-button-icon no-print"
      aria-label={label}
      title={label}
      aria-disabled={isWaiting || undefined}
      onClick={() => isWaiting || onUndo()}
    >
      <Undo2 aria-hidden size={16} />
    </button>
  );
}
