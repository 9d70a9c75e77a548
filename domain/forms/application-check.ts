import * as v from 'valibot';
import { areaListSchema, optionalBirthDate } from '../cases/member.ts';
import { textLimits } from '../text/text.ts';
import { optionalText } from '../text/text-check.ts';
import { applicationFields } from './application.ts';
import { answersSchema } from './field-check.ts';

const householdSize = v.pipe(
  v.nullable(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{0,2}$/))], 'Use a number of people'),
  ),
  v.transform((value) => (value === null || value === '' ? null : Number(value))),
  v.nullable(
    v.pipe(
      v.number(),
      v.integer('Use a whole number'),
      v.minValue(1, 'Use a number from 1'),
      v.maxValue(50, 'Use a number up to 50'),
    ),
  ),
);

const additionalInfo = v.union(
  [optionalText(textLimits.story), v.record(optionalText(100), optionalText(textLimits.story))],
  'Use text here',
);

export const applicationSchema = v.object({
  ...answersSchema(applicationFields).entries,
  homeSafety: v.optional(requiredHomeSafety(), ''),
  address: v.optional(optionalText()),
  city: v.optional(optionalText()),
  state: v.optional(optionalText()),
  zipCode: v.optional(optionalText(20)),
  dateOfBirth: optionalBirthDate,
  programAreas: v.optional(areaListSchema),
  assistanceAreas: v.optional(areaListSchema),
  emergencyNeeds: v.optional(v.boolean('Use yes or no here')),
  householdSize: v.optional(householdSize),
  householdIncome: v.optional(optionalText()),
  preferredLanguage: v.optional(optionalText(50)),
  preferredContactMethod: v.optional(optionalText(50)),
  notes: v.optional(optionalText(textLimits.story)),
  additionalInfo: v.optional(additionalInfo),
});

function requiredHomeSafety() {
  return v.pipe(optionalText(1000), v.minLength(1, 'Are you safe at home? is required'));
}
