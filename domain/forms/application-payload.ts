// The member payload: what the application for assistance sends. What has no key of its own there
// travels in `additionalInfo`, so that nothing typed is lost.
import { applicationFields, applicationReferral, applicationTags } from './application.ts';
import { type Answers, otherAnswers } from './field.ts';

/** "Springfield, IL" → city and state; anything else is only a place somebody named. */
export function cityAndState(location: string): { city?: string; state?: string } {
  const match =
    /^\s*([^,]{2,100}?)\s*,\s*([A-Za-z]{2}|[A-Za-z][A-Za-z ]{2,30})\.?(?:\s+\d{5}(?:-\d{4})?)?\s*$/.exec(
      location,
    );
  if (!match?.[1] || !match[2]) return {};
  const state = match[2].trim();
  return { city: match[1], state: state.length === 2 ? state.toUpperCase() : state };
}

/** The questions whose answers have a key of their own in the payload. */
export const payloadKeys: readonly string[] = [
  ...['firstName', 'lastName', 'email', 'phone'],
  ...['coreProgram', 'language', 'contactMethod', 'questions'],
];

/** Where an answer travels under another name, the question that a problem with it is about. */
export const questionOf: Readonly<Record<string, string>> = {
  ...{ city: 'location', state: 'location', programAreas: 'coreProgram', notes: 'questions' },
  ...{ preferredLanguage: 'language', preferredContactMethod: 'contactMethod' },
};

export function memberPayload(answers: Answers) {
  const text = (key: string) => String(answers[key] ?? '');
  const { city = '', state = '' } = cityAndState(text('location'));
  const area = text('coreProgram');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    address: '',
    city,
    state,
    zipCode: '',
    dateOfBirth: null,
    programAreas: area === '' ? [] : [area],
    status: 'active',
    referralSource: applicationReferral,
    emergencyNeeds: answers.emergency === 'YES',
    householdSize: null,
    householdIncome: '',
    preferredLanguage: text('language'),
    preferredContactMethod: text('contactMethod'),
    tags: applicationTags,
    notes: text('questions'),
    additionalInfo: JSON.stringify({
      // An enforced question that was asked and not answered is sent as such: the server names it.
      ...Object.fromEntries(
        applicationFields
          .filter((field) => 'required' in field && field.required === 'enforced')
          .filter(({ key }) => !payloadKeys.includes(key))
          .map(({ key }) => [key, '']),
      ),
      ...otherAnswers(applicationFields, payloadKeys, answers),
    }),
  };
}
