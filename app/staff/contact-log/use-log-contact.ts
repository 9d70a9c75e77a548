// Logs a contact attempt, and undoes it.

import type { ContactKind, LoggedOutcome } from '#domain/cases/contact-attempt';
import { contactOutcomes } from '#text/staff/case-labels';
import { contactLog as text } from '#text/staff/contact-log';
import { showToast } from '../../ui/toasts';
import { change, post } from '../data/api';
import type { ContactAttempt } from '../data/rows';
import { offerUndo } from '../data/undo';
import { useAction } from '../data/use-action';
import { useRowChange } from '../data/use-row-change';
import { fillText, formatMoment } from '../format/formats';

/** The person of a contact attempt and, for a case, the follow-up that asked for it. */
export type Person = (
  | { memberId: number; reminderId?: number }
  | { submissionId: number }
  | { contactId: number }
) & {
  /** The attempt that this one corrects. */
  corrects?: number;
};

type Said = { kind: ContactKind; outcome: LoggedOutcome };

type Attempt = Pick<ContactAttempt, 'id' | 'version'>;

export const getAttemptPath = ({ id }: Attempt) => `/api/contact-attempts/${id}` as const;

export function useUndoContact() {
  return useRowChange<Attempt, object, ContactAttempt>({
    pathOf: getAttemptPath,
    write: (attempt, _, version) => change('DELETE', getAttemptPath(attempt), version),
    say: () => ({ title: text.undone }),
    failed: text.undoFailed,
  });
}

/** Shows the logged outcome in a toast with Undo. */
export function useLoggedToast(): (attempt: ContactAttempt) => void {
  const undoContact = useUndoContact();
  return (attempt) => {
    const { outcome, followUpAt } = attempt;
    showToast({
      title:
        outcome === 'reached'
          ? text.reached
          : fillText(text.missed, { outcome: contactOutcomes[outcome].toLowerCase() }),
      ...(followUpAt === null
        ? {}
        : { description: fillText(text.tryAgain, { moment: formatMoment(followUpAt) }) }),
      ...offerUndo(() => undoContact(attempt, {})),
    });
  };
}

export function useLogContact(person: Person) {
  const logged = useLoggedToast();
  const action = useAction(
    (said: Said, key) => post('/api/contact-attempts', { ...person, ...said }, key),
    { onDone: logged, failed: text.failed },
  );
  return { log: action.mutate, isLogging: action.isPending };
}
