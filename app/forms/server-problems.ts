// What the server found wrong, said beside the fields of a form.
import { type Problem, sayProblem } from '#domain/forms/problem';
import type { FormTexts } from './form-texts';
import type { PublicForm } from './public-form';

export type ServerProblems = Record<string, Omit<Problem, 'field'>>;

/** Problems by field key: the server names `formData.bestTimes`, the form knows `bestTimes`. */
export function problemsByField(
  { fieldOf = {} }: Pick<PublicForm, 'fieldOf'>,
  problems: ServerProblems,
  { fields, fieldProblems, locale }: Pick<FormTexts, 'fields' | 'fieldProblems' | 'locale'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, found]) => {
      const [first = path, ...within] = path.split('.');
      const field = fieldOf[first] ?? within.at(-1) ?? first;
      const code = Object.hasOwn(fieldProblems, found.code) ? found.code : 'other';
      return [field, sayProblem({ ...found, code, field }, fieldProblems, fields, locale)];
    }),
  );
}
