// The application for assistance: its questions, and how an answer becomes a member.
// The form's keys (coreProgram, emergency …) and the stored keys (programAreas, emergencyNeeds …)
// both count: a filled stored key wins, else the form's key fills it. Nothing typed is lost.
import * as v from 'valibot';
import { answersSchema, type Field } from './field.ts';
import { basicFields } from './get-involved.ts';
import { areaListSchema, optionalBirthDate } from './member.ts';
import { serviceAreaNames } from './service-areas.ts';
import { isCleanText, optionalText, textLimits } from './text.ts';
import { namedByThemselves, type ValueOf } from './vocabulary.ts';

export const languages = {
  English: 'English',
  Spanish: 'Spanish',
  French: 'French',
  Other: 'Other',
} as const;

export const contactMethods = {
  Email: 'Email',
  'Phone Call': 'Phone Call',
  'Text Message': 'Text Message',
  Mail: 'Mail',
} as const;

export const emergencyAnswers = { YES: 'Yes', NO: 'No', 'NOT SURE': 'Not sure' } as const;
export type EmergencyAnswer = ValueOf<typeof emergencyAnswers>;

/** The form offers three answers; the stored value may be any text a person chose to send. */
export const homeSafetyAnswers = {
  SAFE: 'Yes, I am safe at home',
  'NOT SAFE': 'No, I am not safe at home',
  'NOT SURE': 'I am not sure',
} as const;

export const applicationFields = [
  ...basicFields,
  {
    key: 'homeSafety',
    label: 'Are you safe at home?',
    control: 'radio',
    required: 'enforced',
    options: homeSafetyAnswers,
  },
  {
    key: 'emergency',
    label: 'Is this an emergency?',
    control: 'radio',
    required: 'marked',
    options: emergencyAnswers,
  },
  {
    key: 'coreProgram',
    label: 'What do you need help with most?',
    control: 'select',
    required: 'marked',
    options: namedByThemselves(serviceAreaNames),
  },
  {
    key: 'language',
    label: 'Language you like to speak',
    control: 'select',
    required: 'marked',
    options: languages,
    initial: 'English',
  },
  {
    key: 'contactMethod',
    label: 'Best way to reach you',
    control: 'select',
    required: 'marked',
    options: contactMethods,
    initial: 'Email',
  },
  { key: 'questions', label: 'Anything you want us to know or answer', control: 'textarea' },
  { key: 'hearAbout', label: 'How did you hear about us?', control: 'text', required: 'enforced' },
] as const satisfies readonly Field[];

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

// @__NO_SIDE_EFFECTS__
function requiredHomeSafety() {
  return v.pipe(optionalText(1000), v.minLength(1, 'Are you safe at home? is required'));
}

export type Application = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  homeSafety: string;
  hearAbout: string;
  emergency?: EmergencyAnswer | '';
  coreProgram?: string;
  language?: string;
  contactMethod?: string;
  questions?: string;
  address?: string;
  city?: string;
  state?: string;
  zipCode?: string;
  dateOfBirth?: string | null;
  programAreas?: string[];
  assistanceAreas?: string[];
  emergencyNeeds?: boolean;
  householdSize?: number | null;
  householdIncome?: string;
  preferredLanguage?: string;
  preferredContactMethod?: string;
  notes?: string;
  additionalInfo?: string | Record<string, string>;
};

/** "Richmond, VA" → city and state; anything else is only a place somebody named. */
export function cityAndState(location: string): { city?: string; state?: string } {
  const match =
    /^\s*([^,]{2,100}?)\s*,\s*([A-Za-z]{2}|[A-Za-z][A-Za-z ]{2,30})\.?(?:\s+\d{5}(?:-\d{4})?)?\s*$/.exec(
      location,
    );
  if (!match?.[1] || !match[2]) return {};
  const state = match[2].trim();
  return { city: match[1], state: state.length === 2 ? state.toUpperCase() : state };
}

/** The stored person an application becomes. Status, tags and priority are not the applicant's to say. */
export function memberOfApplication(application: Application) {
  const place = cityAndState(application.location);
  const areas = firstFilled(application.programAreas, application.assistanceAreas) ?? [];
  return {
    firstName: application.firstName,
    lastName: application.lastName,
    email: application.email || null,
    phone: application.phone || null,
    address: application.address || null,
    city: application.city || place.city || null,
    state: application.state || place.state || null,
    zipCode: application.zipCode || null,
    dateOfBirth: application.dateOfBirth ?? null,
    programAreas: areas.length > 0 || !application.coreProgram ? areas : [application.coreProgram],
    // Either key is enough: a `false` may only mean that nobody filled it.
    emergencyNeeds: application.emergencyNeeds === true || application.emergency === 'YES',
    householdSize: application.householdSize ?? null,
    householdIncome: application.householdIncome || null,
    preferredLanguage: application.preferredLanguage || application.language || languages.English,
    preferredContactMethod:
      application.preferredContactMethod || application.contactMethod || contactMethods.Email,
    notes: application.notes || application.questions || null,
    additionalInfo: additionalInfoOf(application),
  };
}

function firstFilled<T>(...lists: (T[] | undefined)[]): T[] | undefined {
  return lists.find((list) => list !== undefined && list.length > 0);
}

/** Everything that has no column of its own, in the order in which staff read it. */
function additionalInfoOf(application: Application): Record<string, string> {
  const own = application.additionalInfo;
  const said: Record<string, string | undefined> = {
    homeSafety: application.homeSafety,
    emergency: application.emergency,
    location: application.location,
    coreProgram: application.coreProgram,
    // Where `notes` was filled it won, and the questions would be lost.
    questions: application.notes ? application.questions : undefined,
    hearAbout: application.hearAbout,
    language: application.preferredLanguage ? application.language : undefined,
    contactMethod: application.preferredContactMethod ? application.contactMethod : undefined,
  };
  for (const [key, value] of Object.entries(
    typeof own === 'string' ? readInfo(own) : (own ?? {}),
  )) {
    // The form's own answer is what somebody was asked: another one of that name stands beside it.
    const isTaken = Boolean(said[key]) && said[key] !== value;
    said[isTaken ? `additionalInfo.${key}` : key] = value;
  }
  return Object.fromEntries(
    Object.entries(said).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The payload's `additionalInfo` is a JSON string; what is not JSON is kept as the person wrote it. */
function readInfo(text: string): Record<string, string> {
  if (text === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      const entries = Object.entries(parsed).map(([key, value]): [string, string] => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      // An escape may stand for a character that cannot be stored; as written, it can.
      if (entries.flat().every(isCleanText)) return Object.fromEntries(entries);
    }
  } catch {
    // Not JSON: a person's own words.
  }
  return { additionalInfo: text };
}
