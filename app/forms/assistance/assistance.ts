import type { MembershipAssistance } from '#content/form-shape';
import { applicationFields } from '#domain/forms/application';
import { memberPayload, questionOf } from '#domain/forms/application-payload';
import type { Field } from '#domain/forms/field';
import { answersOf } from '../answers';
import { type FormOutcome, type PublicForm, typedIn } from '../public-form';

/** The answers with which nobody is told to wait: each shows 911 and 988 under its question. */
export const dangerAnswers: Readonly<Record<string, readonly string[]>> = {
  homeSafety: ['NOT SAFE', 'NOT SURE'],
  emergency: ['YES', 'NOT SURE'],
};

export const assistanceForm: PublicForm = {
  name: 'assistance',
  endpoint: '/api/members',
  payload: (data) => memberPayload(answersOf(applicationFields, data)),
  fieldOf: questionOf,
  sent: 'assistanceSent',
  failed: 'assistanceFailed',
};

/** The button that goes to another step carries it under this name, and so does the address. */
export const stepKey = 'step';

export const fieldsByKey: ReadonlyMap<string, Field> = new Map(
  applicationFields.map((field) => [field.key, field]),
);

/** A question that no step names is asked in the last one: a new one needs no word there. */
export function stepsOf({ steps }: MembershipAssistance) {
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
export type Steps = ReturnType<typeof stepsOf>;

/** A step as it is counted here, from what a button or an address says; people count from one. */
export function stepIn(value: unknown, steps: Steps): number {
  const step = Number(value ?? 1) - 1;
  return steps[step] === undefined ? 0 : step;
}

/** A step asked for before the script was there: the page comes back at that step, nothing is sent. */
export function stepAskedFor(data: FormData): FormOutcome | undefined {
  const step = data.get(stepKey);
  return step === null ? undefined : { kind: 'refused', problems: {}, answers: typedIn(data) };
}
