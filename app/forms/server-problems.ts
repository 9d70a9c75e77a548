// Assigns the server's problems to the fields of a form; loaded with the sending code, not with the page.
import type { Problems, PublicForm } from './public-form';

/** Problems by field key: the server reports `formData.bestTimes`, the form knows `bestTimes`. */
export function mapServerProblems(
  { fieldOf = {} }: Pick<PublicForm, 'fieldOf'>,
  problems: Problems,
): Problems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, found]) => {
      const [first = path, ...within] = path.split('.');
      return [fieldOf[first] ?? within.at(-1) ?? first, found];
    }),
  );
}
