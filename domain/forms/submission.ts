// The six ways to get involved: their questions, their payload and the life of a submission.

import { checklistPrograms } from '../programs.ts';
import { namedByThemselves } from '../vocabulary.ts';
import type { Answers, Field } from './field.ts';
import type { FormType } from './form-types.ts';
import { basicFields } from './person-fields.ts';

export {
  type SubmissionStatus,
  submissionStatuses,
} from '../cases/submission-status.ts';
export { type FormType, formTypes } from './form-types.ts';

const yesNo = { yes: 'Yes', no: 'No' } as const;
const programChoices = namedByThemselves(checklistPrograms);

const hearAbout: Field = {
  key: 'hearAbout',
  label: 'How did you hear about us?',
  control: 'text',
  required: 'enforced',
};

export const typeFields: Record<FormType, readonly Field[]> = {
  'community-leader': [
    {
      key: 'standout',
      label: 'What makes you stand out as a leader?',
      control: 'textarea',
      required: 'enforced',
    },
    {
      key: 'greatFit',
      label: 'Why are you a great fit to lead a chapter?',
      control: 'textarea',
      required: 'enforced',
    },
    {
      key: 'experience',
      label: 'What have you led or organized before?',
      control: 'textarea',
    },
    { key: 'strength', label: 'Your greatest strength', control: 'textarea', required: 'enforced' },
    {
      key: 'challenge',
      label: 'A challenge you expect, and how you would meet it',
      control: 'textarea',
      required: 'enforced',
    },
    hearAbout,
    {
      key: 'reviewedPrograms',
      label: 'I have read about the core programs',
      control: 'checkbox',
    },
    { key: 'flexibleSchedule', label: 'My schedule is flexible', control: 'checkbox' },
    {
      key: 'volunteerOpportunity',
      label: 'I understand that this is an unpaid volunteer role',
      control: 'checkbox',
    },
  ],
  volunteer: [
    {
      key: 'bestTimes',
      label: 'Best days and times for you',
      control: 'text',
      required: 'enforced',
      placeholder: 'e.g., Saturday mornings',
    },
    {
      key: 'volunteerType',
      label: 'How would you like to help?',
      control: 'select',
      required: 'marked',
      options: { virtual: 'Virtual', 'in-person': 'In person', both: 'Both' },
    },
    { key: 'programInterest', label: 'Programs that interest you', control: 'text' },
    {
      key: 'openToOpportunities',
      label: 'Are you open to other opportunities?',
      control: 'select',
      required: 'marked',
      options: yesNo,
    },
    {
      key: 'specificWay',
      label: 'A specific way you would like to help',
      control: 'textarea',
    },
    { key: 'experience', label: 'Skills or experience you bring', control: 'textarea' },
    hearAbout,
  ],
  'resource-partner': [
    {
      key: 'entityType',
      label: 'You are',
      control: 'select',
      required: 'marked',
      options: {
        individual: 'An individual',
        business: 'A business',
        nonprofit: 'A non-profit',
        other: 'Something else',
      },
    },
    {
      key: 'professionalTitle',
      label: 'Your title or role',
      control: 'text',
      required: 'enforced',
      autocomplete: 'organization-title',
    },
    {
      key: 'selectedPrograms',
      label: 'Core programs you would support',
      control: 'checklist',
      options: programChoices,
    },
    {
      key: 'resources',
      label: 'What can you offer?',
      control: 'textarea',
      required: 'enforced',
    },
    {
      key: 'partnershipType',
      label: 'Kind of partnership',
      control: 'select',
      required: 'marked',
      options: {
        'short-term': 'Short-term',
        'long-term': 'Long-term',
        'not-sure': 'Not sure yet',
      },
    },
    hearAbout,
    {
      key: 'lowCostResources',
      label: 'We can offer this free or at low cost',
      control: 'checkbox',
    },
  ],
  donate: [
    {
      key: 'businessName',
      label: 'Business or group name',
      control: 'text',
      autocomplete: 'organization',
    },
    {
      key: 'supplyType',
      label: 'What would you like to give?',
      control: 'text',
      required: 'enforced',
      placeholder: 'e.g., winter coats',
    },
    {
      key: 'volume',
      label: 'About how much?',
      control: 'text',
      required: 'enforced',
      placeholder: 'e.g., 3 boxes',
    },
    {
      key: 'frequency',
      label: 'How often?',
      control: 'text',
      required: 'enforced',
      placeholder: 'e.g., once, or every month',
    },
    {
      key: 'pickupNeeded',
      label: 'Do you need us to pick it up?',
      control: 'select',
      required: 'marked',
      options: yesNo,
    },
    hearAbout,
  ],
  'media-partner': [
    {
      key: 'mediaOutletName',
      label: 'Name of your outlet',
      control: 'text',
      required: 'enforced',
      autocomplete: 'organization',
    },
    {
      key: 'mediaOutletType',
      label: 'Kind of outlet',
      control: 'text',
      required: 'enforced',
      placeholder: 'e.g., podcast, local news, photography',
    },
    {
      key: 'website',
      label: 'Website',
      control: 'url',
      required: 'enforced',
      placeholder: 'https://',
      autocomplete: 'url',
    },
    { key: 'socialLinks', label: 'Social media links', control: 'textarea', maxLength: 1000 },
    { key: 'projectInterest', label: 'A story or project you have in mind', control: 'textarea' },
    hearAbout,
  ],
  'host-giveaway': [
    {
      key: 'locationType',
      label: 'What kind of place is it?',
      control: 'text',
      required: 'enforced',
      placeholder: 'e.g., church hall, school gym, shop',
    },
    {
      key: 'address',
      label: 'Address of the place',
      control: 'text',
      required: 'enforced',
      autocomplete: 'street-address',
    },
    {
      key: 'driveIdea',
      label: 'Your idea for the drive or giveaway',
      control: 'textarea',
      required: 'enforced',
    },
    hearAbout,
    {
      key: 'volunteerOpportunity',
      label: 'We would welcome volunteers to help',
      control: 'checkbox',
    },
  ],
};

/** Every question of a form type, in the form's own order. */
export function fieldsOf(formType: FormType): readonly Field[] {
  return [...basicFields, ...typeFields[formType]];
}

/** What the public form sends, from the answers a person gave. */
export function submissionPayload(formType: FormType, answers: Answers) {
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
