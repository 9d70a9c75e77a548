// Pins the closed lists: screens, payloads and database checks derive from them.
import { describe, expect, it } from 'vitest';
import {
  progressStatuses,
  progressTypes,
  quantityUnits,
  serviceOutcomes,
} from './cases/case-parts.ts';
import { contactKinds, contactOutcomes } from './cases/contact-attempt.ts';
import {
  disabilityStatuses,
  genders,
  memberStatuses,
  priorities,
  races,
  referralSources,
  serviceRegions,
} from './cases/member.ts';
import { contactMethods, emergencyAnswers, languages } from './forms/application.ts';
import {
  buildSubmissionPayload,
  formTypes,
  getFields,
  submissionStatuses,
} from './forms/submission.ts';
import { checklistPrograms, programs } from './programs.ts';
import { programAreas, serviceAreas, serviceTypes } from './service-areas.ts';
import { listAreasOfTopic, type TopicName, topics } from './topics.ts';
import { getLabel, isValueOf, type Vocabulary } from './vocabulary.ts';

const lists: [string, Vocabulary, string][] = [
  ['member statuses', memberStatuses, 'active inactive completed on-hold'],
  ['priorities', priorities, 'urgent high normal low'],
  ['submission statuses', submissionStatuses, 'new in-progress completed on-hold'],
  ['service outcomes', serviceOutcomes, 'in-progress completed cancelled referred'],
  ['units of a service', quantityUnits, 'boxes pounds'],
  ['kinds of contact', contactKinds, 'call text mail visit'],
  ['outcomes of a contact', contactOutcomes, 'reached no-answer voicemail corrected'],
  ['progress types', progressTypes, 'milestone check-in assessment outcome'],
  ['progress statuses', progressStatuses, 'achieved in-progress not-started at-risk'],
  [
    'regions',
    serviceRegions,
    'richmond-metro central-virginia northern-virginia eastern-virginia out-of-state',
  ],
  [
    'races',
    races,
    'american-indian asian black hispanic pacific-islander white two-or-more prefer-not-to-say',
  ],
  ['genders', genders, 'male female non-binary prefer-not-to-say'],
  [
    'disabilities',
    disabilityStatuses,
    'none physical intellectual mental-health multiple prefer-not-to-say',
  ],
  [
    'service types',
    serviceTypes,
    'housing food mental-health job-training healthcare education family-support crisis-intervention other',
  ],
  [
    'form types',
    formTypes,
    'community-leader volunteer resource-partner donate media-partner host-giveaway',
  ],
  ['languages', languages, 'English Spanish French Other'],
];

describe('vocabularies', () => {
  it.each(lists)('lists %s in order', (_, vocabulary, values) => {
    expect(Object.keys(vocabulary).join(' ')).toBe(values);
  });

  it('lists the vocabulary values that contain spaces', () => {
    expect(Object.keys(contactMethods)).toEqual(['Email', 'Phone Call', 'Text Message', 'Mail']);
    expect(emergencyAnswers).toEqual(['YES', 'NO', 'NOT SURE']);
    expect([referralSources.length, programAreas.length, serviceAreas.length]).toEqual([
      12, 15, 12,
    ]);
  });

  it('recognizes only the values of the vocabulary', () => {
    expect(isValueOf(priorities, 'urgent')).toBe(true);
    for (const value of ['toString', '__proto__', 'Urgent', 7]) {
      expect(isValueOf(priorities, value)).toBe(false);
    }
    const labels = { high: 'High' };
    expect([getLabel(labels, 'high'), getLabel(labels, 'old')]).toEqual(['High', 'old']);
  });
});

describe('programs', () => {
  it('lists nine programs, eight of them in checklists', () => {
    expect(programs).toHaveLength(9);
    expect(checklistPrograms).toEqual([
      ...['HOME AT HEART', 'WILL WORK WIN', 'FIVE GROUP FOODS', 'M.A.Y.B.E. MORE'],
      ...['BLENDED ROOTS', 'EVERGREEN STUDENT', 'IN HIS HANDS', 'NURTURE NATURE'],
    ]);
  });
});

describe('topics', () => {
  it('assigns every area name, public or intake, to exactly one topic', () => {
    const areas = [...new Set([...programAreas, ...serviceAreas.map(({ name }) => name)])];
    for (const area of areas) {
      const holding = Object.keys(topics).filter((name) =>
        listAreasOfTopic(name as TopicName).includes(area),
      );
      expect(holding, area).toHaveLength(1);
    }
  });

  it('finds all three names of the food topic', () => {
    expect(listAreasOfTopic('food')).toEqual(
      expect.arrayContaining(['Food, Nutrition & Agriculture', 'Food & Nutrition']),
    );
    expect(topics.food.serviceTypes).toEqual(['food']);
  });
});

describe('get-involved payload', () => {
  it('contains the basic answers twice, the programs separately, and the remark as notes', () => {
    const answers = { firstName: 'Ana', selectedPrograms: ['HOME AT HEART'], message: 'Call me' };
    expect(buildSubmissionPayload('resource-partner', answers)).toMatchObject({
      formType: 'resource-partner',
      firstName: 'Ana',
      corePrograms: ['HOME AT HEART'],
      formData: answers,
      status: 'new',
      notes: 'Call me',
    });
  });

  it('begins every form with the basic questions', () => {
    for (const formType of Object.keys(formTypes) as (keyof typeof formTypes)[]) {
      const keys = getFields(formType).map(({ key }) => key);
      expect(keys.slice(0, 5)).toEqual(['firstName', 'lastName', 'email', 'phone', 'location']);
      expect(keys).toContain('hearAbout');
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
