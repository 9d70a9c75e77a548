// The application for assistance: its questions and the answers they offer.

import { serviceAreaNames } from '../service-areas.ts';
import { namedByThemselves, type ValueOf } from '../vocabulary.ts';
import type { Field } from './field.ts';
import { basicFields } from './person-fields.ts';

/** What the application stores as its referral source. */
export const applicationReferral = 'membership-assistance';
/** The tags of an application; the second one is the review queue of staff. */
export const applicationTags = ['member-assistance', 'new-member'] as const;

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
