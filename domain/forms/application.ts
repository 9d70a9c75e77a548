// The application for assistance: its questions and the answers they offer.

import { spokenLanguages } from '#organisation';
import { serviceAreaNames } from '../service-areas.ts';
import { namedByThemselves, values } from '../vocabulary.ts';
import type { Field } from './field.ts';
import { basicFields } from './person-fields.ts';

/** What the application stores as its referral source. */
export const applicationReferral = 'membership-assistance';
/** The tags of an application; the second one is the review queue of staff. */
export const applicationTags = ['member-assistance', 'new-member'] as const;

export const languages = namedByThemselves(spokenLanguages);
/** Of who chose none. */
export const firstLanguage = spokenLanguages[0];

export const contactMethods = namedByThemselves(['Email', 'Phone Call', 'Text Message', 'Mail']);

export const emergencyAnswers = ['YES', 'NO', 'NOT SURE'] as const;
export type EmergencyAnswer = (typeof emergencyAnswers)[number];

/** The form offers three answers; the stored value may be any text a person chose to send. */
export const homeSafetyAnswers = ['SAFE', 'NOT SAFE', 'NOT SURE'] as const;

const [firstName, lastName, email, phone, location] = basicFields;
const noEmail = { key: 'noEmail', control: 'checkbox' } as const;
export const emailField = { ...email, unless: noEmail.key } as const;

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
    options: values(languages),
    initial: firstLanguage,
  },
  {
    key: 'contactMethod',
    control: 'select',
    required: 'marked',
    options: values(contactMethods),
    initial: 'Email',
  },
  { key: 'questions', control: 'textarea' },
  { key: 'hearAbout', control: 'text', required: 'enforced' },
] as const satisfies readonly Field[];
