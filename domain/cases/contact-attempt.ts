// The contact log: who tried to reach somebody, how, and how it went. Being reached is what a response
// due waits for; not being reached plans the next try.
import * as v from 'valibot';
import { minuteMs } from '../calendar/durations.ts';
import { dueSchema } from '../calendar/moment.ts';
import { addOfficeHours } from '../calendar/office-hours.ts';
import { entryProblem } from '../forms/entry-problem.ts';
import { optionalText } from '../text/text-check.ts';
import { type Labels, labelOf, namedByThemselves, type ValueOf, values } from '../vocabulary.ts';
import { identifierSchema } from './case-parts.ts';
import { responseDue } from './response-due.ts';
import { triageRules } from './triage.ts';

export const contactKinds = namedByThemselves(['call', 'text', 'mail', 'visit']);
export type ContactKind = ValueOf<typeof contactKinds>;

/** How an attempt can go, as staff log it. */
export const loggedOutcomes = namedByThemselves(['reached', 'no-answer', 'voicemail']);
export type LoggedOutcome = ValueOf<typeof loggedOutcomes>;

/** As stored: `corrected` said that the person was reached, until a later entry corrected it. */
export const contactOutcomes = { ...loggedOutcomes, ...namedByThemselves(['corrected']) };
export type ContactOutcome = ValueOf<typeof contactOutcomes>;

const undoableMs = 10 * minuteMs;

/** An attempt can be undone for ten minutes; afterwards staff correct it by a new entry. */
export function isUndoable(loggedAt: Date, now: Date): boolean {
  return now.getTime() - loggedAt.getTime() < undoableMs;
}

/** Whom an attempt can be about: a case, a form, a message. */
export const attemptSubjects = ['memberId', 'submissionId', 'contactId'] as const;
export type AttemptSubject = (typeof attemptSubjects)[number];

const subject = v.optional(identifierSchema);

export const contactAttemptSchema = v.pipe(
  v.object({
    memberId: subject,
    submissionId: subject,
    contactId: subject,
    kind: v.picklist(values(contactKinds), entryProblem('contactKind')),
    outcome: v.picklist(values(loggedOutcomes), entryProblem('contactOutcome')),
    note: v.optional(optionalText(500)),
    /** Of a case: the follow-up that the attempt was made for. */
    reminderId: subject,
    /** When to try again where nobody was reached; none for not at all. */
    followUpAt: v.optional(v.nullable(dueSchema)),
    /** The earlier attempt that wrongly says that the person was reached. */
    corrects: subject,
  }),
  v.check(
    (attempt) => attemptSubjects.filter((key) => attempt[key] !== undefined).length === 1,
    entryProblem('onePerson'),
  ),
  v.check(
    ({ corrects, outcome }) => corrects === undefined || outcome !== 'reached',
    entryProblem('correctedOutcome'),
  ),
);

const pressingHours = Math.min(...triageRules.map(({ reachWithinHours }) => reachWithinHours));

/** By when to try again: within a working day; where somebody may be in danger, within the hour. */
export function nextAttemptDue(attemptedAt: Date, isPressing: boolean): Date {
  return isPressing
    ? addOfficeHours(attemptedAt, pressingHours)
    : responseDue('attempt', attemptedAt);
}

type AttemptLabels = {
  contactKinds: Labels<typeof contactKinds>;
  contactOutcomes: Labels<typeof contactOutcomes>;
};

/** "Call: no answer", as the log says it. */
export function attemptText(
  attempt: { kind: string; outcome: string },
  labels: AttemptLabels,
): string {
  const outcome = labelOf(labels.contactOutcomes, attempt.outcome).toLowerCase();
  return `${labelOf(labels.contactKinds, attempt.kind)}: ${outcome}`;
}
