// How an application becomes a member. The form's keys (coreProgram, emergency …) and the stored keys
// (programAreas, emergencyNeeds …) both count: a filled stored key wins, else the form's key fills it.
// Nothing typed is lost.

import type { KnownArea } from '../service-areas.ts';
import { isCleanText, withPlainBreaks } from '../text/text.ts';
import {
  applicationFields,
  contactMethods,
  type EmergencyAnswer,
  firstLanguage,
} from './application.ts';
import { cityAndState } from './application-payload.ts';
import { type Answer, type Answers, otherAnswers } from './field.ts';

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

/** The stored person an application becomes. Status, tags and priority are not the applicant's to say. */
export function memberOfApplication(application: Application) {
  const place = cityAndState(application.location ?? '');
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
    preferredLanguage: application.preferredLanguage || application.language || firstLanguage,
    preferredContactMethod: contactMethodOf(application),
    notes: application.notes || application.questions || null,
    additionalInfo: additionalInfoOf(application),
  };
}

/** Email is what the form says at first: without an address it is a phone call. */
function contactMethodOf({ email, preferredContactMethod, contactMethod }: Application): string {
  const chosen = preferredContactMethod || contactMethod || contactMethods.Email;
  return chosen === contactMethods.Email && !email ? contactMethods['Phone Call'] : chosen;
}

function firstFilled<T>(...lists: (T[] | undefined)[]): T[] | undefined {
  return lists.find((list) => list !== undefined && list.length > 0);
}

/** The questions whose answers are filed below, each in its own way. */
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

/** Everything that has no column of its own, in the order in which staff read it. */
function additionalInfoOf(application: Application): Answers {
  const own = application.additionalInfo;
  const said = new Map<string, Answer | undefined>(
    Object.entries({
      ...otherAnswers(applicationFields, filedKeys, application),
      homeSafety: application.homeSafety,
      emergency: application.emergency,
      location: application.location,
      coreProgram: application.coreProgram,
      // Where `notes` was filled it won, and the questions would be lost.
      questions: application.notes ? application.questions : undefined,
      hearAbout: application.hearAbout,
      language: application.preferredLanguage ? application.language : undefined,
      contactMethod: application.preferredContactMethod ? application.contactMethod : undefined,
    }),
  );
  for (const [key, value] of Object.entries(
    typeof own === 'string' ? readInfo(own) : (own ?? {}),
  )) {
    // The form's own answer is what somebody was asked: another one of that name stands beside it.
    const isTaken = Boolean(said.get(key)) && said.get(key) !== value;
    said.set(isTaken ? `additionalInfo.${key}` : key, value);
  }
  return Object.fromEntries(
    [...said].filter((entry): entry is [string, Answer] => Boolean(entry[1])),
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
        typeof value === 'string' ? withPlainBreaks(value) : JSON.stringify(value),
      ]);
      // An escape may stand for a character that cannot be stored; as written, it can.
      if (entries.flat().every(isCleanText)) return Object.fromEntries(entries);
    }
  } catch {
    // Not JSON: a person's own words.
  }
  return { additionalInfo: text };
}
