// Builds the validation schema of a form from its fields.
import * as v from 'valibot';
import { isEmail } from '../text/text.ts';
import { optionalText, requiredText } from '../text/text-check.ts';
import { type Answer, type Field, getMaxLength } from './field.ts';
import { encodeProblem, type Problem, readProblem } from './problem.ts';

export function isHttpUrl(text: string): boolean {
  try {
    return /^https?:\/\/[^\s]+$/i.test(text) && Boolean(new URL(text));
  } catch {
    return false;
  }
}

function textSchema(field: Field, form: string) {
  const max = getMaxLength(field);
  const missing = encodeProblem('missing', { label: `${form}.${field.key}` });
  const base = field.required === 'enforced' ? requiredText(missing, max) : optionalText(max);
  if (field.control === 'email') {
    return v.pipe(
      base,
      v.check((text) => text === '' || isEmail(text), encodeProblem('email')),
    );
  }
  if (field.control === 'url') {
    return v.pipe(
      base,
      v.check((text) => text === '' || isHttpUrl(text), encodeProblem('url')),
    );
  }
  return base;
}

function choiceSchema(field: Field, options: readonly string[]) {
  const choice = v.picklist(options, encodeProblem('option'));
  return field.required === 'enforced'
    ? choice
    : v.union([choice, v.literal('')], encodeProblem('option'));
}

const checkboxSchema = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', 'on', ''])], encodeProblem('yesNo')),
  v.transform((value) => value === true || value === 'true' || value === 'on'),
);

const checklistMaxItems = 50;

/** `form` is the content path of the form's field texts. */
export function buildAnswerSchema(field: Field, form: string): v.GenericSchema<unknown, Answer> {
  switch (field.control) {
    case 'checkbox':
      return checkboxSchema;
    case 'checklist':
      return v.pipe(
        v.array(v.picklist(field.options ?? [], encodeProblem('option')), encodeProblem('option')),
        v.maxLength(checklistMaxItems),
      );
    case 'select':
    case 'radio':
      return choiceSchema(field, field.options ?? []);
    default:
      return textSchema(field, form);
  }
}

/** The schema for a list of fields, used by server and browser. Unknown keys are dropped. */
export function buildAnswersSchema<Fields extends readonly Field[]>(fields: Fields, form: string) {
  const entries: Record<string, v.GenericSchema<unknown, Answer | undefined>> = {};
  for (const field of fields) {
    const schema = buildAnswerSchema(field, form);
    // Check a missing enforced answer as empty, so that it gets the field's own message.
    entries[field.key] =
      field.required === 'enforced' ? v.optional(schema, '') : v.optional(schema);
  }
  return v.object(entries as Record<Fields[number]['key'], (typeof entries)[string]>);
}

/** The first problem of each field, in schema order. */
export function listProblems(issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!problems.has(field)) problems.set(field, readProblem(field, issue.message));
  }
  return [...problems.values()];
}
