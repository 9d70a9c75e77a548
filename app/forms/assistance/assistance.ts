import { membershipAssistance as content } from '#content/en/membership-assistance';
import { applicationFields } from '#domain/forms/application';
import type { Field } from '#domain/forms/field';
import { answersOf } from '../answers';
import { type FormOutcome, type PublicForm, typedIn } from '../public-form';

export const assistanceForm: PublicForm = {
  name: 'assistance',
  endpoint: '/api/members',
  payload: (data) => answersOf(applicationFields, data),
  sent: 'assistanceSent',
  failed: 'assistanceFailed',
  success: content.success,
};

/** The button that goes to another step carries it under this name. */
export const stepKey = 'step';

export const fieldsByKey: ReadonlyMap<string, Field> = new Map(
  applicationFields.map((field) => [field.key, field]),
);

const placed = content.steps.flatMap(({ questions }) => questions as readonly string[]);
/** A question that no step names is asked in the last one: a new one needs no word there. */
const unplaced = [...fieldsByKey.keys()].filter((key) => !placed.includes(key));

export const steps = content.steps.map((step, at) => ({
  ...step,
  questions: [
    ...(step.questions as readonly string[]),
    ...(at === content.steps.length - 1 ? unplaced : []),
  ],
}));

export function stepOf(key: string): number {
  return steps.findIndex(({ questions }) => questions.includes(key));
}

/** A step asked for before the script was there: the page comes back at that step, nothing is sent. */
export function stepAskedFor(data: FormData): FormOutcome | undefined {
  const step = data.get(stepKey);
  return step === null ? undefined : { kind: 'refused', problems: {}, answers: typedIn(data) };
}
