// Names, timeline kinds, schemas, and vocabularies of the parts of a case: services, progress notes, follow-ups, alerts.
import * as v from 'valibot';
import { dueSchema, momentSchema, optionalMoment } from '../calendar/moment.ts';
import { entryMissing, entryProblem } from '../forms/entry-problem.ts';
import { encodeProblem } from '../forms/problem.ts';
import { serviceTypes } from '../service-areas.ts';
import { textLimits } from '../text/text.ts';
import { optionalText, requiredText } from '../text/text-check.ts';
import { createEnum, listValues, type ValueOf } from '../vocabulary.ts';
import { priorities } from './member.ts';
import { alertPriorities, alertTypes } from './triage.ts';

/** The names of the parts of a case, in lock order: parts are locked before the case itself. */
export const casePartNames = [
  'contact-attempt',
  'service-record',
  'progress-note',
  'reminder',
  'alert',
] as const;
export type CasePartName = (typeof casePartNames)[number];

/** The kinds of timeline entries. When two have the same time, the later kind in this list is shown above. */
export const timelineKinds = createEnum([
  'application',
  'reminder',
  'alert',
  'change',
  'note',
  'service',
  'contact',
]);
export type TimelineKind = ValueOf<typeof timelineKinds>;

const choose = encodeProblem('option');
/** The id of a row that another row refers to: a member, a follow-up, a form. */
export const identifierSchema = v.pipe(
  v.number(entryProblem('member')),
  v.integer(),
  v.minValue(1),
  v.maxValue(2_147_483_647),
);

export const memberIdSchema = v.pipe(
  v.union(
    [v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)), v.number()],
    entryProblem('member'),
  ),
  identifierSchema,
);

export const serviceOutcomes = createEnum(['in-progress', 'completed', 'cancelled', 'referred']);

/** The person did not get the service from us. */
export const undeliveredOutcomes = [
  'cancelled',
  'referred',
] as const satisfies (keyof typeof serviceOutcomes)[];

/** The units that a food day counts. */
export const quantityUnits = createEnum(['boxes', 'pounds']);

const quantity = v.nullable(
  v.pipe(
    v.number(encodeProblem('wholeNumber')),
    v.integer(encodeProblem('wholeNumber')),
    v.minValue(1, encodeProblem('wholeNumber')),
    v.maxValue(10_000, encodeProblem('atMost', { maximum: 10_000 })),
  ),
);

export const serviceRecordSchema = v.object({
  memberId: memberIdSchema,
  serviceType: v.picklist(listValues(serviceTypes), entryProblem('serviceType')),
  description: requiredText(entryMissing('description'), textLimits.story),
  serviceDate: v.optional(momentSchema),
  assignedTeamMember: v.optional(optionalText(), ''),
  partnerOrganization: v.optional(v.nullable(optionalText())),
  documents: v.optional(
    v.pipe(v.array(requiredText(entryProblem('document'))), v.maxLength(20)),
    [],
  ),
  outcome: v.optional(v.picklist(listValues(serviceOutcomes), choose), 'in-progress'),
  quantity: v.optional(quantity),
  quantityUnit: v.optional(v.nullable(v.picklist(listValues(quantityUnits), choose))),
  followUpRequired: v.optional(v.boolean(), false),
  followUpDate: optionalMoment,
});
export type ServiceRecordInput = v.InferOutput<typeof serviceRecordSchema>;

/**
 * Fields of a record that can be corrected. No defaults: a default would overwrite a field that was left
 * out.
 */
export const serviceRecordChangesSchema = v.object({
  serviceType: v.optional(v.picklist(listValues(serviceTypes), entryProblem('serviceType'))),
  description: v.optional(requiredText(entryMissing('description'), textLimits.story)),
  serviceDate: v.optional(momentSchema),
  assignedTeamMember: v.optional(optionalText()),
  partnerOrganization: v.optional(v.nullable(optionalText())),
  outcome: v.optional(v.picklist(listValues(serviceOutcomes), choose)),
  quantity: v.optional(quantity),
  quantityUnit: v.optional(v.nullable(v.picklist(listValues(quantityUnits), choose))),
});

export const progressTypes = createEnum(['milestone', 'check-in', 'assessment', 'outcome']);

export const progressStatuses = createEnum(['achieved', 'in-progress', 'not-started', 'at-risk']);

export const progressSchema = v.object({
  memberId: memberIdSchema,
  progressType: v.optional(v.picklist(listValues(progressTypes), choose), 'check-in'),
  title: requiredText(entryMissing('title')),
  description: requiredText(entryMissing('description'), textLimits.story),
  status: v.optional(v.picklist(listValues(progressStatuses), choose), 'in-progress'),
  progressDate: v.optional(momentSchema),
  outcome: v.optional(v.nullable(optionalText(textLimits.story))),
  nextCheckIn: optionalMoment,
  reminderSet: v.optional(v.boolean(), false),
});

export const progressChangesSchema = v.object({
  progressType: v.optional(v.picklist(listValues(progressTypes), choose)),
  title: v.optional(requiredText(entryMissing('title'))),
  description: v.optional(requiredText(entryMissing('description'), textLimits.story)),
  status: v.optional(v.picklist(listValues(progressStatuses), choose)),
  progressDate: v.optional(momentSchema),
  outcome: v.optional(v.nullable(optionalText(textLimits.story))),
});

export const reminderTypes = createEnum([
  'follow-up',
  'check-in',
  'document',
  'appointment',
  'first-contact',
  'try-again',
]);

/** Follow-ups that complete when somebody reaches the person. */
export const contactReminderTypes = [
  'first-contact',
  'try-again',
] as const satisfies (keyof typeof reminderTypes)[];

export const reminderSchema = v.object({
  memberId: memberIdSchema,
  reminderType: v.optional(v.picklist(listValues(reminderTypes), choose), 'follow-up'),
  title: requiredText(entryMissing('title')),
  description: v.optional(optionalText(textLimits.story), ''),
  dueDate: dueSchema,
  priority: v.optional(v.picklist(listValues(priorities), choose), 'normal'),
  assignedTo: v.optional(v.nullable(optionalText())),
});

export const reminderChangesSchema = v.object({
  title: v.optional(requiredText(entryMissing('title'))),
  description: v.optional(optionalText(textLimits.story)),
  dueDate: v.optional(dueSchema),
  priority: v.optional(v.picklist(listValues(priorities), choose)),
  assignedTo: v.optional(v.nullable(optionalText())),
  isCompleted: v.optional(v.boolean()),
});

/** An alert that staff add by hand. */
export const alertSchema = v.object({
  memberId: memberIdSchema,
  alertType: v.optional(v.picklist(listValues(alertTypes), choose), 'other'),
  title: requiredText(entryMissing('title')),
  message: requiredText(entryProblem('matter'), 1000),
  priority: v.optional(v.picklist(listValues(alertPriorities), choose), 'medium'),
});

export const alertChangesSchema = v.object({
  isResolved: v.boolean(entryProblem('resolved')),
  resolution: v.optional(optionalText(1000)),
});
