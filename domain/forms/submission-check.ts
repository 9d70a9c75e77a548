// Validates the get-involved payload by the questions of its form type.
import * as v from 'valibot';
import { checklistPrograms } from '../programs.ts';
import { textLimits } from '../text/text.ts';
import { optionalText } from '../text/text-check.ts';
import type { Answers } from './field.ts';
import { buildAnswersSchema } from './field-check.ts';
import type { FormType } from './form-types.ts';
import { basicFields } from './person-fields.ts';
import { encodeProblem } from './problem.ts';
import { getFields } from './submission.ts';

/** Free remarks in `formData` besides the questions; they become the notes. */
const remarkEntries = {
  message: v.optional(optionalText(textLimits.story)),
  additionalInfo: v.optional(optionalText(textLimits.story)),
};

/**
 * The basics are at the top level and are repeated in `formData`, which carries the answers. A payload
 * with the basics in only one of the two places is valid too.
 */
function submissionSchema(formType: FormType) {
  return v.pipe(
    v.unknown(),
    v.transform(spreadBasics),
    v.object({
      ...buildAnswersSchema(basicFields, `getInvolved.${formType}`).entries,
      formType: v.literal(formType),
      corePrograms: v.optional(
        v.pipe(
          v.array(v.picklist(checklistPrograms, encodeProblem('option'))),
          v.maxLength(checklistPrograms.length),
        ),
        [],
      ),
      formData: v.object({
        ...buildAnswersSchema(getFields(formType), `getInvolved.${formType}`).entries,
        ...remarkEntries,
      }),
      notes: v.optional(optionalText(textLimits.story), ''),
    }),
  );
}

function spreadBasics(payload: unknown): unknown {
  const { formData } = (payload ?? {}) as { formData?: unknown };
  if (typeof formData !== 'object' || formData === null) return payload;
  const top = { ...(payload as object) } as Record<string, unknown>;
  const answers = { ...formData } as Record<string, unknown>;
  for (const { key } of basicFields) {
    if (top[key] === undefined && answers[key] !== undefined) top[key] = answers[key];
    if (answers[key] === undefined && top[key] !== undefined) answers[key] = top[key];
  }
  return { ...top, formData: answers };
}

export type SubmissionPayload = {
  formType: FormType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  corePrograms: string[];
  formData: Answers;
  notes: string;
};

const submissionSchemas = new Map<FormType, v.GenericSchema<unknown, SubmissionPayload>>();

/** The form type's own schema, so that every problem names a field of that form. */
export function getSubmissionSchema(formType: FormType) {
  let schema = submissionSchemas.get(formType);
  if (schema === undefined) {
    schema = submissionSchema(formType) as unknown as v.GenericSchema<unknown, SubmissionPayload>;
    submissionSchemas.set(formType, schema);
  }
  return schema;
}
