import * as v from 'valibot';
import { staffLocale } from '#content/languages';
import { listProblems } from '#domain/forms/field-check';
import { describeProblem, type Problem } from '#domain/forms/problem';
import { fieldProblems } from '#text/field-problems';
import { entryNames, entryProblems } from '#text/staff/entry-problems';

const sentences = { ...fieldProblems, ...entryProblems };

/** Problems by field, in the order of the check. */
export type Problems = Record<string, string>;

/** Runs the server's own check and returns its problems by field. */
export function findProblems(schema: v.GenericSchema<unknown, unknown>, sent: unknown): Problems {
  const parsed = v.safeParse(schema, sent);
  if (parsed.success) return {};
  return groupProblemsByField(
    listProblems(parsed.issues).map((found) => [found.field, sentenceOf(found)]),
  );
}

/** The API's names for the field that a form calls its date. */
const days: readonly string[] = ['dueDate', 'followUpAt', 'progressDate', 'serviceDate'];

/** The check names list items (`tags.0`); the form has one field. */
export function groupProblemsByField(
  problems: readonly (readonly [string, string])[],
  values: object = {},
): Problems {
  const fieldOf = (name: string) =>
    'date' in values && !(name in values) && days.includes(name) ? 'date' : name;
  return Object.fromEntries(
    problems.map(([path, message]) => [fieldOf(path.split('.')[0] ?? path), message]),
  );
}

function sentenceOf(found: Problem): string {
  return describeProblem(found, sentences, { entry: entryNames }, staffLocale);
}
