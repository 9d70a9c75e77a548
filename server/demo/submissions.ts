// Get-involved submissions of the demo: all six types and all four statuses.

import type { SubmissionStatus } from '#domain/forms/submission';
import type { SubmissionPayload } from '#domain/forms/submission-check';
import { checklistPrograms, programs } from '#domain/programs';
import { office, samplePhones } from '#organization';

const [areaCode] = samplePhones.areaCodes;

type DemoSubmission = SubmissionPayload & { daysAgo: number; status: SubmissionStatus };

function submission(
  daysAgo: number,
  status: SubmissionStatus,
  formType: SubmissionPayload['formType'],
  person: { firstName: string; lastName: string; phone: string },
  answers: SubmissionPayload['formData'],
): DemoSubmission {
  const email = `${person.firstName.toLowerCase()}.${person.lastName.toLowerCase()}@example.org`;
  const selected = answers.selectedPrograms;
  return {
    daysAgo,
    status,
    formType,
    ...person,
    email,
    corePrograms: Array.isArray(selected) ? selected : [],
    formData: { ...person, email, location: `${office.city}, ${office.state}`, ...answers },
    notes: '',
  };
}

export const demoSubmissions: readonly DemoSubmission[] = [
  submission(
    0.15,
    'new',
    'volunteer',
    { firstName: 'Maya', lastName: 'Collins', phone: `${areaCode}-555-0161` },
    {
      bestTimes: 'Saturday mornings',
      volunteerType: 'in-person',
      programInterest: programs[0].name,
      openToOpportunities: 'yes',
      specificWay: 'I can drive a van.',
      experience: 'Two years at a food bank.',
      hearAbout: 'The library',
    },
  ),
  submission(
    1.1,
    'new',
    'donate',
    { firstName: 'Greg', lastName: 'Lawson', phone: `${areaCode}-555-0162` },
    {
      businessName: 'Lawson Dry Cleaning',
      supplyType: 'Winter coats, cleaned',
      volume: '60 coats',
      frequency: 'Once a year',
      pickupNeeded: 'yes',
      hearAbout: 'A customer',
    },
  ),
  submission(
    2.2,
    'new',
    'media-partner',
    { firstName: 'Tessa', lastName: 'Grant', phone: `${areaCode}-555-0163` },
    {
      mediaOutletName: 'River City Mornings',
      mediaOutletType: 'Podcast',
      website: 'https://example.org/river-city',
      socialLinks: '',
      projectInterest: 'A series on neighbors who started a small business.',
      hearAbout: 'The coat giveaway',
    },
  ),
  submission(
    3,
    'in-progress',
    'resource-partner',
    { firstName: 'Adrian', lastName: 'Wells', phone: `${areaCode}-555-0164` },
    {
      entityType: 'business',
      professionalTitle: 'Owner',
      selectedPrograms: checklistPrograms.slice(1, 3),
      resources: 'A training room with twelve computers, free on weekday evenings.',
      partnershipType: 'long-term',
      hearAbout: 'Chamber breakfast',
      lowCostResources: true,
    },
  ),
  submission(
    5,
    'in-progress',
    'host-giveaway',
    { firstName: 'Pastor', lastName: 'Greene', phone: `${areaCode}-555-0165` },
    {
      locationType: 'Church hall',
      address: `500 Sample Street, ${office.city}, ${office.state}`,
      driveIdea: 'School supplies in August, with haircuts.',
      hearAbout: 'A member of our church',
      volunteerOpportunity: true,
    },
  ),
  submission(
    8,
    'completed',
    'volunteer',
    { firstName: 'Noah', lastName: 'Bennett', phone: `${areaCode}-555-0166` },
    {
      bestTimes: 'Weekday evenings',
      volunteerType: 'virtual',
      programInterest: programs[1].name,
      openToOpportunities: 'no',
      specificWay: 'Math tutoring by video.',
      experience: '',
      hearAbout: 'Social media',
    },
  ),
  submission(
    14,
    'on-hold',
    'community-leader',
    { firstName: 'Simone', lastName: 'Archer', phone: `${areaCode}-555-0167` },
    {
      standout: 'I know almost everybody on my street.',
      greatFit: 'I have run the block association for six years.',
      experience: 'Block association, school board volunteer.',
      strength: 'I follow up.',
      challenge: 'Time in the summer; my sister would cover for me.',
      hearAbout: 'The website',
      reviewedPrograms: true,
      flexibleSchedule: true,
      volunteerOpportunity: true,
    },
  ),
  submission(
    19,
    'completed',
    'donate',
    { firstName: 'Iris', lastName: 'Chang', phone: `${areaCode}-555-0168` },
    {
      businessName: '',
      supplyType: 'Two laptops',
      volume: '2',
      frequency: 'Once',
      pickupNeeded: 'no',
      hearAbout: 'A friend',
    },
  ),
];
