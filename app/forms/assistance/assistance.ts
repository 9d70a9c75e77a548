import type { MembershipAssistance } from '#content/form-shape';
import { applicationFields } from '#domain/forms/application';
import { buildMemberPayload, questionOf } from '#domain/forms/application-payload';
import type { Field } from '#domain/forms/field';
import { readAnswers } from '../answers';
import { type FormOutcome, type PublicForm, readValues } from '../public-form';

/** Answers that indicate danger: each shows 911 and 988 under its question. */
export const dangerAnswers: Readonly<Record<string, readonly string[]>> = {
  homeSafety: ['NOT SAFE', 'NOT SURE'],
  emergency: ['YES', 'NOT SURE'],
};

export const assistanceForm: PublicForm = {
  name: 'assistance',
  endpoint: '/api/members',
  payload: (data) => buildMemberPayload(readAnswers(applicationFields, data)),
  fieldOf: questionOf,
  sent: 'assistanceSent',
  failed: 'assistanceFailed',
};

/** Query parameter, and name of the buttons that change the step. */
export const stepKey = 'step';

export const fieldsByKey: ReadonlyMap<string, Field> = new Map(
  applicationFields.map((field) => [field.key, field]),
);

/** Questions without a step go into the last one, so that a new question works without a change here. */
export function buildSteps({ steps }: MembershipAssistance) {
  const placed = steps.flatMap(({ questions }) => questions as readonly string[]);
  const unplaced = [...fieldsByKey.keys()].filter((key) => !placed.includes(key));
  return steps.map((step, at) => ({
    ...step,
    questions: [
      ...(step.questions as readonly string[]),
      ...(at === steps.length - 1 ? unplaced : []),
    ],
  }));
}
export type Steps = ReturnType<typeof buildSteps>;

/** Zero-based step from a button's value or the query, where steps count from one. */
export function parseStep(value: unknown, steps: Steps): number {
  const step = Number(value ?? 1) - 1;
  return steps[step] === undefined ? 0 : step;
}

/**
 * The visitor changed the step before the script loaded: the page returns at that step and sends nothing.
 */
export function findRequestedStep(data: FormData): FormOutcome | undefined {
  const step = data.get(stepKey);
  return step === null ? undefined : { kind: 'refused', problems: {}, answers: readValues(data) };
}
