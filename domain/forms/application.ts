// The application for assistance: its questions and the answers they offer.

import { spokenLanguages } from '#organization';
import { serviceAreaNames } from '../service-areas.ts';
import { createEnum, listValues } from '../vocabulary.ts';
import type { Field } from './field.ts';
import { basicFields } from './person-fields.ts';

/** The referral source stored with every application. */
export const applicationReferral = 'membership-assistance';
/** The tags of every application; `new-member` is the staff's review queue. */
export const applicationTags = ['member-assistance', 'new-member'] as const;

export const languages = createEnum(spokenLanguages);
/** The default for applicants who choose no language. */
export const firstLanguage = spokenLanguages[0];

export const contactMethods = createEnum(['Email', 'Phone Call', 'Text Message', 'Mail']);

export const emergencyAnswers = ['YES', 'NO', 'NOT SURE'] as const;
export type EmergencyAnswer = (typeof emergencyAnswers)[number];

/** The form offers three answers; an API client may send any text. */
export const homeSafetyAnswers = ['SAFE', 'NOT SAFE', 'NOT SURE'] as const;

const [firstName, lastName, email, phone, location] = basicFields;
const noEmail = { key: 'noEmail', control: 'checkbox' } as const;
export const emailField = { ...email, unless: noEmail.key } as const;

/** One person a line: first name, year of birth, relation. Staff are offered these as companions of the household. */
export const companionsField = { key: 'livesWith', control: 'textarea', maxLength: 1000 } as const;

export const applicationFields = [
  firstName,
  lastName,
  emailField,
  noEmail,
  phone,
  location,
  {
    key: 'homeSafety',
    control: 'radio',
    required: 'enforced',
    options: homeSafetyAnswers,
  },
  {
    key: 'emergency',
    control: 'radio',
    required: 'marked',
    options: emergencyAnswers,
  },
  {
    key: 'coreProgram',
    control: 'select',
    required: 'marked',
    options: serviceAreaNames,
  },
  {
    key: 'language',
    control: 'select',
    required: 'marked',
    options: listValues(languages),
    initial: firstLanguage,
  },
  {
    key: 'contactMethod',
    control: 'select',
    required: 'marked',
    options: listValues(contactMethods),
    initial: 'Email',
  },
  companionsField,
  { key: 'questions', control: 'textarea' },
  { key: 'hearAbout', control: 'text', required: 'enforced' },
] as const satisfies readonly Field[];
