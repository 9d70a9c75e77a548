// The six get-involved forms: their questions and their payload.

import { checklistPrograms } from '../programs.ts';
import type { Answers, Field } from './field.ts';
import type { FormType } from './form-types.ts';
import { basicFields } from './person-fields.ts';

export {
  type SubmissionStatus,
  submissionStatuses,
} from '../cases/submission-status.ts';
export { type FormType, formTypes } from './form-types.ts';

const yesNo = ['yes', 'no'] as const;

const hearAbout = {
  key: 'hearAbout',
  control: 'text',
  required: 'enforced',
} as const satisfies Field;

export const typeFields = {
  'community-leader': [
    {
      key: 'standout',
      control: 'textarea',
      required: 'enforced',
    },
    {
      key: 'greatFit',
      control: 'textarea',
      required: 'enforced',
    },
    {
      key: 'experience',
      control: 'textarea',
    },
    { key: 'strength', control: 'textarea', required: 'enforced' },
    {
      key: 'challenge',
      control: 'textarea',
      required: 'enforced',
    },
    hearAbout,
    {
      key: 'reviewedPrograms',
      control: 'checkbox',
    },
    { key: 'flexibleSchedule', control: 'checkbox' },
    {
      key: 'volunteerOpportunity',
      control: 'checkbox',
    },
  ],
  volunteer: [
    {
      key: 'bestTimes',
      control: 'text',
      required: 'enforced',
    },
    {
      key: 'volunteerType',
      control: 'select',
      required: 'marked',
      options: ['virtual', 'in-person', 'both'],
    },
    { key: 'programInterest', control: 'text' },
    {
      key: 'openToOpportunities',
      control: 'select',
      required: 'marked',
      options: yesNo,
    },
    {
      key: 'specificWay',
      control: 'textarea',
    },
    { key: 'experience', control: 'textarea' },
    hearAbout,
  ],
  'resource-partner': [
    {
      key: 'entityType',
      control: 'select',
      required: 'marked',
      options: ['individual', 'business', 'nonprofit', 'other'],
    },
    {
      key: 'professionalTitle',
      control: 'text',
      required: 'enforced',
      autocomplete: 'organization-title',
    },
    {
      key: 'selectedPrograms',
      control: 'checklist',
      options: checklistPrograms,
    },
    {
      key: 'resources',
      control: 'textarea',
      required: 'enforced',
    },
    {
      key: 'partnershipType',
      control: 'select',
      required: 'marked',
      options: ['short-term', 'long-term', 'not-sure'],
    },
    hearAbout,
    {
      key: 'lowCostResources',
      control: 'checkbox',
    },
  ],
  donate: [
    {
      key: 'businessName',
      control: 'text',
      autocomplete: 'organization',
    },
    {
      key: 'supplyType',
      control: 'text',
      required: 'enforced',
    },
    {
      key: 'volume',
      control: 'text',
      required: 'enforced',
    },
    {
      key: 'frequency',
      control: 'text',
      required: 'enforced',
    },
    {
      key: 'pickupNeeded',
      control: 'select',
      required: 'marked',
      options: yesNo,
    },
    hearAbout,
  ],
  'media-partner': [
    {
      key: 'mediaOutletName',
      control: 'text',
      required: 'enforced',
      autocomplete: 'organization',
    },
    {
      key: 'mediaOutletType',
      control: 'text',
      required: 'enforced',
    },
    {
      key: 'website',
      control: 'url',
      required: 'enforced',
      autocomplete: 'url',
    },
    { key: 'socialLinks', control: 'textarea', maxLength: 1000 },
    { key: 'projectInterest', control: 'textarea' },
    hearAbout,
  ],
  'host-giveaway': [
    {
      key: 'locationType',
      control: 'text',
      required: 'enforced',
    },
    {
      key: 'address',
      control: 'text',
      required: 'enforced',
      autocomplete: 'street-address',
    },
    {
      key: 'driveIdea',
      control: 'textarea',
      required: 'enforced',
    },
    hearAbout,
    {
      key: 'volunteerOpportunity',
      control: 'checkbox',
    },
  ],
} as const satisfies Record<FormType, readonly Field[]>;

/** Every question of a form type, in form order. */
export function getFields(formType: FormType): readonly Field[] {
  return [...basicFields, ...typeFields[formType]];
}

/** Builds the payload of the public form from a person's answers. */
export function buildSubmissionPayload(formType: FormType, answers: Answers) {
  const text = (key: string) => (typeof answers[key] === 'string' ? answers[key] : '');
  return {
    formType,
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    corePrograms: Array.isArray(answers.selectedPrograms) ? answers.selectedPrograms : [],
    formData: answers,
    status: 'new',
    notes: text('message') || text('additionalInfo'),
  };
}
