import * as v from 'valibot';
import { problemsOf } from '#domain/forms/field-check';

/** By field, in the order of the check. */
export type Problems = Record<string, string>;

/** What the server's own check would say, by the first name of each path. */
export function problemsWith(schema: v.GenericSchema<unknown, unknown>, sent: unknown): Problems {
  const parsed = v.safeParse(schema, sent);
  if (parsed.success) return {};
  return problemsByField(problemsOf(parsed.issues).map(({ field, message }) => [field, message]));
}

/** A list names its rows (`tags.0`), the form knows the field. */
export function problemsByField(problems: readonly (readonly [string, string])[]): Problems {
  return Object.fromEntries(problems.map(([path, message]) => [path.split('.')[0], message]));
}
