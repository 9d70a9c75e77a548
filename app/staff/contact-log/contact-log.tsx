// What was tried to reach whoever wrote a form or a message, newest first.

import { Undo2 } from 'lucide-react';
import { attemptText } from '#domain/cases/contact-attempt';
import { isCorrectable } from '#domain/cases/correction';
import * as labels from '#text/staff/case-labels';
import { contactLog as text } from '#text/staff/contact-log';
import { useMay } from '../data/may';
import { useIsRowPending } from '../data/pending-rows';
import { usePage } from '../data/queries';
import type { ContactAttempt } from '../data/rows';
import { fill, momentOf } from '../format/formats';
import { useNow } from '../format/use-now';
import { LoadFailure } from '../shell/load-failure';
import { LogContact } from './log-contact';
import { attemptPath, type Person, useTakeBack } from './use-log-contact';

export function ContactLog({ person, name }: { person: Person; name: string }) {
  const isWanted = useMay()('cases.read');
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
        {query.data?.rows.map((attempt) => (
          <li key={attempt.id} className="border-b border-line py-1.5 last:border-0">
            <AttemptLine attempt={attempt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AttemptLine({ attempt }: { attempt: ContactAttempt }) {
  const what = attemptText(attempt, labels);
  return (
    <div className="flex items-start justify-between gap-2">
      <div>
        <p>
          <strong>{what}</strong>{' '}
          <span className="text-quiet">
            {fill(text.by, { name: attempt.author, moment: momentOf(attempt.createdAt) })}
            {attempt.followUpAt === null
              ? ''
              : ` · ${fill(text.next, { moment: momentOf(attempt.followUpAt) })}`}
          </span>
        </p>
        {attempt.note === '' ? null : <p className="whitespace-pre-line">{attempt.note}</p>}
      </div>
      <TakeBack attempt={attempt} what={what} at={attempt.createdAt} />
    </div>
  );
}

type TakeBackProps = Omit<TakeBackButtonProps, 'onTakeBack' | 'isWaiting'> & {
  attempt: Pick<ContactAttempt, 'id' | 'version'>;
};

export function TakeBack({ attempt, ...said }: TakeBackProps) {
  const takeBack = useTakeBack();
  const isWaiting = useIsRowPending(attemptPath(attempt));
  return (
    <TakeBackButton {...said} isWaiting={isWaiting} onTakeBack={() => takeBack(attempt, {})} />
  );
}

type TakeBackButtonProps = { what: string; at: string; isWaiting: boolean; onTakeBack: () => void };

/** On the day it was said. */
export function TakeBackButton({ what, at, isWaiting, onTakeBack }: TakeBackButtonProps) {
  const now = useNow();
  const label = fill(text.takeBack, { what });
  if (!isCorrectable(new Date(at), now)) return null;
  return (
    <button
      type="button"
      className="staff-button staff-button-bare staff-button-icon no-print"
      aria-label={label}
      title={label}
      aria-disabled={isWaiting || undefined}
      onClick={() => isWaiting || onTakeBack()}
    >
      <Undo2 aria-hidden size={16} />
    </button>
  );
}
