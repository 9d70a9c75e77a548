// The contact log: who tried to reach a person, how, and with which outcome. "Reached" meets the response
// due; any other outcome plans the next attempt.
import * as v from 'valibot';
import { dueSchema } from '../calendar/moment.ts';
import { addOfficeHours, type OfficeHours } from '../calendar/office-hours.ts';
import { entryProblem } from '../forms/entry-problem.ts';
import { optionalText } from '../text/text-check.ts';
import { createEnum, getLabel, type Labels, listValues, type ValueOf } from '../vocabulary.ts';
import { identifierSchema } from './case-parts.ts';
import { computeResponseDue } from './response-due.ts';
import { triageRules } from './triage.ts';

export const contactKinds = createEnum(['call', 'text', 'mail', 'visit']);
export type ContactKind = ValueOf<typeof contactKinds>;

/** Outcomes that staff can log. */
export const loggedOutcomes = createEnum(['reached', 'no-answer', 'voicemail']);
export type LoggedOutcome = ValueOf<typeof loggedOutcomes>;

/** Stored outcomes: `corrected` was logged as reached, until a later entry corrected it. */
export const contactOutcomes = { ...loggedOutcomes, ...createEnum(['corrected']) };
export type ContactOutcome = ValueOf<typeof contactOutcomes>;

/** The row an attempt is about: a case, a form or a message. */
export const attemptSubjects = ['memberId', 'submissionId', 'contactId'] as const;
export type AttemptSubject = (typeof attemptSubjects)[number];

const subject = v.optional(identifierSchema);

export const contactAttemptSchema = v.pipe(
  v.object({
    memberId: subject,
    submissionId: subject,
    contactId: subject,
    kind: v.picklist(listValues(contactKinds), entryProblem('contactKind')),
    outcome: v.picklist(listValues(loggedOutcomes), entryProblem('contactOutcome')),
    note: v.optional(optionalText(500)),
    /** For a case: the follow-up that the attempt was made for. */
    reminderId: subject,
    /** When to try again if nobody was reached; null for no further attempt. */
    followUpAt: v.optional(v.nullable(dueSchema)),
    /** The earlier attempt that was wrongly logged as reached. */
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

/**
 * The due time of the next attempt: within a working day, or within an hour when somebody may be in
 * danger.
 */
export function computeNextAttempt(
  attemptedAt: Date,
  isPressing: boolean,
  office: OfficeHours,
): Date {
  return isPressing
    ? addOfficeHours(attemptedAt, pressingHours, office)
    : computeResponseDue('attempt', attemptedAt, office);
}

type AttemptLabels = {
  contactKinds: Labels<typeof contactKinds>;
  contactOutcomes: Labels<typeof contactOutcomes>;
};

/** Formats an attempt as in the log: "Call: no answer". */
export function describeAttempt(
  attempt: { kind: string; outcome: string },
  labels: AttemptLabels,
): string {
  const outcome = getLabel(labels.contactOutcomes, attempt.outcome).toLowerCase();
  return `${getLabel(labels.contactKinds, attempt.kind)}: ${outcome}`;
}
