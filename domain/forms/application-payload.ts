// The payload that the application for assistance sends; answers without a key go to `additionalInfo`.
import { applicationFields, applicationReferral, applicationTags } from './application.ts';
import { type Answers, pickOtherAnswers } from './field.ts';

/** "Springfield, IL" → city and state; any other text yields neither. */
export function splitCityAndState(location: string): { city?: string; state?: string } {
  // Split first: one regular expression for all of it takes minutes on a long run of spaces.
  const [city = '', rest = '', ...more] = location.split(',').map((part) => part.trim());
  const match = /^([a-z]{2}|[a-z][a-z ]{2,30})\.?(?:\s+\d{5}(?:-\d{4})?)?$/i.exec(rest);
  if (!match?.[1] || more.length > 0 || city.length < 2 || city.length > 100) return {};
  const state = match[1].trim();
  return { city, state: state.length === 2 ? state.toUpperCase() : state };
}

/** The questions whose answers have a key of their own in the payload. */
export const payloadKeys: readonly string[] = [
  ...['firstName', 'lastName', 'email', 'phone'],
  ...['coreProgram', 'language', 'contactMethod', 'questions'],
];

/** Maps a payload key to the question it came from, so that a problem is shown at that question. */
export const questionOf: Readonly<Record<string, string>> = {
  ...{ city: 'location', state: 'location', programAreas: 'coreProgram', notes: 'questions' },
  ...{ preferredLanguage: 'language', preferredContactMethod: 'contactMethod' },
};

export function buildMemberPayload(answers: Answers) {
  const text = (key: string) => String(answers[key] ?? '');
  const { city = '', state = '' } = splitCityAndState(text('location'));
  const area = text('coreProgram');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: answers.noEmail === true ? '' : text('email'),
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
      // Send an unanswered enforced question as empty, so that the server reports it.
      ...Object.fromEntries(
        applicationFields
          .filter((field) => 'required' in field && field.required === 'enforced')
          .filter(({ key }) => !payloadKeys.includes(key))
          .map(({ key }) => [key, '']),
      ),
      ...pickOtherAnswers(applicationFields, payloadKeys, answers),
    }),
  };
}
