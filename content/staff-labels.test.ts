// Tests that labels are in the order of their values, because screens list them in label order.
import { expect, it } from 'vitest';
import * as caseWork from '#domain/cases/case-parts';
import * as contactAttempt from '#domain/cases/contact-attempt';
import * as exportColumns from '#domain/cases/export-columns';
import * as member from '#domain/cases/member';
import * as submissionStatus from '#domain/cases/submission-status';
import * as triage from '#domain/cases/triage';
import * as duplicates from '#domain/duplicates/match';
import * as messages from '#domain/messages';
import * as privacy from '#domain/privacy';
import * as roles from '#domain/roles';
import * as serviceAreas from '#domain/service-areas';
import * as topics from '#domain/topics';
import * as caseLabels from './en/staff/case-labels.ts';
import * as headings from './en/staff/export-columns.ts';
import * as officeLabels from './en/staff/office-labels.ts';
import { alertTitles, triageReasons } from './en/staff/triage.ts';

const lists: Record<string, unknown> = {
  ...{ ...caseWork, ...contactAttempt, ...duplicates, ...exportColumns, ...member },
  ...{ ...submissionStatus, ...triage, ...messages, ...privacy },
  ...{ ...roles, ...serviceAreas, ...topics, alertTitles: triage.triageReasons },
};
const { personChoices, ...ofCases } = caseLabels;
const labels = { ...ofCases, ...headings, ...officeLabels, alertTitles, triageReasons };

it.each(Object.entries(labels))('labels each value of %s, in order', (name, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(lists[name] as object));
  expect(Object.values(texts)).not.toContain('');
});

it('uses the labels of its vocabulary for each choice about a person', () => {
  expect(personChoices.race).toBe(caseLabels.races);
});
