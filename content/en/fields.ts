import { languages } from '#domain/forms/application';
import { checklistPrograms } from '#domain/programs';
import { createEnum } from '#domain/vocabulary';
import type { BasicTexts, Fields, GetInvolvedTexts, OwnTexts } from '../field-shape.ts';
import { office } from '../tokens.ts';
import { vocabularies } from './vocabularies.ts';

const basics: BasicTexts = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email address' },
  phone: { label: 'Phone number' },
  location: { label: 'Location', placeholder: `e.g., ${office.city}, ${office.state}` },
};

const hearAbout = { label: 'How did you hear about us?' };
const yesNo = { yes: 'Yes', no: 'No' };

const own: OwnTexts = {
  'community-leader': {
    standout: { label: 'What makes you stand out as a leader?' },
    greatFit: { label: 'Why are you a great fit to lead a chapter?' },
    experience: { label: 'What have you led or organized before?' },
    strength: { label: 'Your greatest strength' },
    challenge: { label: 'What challenge do you expect, and how would you meet it?' },
    hearAbout,
    reviewedPrograms: { label: 'I have read about the core programs' },
    flexibleSchedule: { label: 'My schedule is flexible' },
    volunteerOpportunity: { label: 'I understand that this is an unpaid volunteer role' },
  },
  volunteer: {
    bestTimes: { label: 'Best days and times for you', placeholder: 'e.g., Saturday mornings' },
    volunteerType: {
      label: 'How would you like to help?',
      options: { virtual: 'Virtual', 'in-person': 'In person', both: 'Both' },
    },
    programInterest: { label: 'Programs that interest you' },
    openToOpportunities: { label: 'Are you open to other opportunities?', options: yesNo },
    specificWay: { label: 'A specific way you would like to help' },
    experience: { label: 'Skills or experience you bring' },
    hearAbout,
  },
  'resource-partner': {
    entityType: {
      label: 'You are',
      options: {
        individual: 'An individual',
        business: 'A business',
        nonprofit: 'A nonprofit',
        other: 'Something else',
      },
    },
    professionalTitle: { label: 'Your title or role' },
    selectedPrograms: {
      label: 'Core programs you would support',
      options: createEnum(checklistPrograms),
    },
    resources: { label: 'What can you offer?' },
    partnershipType: {
      label: 'Kind of partnership',
      options: {
        'short-term': 'Short-term',
        'long-term': 'Long-term',
        'not-sure': 'Not sure yet',
      },
    },
    hearAbout,
    lowCostResources: { label: 'We can offer this free or at low cost' },
  },
  donate: {
    businessName: { label: 'Business or group name' },
    supplyType: { label: 'What would you like to give?', placeholder: 'e.g., winter coats' },
    volume: { label: 'About how much?', placeholder: 'e.g., 3 boxes' },
    frequency: { label: 'How often?', placeholder: 'e.g., once, or every month' },
    pickupNeeded: { label: 'Do you need us to pick it up?', options: yesNo },
    hearAbout,
  },
  'media-partner': {
    mediaOutletName: { label: 'Name of your outlet' },
    mediaOutletType: {
      label: 'Type of media outlet',
      placeholder: 'e.g., podcast, local news, photography',
    },
    website: { label: 'Website', placeholder: 'https://' },
    socialLinks: { label: 'Social media links' },
    projectInterest: { label: 'A story or project you have in mind' },
    hearAbout,
  },
  'host-giveaway': {
    locationType: {
      label: 'What kind of place is it?',
      placeholder: 'e.g., church hall, school gym, shop',
    },
    address: { label: 'Address of the giveaway' },
    driveIdea: { label: 'Your idea for the drive or giveaway' },
    hearAbout,
    volunteerOpportunity: { label: 'We would welcome volunteers to help' },
  },
};

const getInvolved: GetInvolvedTexts = {
  'community-leader': { ...basics, ...own['community-leader'] },
  volunteer: { ...basics, ...own.volunteer },
  'resource-partner': { ...basics, ...own['resource-partner'] },
  donate: { ...basics, ...own.donate },
  'media-partner': { ...basics, ...own['media-partner'] },
  'host-giveaway': { ...basics, ...own['host-giveaway'] },
};

export const fields: Fields = {
  assistance: {
    ...basics,
    noEmail: {
      label: 'I don’t have email',
      hint: 'Then we call you, unless you choose another way to be reached below.',
    },
    homeSafety: {
      label: 'Are you safe at home?',
      options: {
        SAFE: 'Yes, I am safe at home',
        'NOT SAFE': 'No, I am not safe at home',
        'NOT SURE': 'I am not sure',
      },
    },
    emergency: {
      label: 'Is this an emergency?',
      options: { YES: 'Yes', NO: 'No', 'NOT SURE': 'Not sure' },
    },
    coreProgram: {
      label: 'What do you need help with most?',
      options: vocabularies.serviceAreas,
    },
    language: {
      label: 'Language you like to speak',
      options: languages,
    },
    contactMethod: {
      label: 'Best way to reach you',
      options: {
        Email: 'Email',
        'Phone Call': 'Phone Call',
        'Text Message': 'Text Message',
        Mail: 'Mail',
      },
    },
    livesWith: { label: 'Who else lives with you?' },
    questions: { label: 'Anything you want us to know or answer' },
    hearAbout,
  },
  contact: {
    name: { label: 'Name' },
    email: { label: 'Email address' },
    subject: { label: 'Subject' },
    message: { label: 'Message' },
  },
  donation: {
    type: { label: 'How often?', options: { 'one-time': 'One-time', monthly: 'Monthly' } },
    donorName: { label: 'Name' },
    email: { label: 'Email address' },
  },
  getInvolved,
};
