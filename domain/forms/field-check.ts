// The check of a form, made from its fields.
import * as v from 'valibot';
import { isEmail } from '../text/text.ts';
import { optionalText, requiredText } from '../text/text-check.ts';
import { type Vocabulary, values } from '../vocabulary.ts';
import { type Answer, type Field, fieldMessages, maxLengthOf } from './field.ts';

export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
}

function textSchema(field: Field) {
  const max = maxLengthOf(field);
  const missing = fieldMessages.missing(field.label);
  const base = field.required === 'enforced' ? requiredText(missing, max) : optionalText(max);
  if (field.control === 'email') {
    return v.pipe(
      base,
      v.check((text) => text === '' || isEmail(text), fieldMessages.email),
    );
  }
  if (field.control === 'url') {
    return v.pipe(
      base,
      v.check((text) => text === '' || isHttpUrl(text), fieldMessages.url),
    );
  }
  return base;
}

function choiceSchema(field: Field, options: Vocabulary) {
  const choice = v.picklist(values(options), fieldMessages.option);
  return field.required === 'enforced'
    ? choice
    : v.union([choice, v.literal('')], fieldMessages.option);
}

const checkboxSchema = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', 'on', ''])], 'Use yes or no here'),
  v.transform((value) => value === true || value === 'true' || value === 'on'),
);

const checklistMaxItems = 50;

export function answerSchema(field: Field): v.GenericSchema<unknown, Answer> {
  switch (field.control) {
    case 'checkbox':
      return checkboxSchema;
    case 'checklist':
      return v.pipe(
        v.array(
          v.picklist(values(field.options ?? {}), fieldMessages.option),
          fieldMessages.option,
        ),
        v.maxLength(checklistMaxItems),
      );
    case 'select':
    case 'radio':
      return choiceSchema(field, field.options ?? {});
    default:
      return textSchema(field);
  }
}

/** The server's and the browser's check for a list of fields. Unknown keys are dropped. */
export function answersSchema<Fields extends readonly Field[]>(fields: Fields) {
  const entries: Record<string, v.GenericSchema<unknown, Answer | undefined>> = {};
  for (const field of fields) {
    const schema = answerSchema(field);
    // A missing enforced answer is checked as an empty one, so that it gets the field's own message.
    entries[field.key] =
      field.required === 'enforced' ? v.optional(schema, '') : v.optional(schema);
  }
  return v.object(entries as Record<Fields[number]['key'], (typeof entries)[string]>);
}

export type Problem = { field: string; message: string };

/** The first problem of each field, in the order in which the schema checks them. */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    // A library's own words ("Invalid key: Expected …") are not for people.
    const message = issue.message.startsWith('Invalid ') ? fieldMessages.other : issue.message;
    if (!problems.has(field)) problems.set(field, message);
  }
  return [...problems].map(([field, message]) => ({ field, message }));
}
