import * as v from 'valibot';
import { areaListSchema, optionalBirthDate } from '../cases/member.ts';
import { textLimits } from '../text/text.ts';
import { optionalText } from '../text/text-check.ts';
import { applicationFields, emailField } from './application.ts';
import type { Field } from './field.ts';
import { buildAnswerSchema, buildAnswersSchema } from './field-check.ts';
import { encodeProblem } from './problem.ts';

const householdSize = v.pipe(
  v.nullable(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{0,2}$/))], encodeProblem('people')),
  ),
  v.transform((value) => (value === null || value === '' ? null : Number(value))),
  v.nullable(
    v.pipe(
      v.number(),
      v.integer(encodeProblem('wholeNumber')),
      v.minValue(1, encodeProblem('atLeast', { minimum: 1 })),
      v.maxValue(50, encodeProblem('atMost', { maximum: 50 })),
    ),
  ),
);

// As JSON text it can hold several long answers.
const infoLength = 6 * textLimits.story;
const additionalInfo = v.union(
  [optionalText(infoLength), v.record(optionalText(100), optionalText(textLimits.story))],
  encodeProblem('text'),
);

const personKeys: readonly string[] = ['firstName', 'lastName', 'email', 'phone'];
const questions = applicationFields.filter(({ key }) => !personKeys.includes(key));

/** Optional here: a client that sends the member payload may not have asked these questions. */
const questionEntries = Object.fromEntries(
  questions.map((field) => [field.key, v.optional(buildAnswerSchema(field, 'assistance'))]),
);

type Payload = Record<string, unknown>;

export const applicationSchema = v.pipe(
  v.looseObject({}),
  v.transform((payload) => askForEmail(spreadInfo(payload))),
  v.object({
    ...buildAnswersSchema(applicationFields, 'assistance').entries,
    email: v.optional(buildAnswerSchema(emailField, 'assistance')),
    ...questionEntries,
    homeSafety: v.optional(requiredHomeSafety()),
    address: v.optional(optionalText()),
    city: v.optional(optionalText()),
    state: v.optional(optionalText()),
    zipCode: v.optional(optionalText(20)),
    dateOfBirth: optionalBirthDate,
    programAreas: v.optional(areaListSchema),
    assistanceAreas: v.optional(areaListSchema),
    emergencyNeeds: v.optional(v.boolean(encodeProblem('yesNo'))),
    householdSize: v.optional(householdSize),
    householdIncome: v.optional(optionalText()),
    preferredLanguage: v.optional(optionalText(50)),
    preferredContactMethod: v.optional(optionalText(50)),
    notes: v.optional(optionalText(textLimits.story)),
    additionalInfo: v.optional(additionalInfo),
  }),
);

function requiredHomeSafety() {
  return v.pipe(
    optionalText(1000),
    v.minLength(1, encodeProblem('missing', { label: 'assistance.homeSafety' })),
  );
}

/**
 * Moves answers from `additionalInfo` to the top level, so that they get the same checks. A payload with
 * only the form's own keys must answer every enforced question.
 */
function spreadInfo(payload: Payload): Payload {
  const top = { ...payload };
  if (top.additionalInfo === undefined && top.referralSource === undefined) {
    for (const { key, required } of questions as readonly Field[]) {
      if (required === 'enforced') top[key] ??= '';
    }
    return top;
  }
  const written = top.additionalInfo;
  const info = typeof written === 'string' ? objectIn(written) : undefined;
  if (info === undefined) return top;
  for (const { key, control, options } of questions as readonly Field[]) {
    const said = info[key];
    const isAnswer = typeof said === (control === 'checkbox' ? 'boolean' : 'string');
    if (top[key] !== undefined || !isAnswer) continue;
    if (key !== 'homeSafety' && options && said !== '' && !options.includes(said as string))
      continue;
    top[key] = said;
    delete info[key];
  }
  top.additionalInfo = Object.keys(info).length === 0 ? '' : (textOf(info) ?? written);
  return top;
}

/** An empty email is reported as missing, unless the applicant ticked "no email". */
function askForEmail(payload: Payload): Payload {
  const { email = '', noEmail } = payload;
  const isWaived = noEmail === true && email === '';
  return { ...payload, email: isWaived ? undefined : email };
}

/**
 * Undefined when the object is nested too deep for `JSON.stringify`, though `JSON.parse` could read it.
 */
function textOf(info: object): string | undefined {
  try {
    return JSON.stringify(info);
  } catch {
    return undefined;
  }
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
