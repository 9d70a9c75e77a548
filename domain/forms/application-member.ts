// Turns an application into a member. A filled stored key (programAreas, emergencyNeeds …) wins over the
// form's key (coreProgram, emergency …); the rest goes to `additionalInfo`, so that no answer is lost.

import type { KnownArea } from '../service-areas.ts';
import { isCleanText, normalizeLineBreaks } from '../text/text.ts';
import {
  applicationFields,
  contactMethods,
  type EmergencyAnswer,
  firstLanguage,
} from './application.ts';
import { splitCityAndState } from './application-payload.ts';
import { type Answer, type Answers, pickOtherAnswers } from './field.ts';

export type Application = {
  firstName: string;
  lastName: string;
  email?: string;
  noEmail?: boolean;
  phone: string;
  location?: string;
  homeSafety?: string;
  hearAbout?: string;
  emergency?: EmergencyAnswer | '';
  coreProgram?: KnownArea | '';
  language?: string;
  contactMethod?: string;
  questions?: string;
  address?: string;
  city?: string;
  state?: string;
  zipCode?: string;
  dateOfBirth?: string | null;
  programAreas?: KnownArea[];
  assistanceAreas?: KnownArea[];
  emergencyNeeds?: boolean;
  householdSize?: number | null;
  householdIncome?: string;
  preferredLanguage?: string;
  preferredContactMethod?: string;
  notes?: string;
  additionalInfo?: string | Record<string, string>;
};

/** The stored member of an application; status, tags and priority never come from the applicant. */
export function buildMember(application: Application) {
  const place = splitCityAndState(application.location ?? '');
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
    // Either key is enough: `false` can also mean that the question was not answered.
    emergencyNeeds: application.emergencyNeeds === true || application.emergency === 'YES',
    householdSize: application.householdSize ?? null,
    householdIncome: application.householdIncome || null,
    preferredLanguage: application.preferredLanguage || application.language || firstLanguage,
    preferredContactMethod: contactMethodOf(application),
    notes: application.notes || application.questions || null,
    additionalInfo: additionalInfoOf(application),
  };
}

/** The form preselects email; without an address the method becomes a phone call. */
function contactMethodOf({ email, preferredContactMethod, contactMethod }: Application): string {
  const chosen = preferredContactMethod || contactMethod || contactMethods.Email;
  return chosen === contactMethods.Email && !email ? contactMethods['Phone Call'] : chosen;
}

function firstFilled<T>(...lists: (T[] | undefined)[]): T[] | undefined {
  return lists.find((list) => list !== undefined && list.length > 0);
}

/** Questions whose answers `buildMember` or `additionalInfoOf` store explicitly. */
const filedKeys = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'location',
  'homeSafety',
  'hearAbout',
].concat([
  'emergency',
  'coreProgram',
  'language',
  'contactMethod',
  'questions',
] satisfies (keyof Application)[]);

/** All answers without a column of their own, in the order in which staff read them. */
function additionalInfoOf(application: Application): Answers {
  const own = application.additionalInfo;
  const said = new Map<string, Answer | undefined>(
    Object.entries({
      ...pickOtherAnswers(applicationFields, filedKeys, application),
      homeSafety: application.homeSafety,
      emergency: application.emergency,
      location: application.location,
      coreProgram: application.coreProgram,
      // When `notes` is filled it wins above, and the answer to `questions` would be lost.
      questions: application.notes ? application.questions : undefined,
      hearAbout: application.hearAbout,
      language: application.preferredLanguage ? application.language : undefined,
      contactMethod: application.preferredContactMethod ? application.contactMethod : undefined,
    }),
  );
  for (const [key, value] of Object.entries(
    typeof own === 'string' ? readInfo(own) : (own ?? {}),
  )) {
    // Keep the form's own answer under its key; a different one of the same name gets a prefix.
    const isTaken = Boolean(said.get(key)) && said.get(key) !== value;
    said.set(isTaken ? `additionalInfo.${key}` : key, value);
  }
  return Object.fromEntries(
    [...said].filter((entry): entry is [string, Answer] => Boolean(entry[1])),
  );
}

/** `additionalInfo` is usually a JSON string; text that is not JSON is stored as written. */
function readInfo(text: string): Record<string, string> {
  if (text === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) {
      const entries = Object.entries(parsed).map(([key, value]): [string, string] => [
        key,
        typeof value === 'string' ? normalizeLineBreaks(value) : JSON.stringify(value),
      ]);
      // A JSON escape can decode to a character that cannot be stored; the raw text can be stored.
      if (entries.flat().every(isCleanText)) return Object.fromEntries(entries);
    }
  } catch {
    // Not JSON: free text.
  }
  return { additionalInfo: text };
}
