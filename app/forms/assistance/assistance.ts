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

export function stepOf(key: string): number {
  return content.steps.findIndex(({ questions }) => (questions as readonly string[]).includes(key));
}

/** A step asked for before the script was there: the page comes back at that step, nothing is sent. */
export function stepAskedFor(data: FormData): FormOutcome | undefined {
  const step = data.get(stepKey);
  return step === null ? undefined : { kind: 'refused', problems: {}, answers: typedIn(data) };
}
