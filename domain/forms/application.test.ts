import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { applicationFields } from './application.ts';
import { applicationSchema } from './application-check.ts';
import { type Application, buildMember } from './application-member.ts';
import { buildMemberPayload, splitCityAndState } from './application-payload.ts';
import type { Answers } from './field.ts';

const least: Application = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.org',
  phone: '804-555-0123',
  location: 'Richmond, VA',
  homeSafety: 'SAFE',
  hearAbout: 'A friend',
};

const answers = least as unknown as Answers;

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

describe('splitCityAndState', () => {
  it.each([
    ['Richmond, VA', 'Richmond', 'VA'],
    ['richmond,va', 'richmond', 'VA'],
    ['  Newport News ,  va 23601 ', 'Newport News', 'VA'],
    ['Richmond, Virginia', 'Richmond', 'Virginia'],
    ['Winston-Salem, NC', 'Winston-Salem', 'NC'],
    ['St. Paul, MN.', 'St. Paul', 'MN'],
  ])('splits %j into %s and %s', (location, city, state) => {
    expect(splitCityAndState(location)).toEqual({ city, state });
  });
  it.each(['Richmond', '', ',', 'near the river', '1 Main St, Richmond, VA', 'Richmond, 23220'])(
    'finds no city and state in %j',
    (location) => expect(splitCityAndState(location)).toEqual({}),
  );
  it('splits a very long run of spaces without delay', () => {
    const before = process.cpuUsage();
    expect(splitCityAndState(`${' '.repeat(60_000)}x`)).toEqual({});
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });
});

describe('application for assistance', () => {
  it('defaults to English and email when the applicant made no choices', () => {
    expect(buildMember(least)).toMatchObject({
      preferredLanguage: 'English',
      preferredContactMethod: 'Email',
      programAreas: [],
      emergencyNeeds: false,
      notes: null,
    });
  });

  it.each([
    ['as the form sends it', { email: '', noEmail: true }],
    ['without an email key', { email: undefined, noEmail: true }],
    [
      'in the member payload',
      buildMemberPayload({ ...answers, noEmail: true, contactMethod: 'Email' }),
    ],
  ])('stores an application without email with phone call as the contact method, %s', (_, sent) => {
    const checked = v.parse(applicationSchema, { ...least, ...sent }) as Application;
    expect(buildMember(checked)).toMatchObject({
      email: null,
      preferredContactMethod: 'Phone Call',
      additionalInfo: { noEmail: true },
    });
    const byMail = { ...checked, preferredContactMethod: '', contactMethod: 'Mail' };
    expect(buildMember(byMail).preferredContactMethod).toBe('Mail');
  });

  it.each([
    ['', undefined],
    ['', false],
    [undefined, undefined],
    ['nowhere', true],
  ])('rejects the email %j with the checkbox %j', (email, noEmail) => {
    const { issues, success } = v.safeParse(applicationSchema, { ...least, email, noEmail });
    expect(success).toBe(false);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['email']);
  });

  it('sends an empty email when the checkbox is checked', () => {
    expect(buildMemberPayload({ ...answers, noEmail: true })).toMatchObject({ email: '' });
    expect(buildMemberPayload(answers)).toMatchObject({ email: least.email });
  });

  it('stores every text that was typed, whichever keys are filled', () => {
    const word = fc.stringMatching(/^[a-z]{6,12}$/);
    const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    const lists = ['programAreas', 'assistanceAreas'];
    // Not free text: a boolean, a number, a date.
    const others = ['emergencyNeeds', 'householdSize', 'dateOfBirth'];
    const isText = (key: string) => ![...lists, ...others, 'additionalInfo'].includes(key);
    const application = fc.record({
      ...Object.fromEntries(
        Object.keys(applicationSchema.pipe[2].entries)
          .filter(isText)
          .map((key) => [key, Object.hasOwn(least, key) ? word : optional(word)]),
      ),
      // When both lists are filled one of them wins, so only one is generated.
      programAreas: optional(fc.array(word, { maxLength: 2 })),
      additionalInfo: optional(
        fc.oneof(
          word,
          fc.dictionary(fc.oneof(word, fc.constantFrom('homeSafety', 'notes', '__proto__')), word),
        ),
      ),
    }) as unknown as fc.Arbitrary<Application>;
    fc.assert(
      fc.property(application, (sent) => {
        const stored = JSON.stringify(buildMember(sent));
        for (const typed of wordsIn(sent)) expect(stored).toContain(typed);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the original enforced, marked and optional questions', () => {
    const keys = (required?: string) =>
      applicationFields
        .filter((field) => ('required' in field ? field.required : undefined) === required)
        .map((field) => field.key);
    expect(keys('enforced').toSorted()).toEqual(
      ['firstName', 'lastName', 'email', 'phone', 'location', 'homeSafety', 'hearAbout'].toSorted(),
    );
    expect(keys('marked').toSorted()).toEqual(
      ['language', 'contactMethod', 'coreProgram', 'emergency'].toSorted(),
    );
    expect(keys()).toEqual(['noEmail', 'livesWith', 'questions']);
  });

  it.each([
    ['householdSize', '3', 3],
    ['householdSize', '', null],
    ['householdSize', null, null],
    ['dateOfBirth', '', null],
    ['dateOfBirth', '1990-04-30', '1990-04-30'],
  ])('reads %s %j as %j', (key, given, read) => {
    expect(v.parse(applicationSchema, { ...least, [key]: given })).toMatchObject({ [key]: read });
  });

  it.each([
    ['householdSize', 0],
    ['householdSize', 1.5],
    ['householdSize', '-3'],
    ['householdSize', 51],
    ['dateOfBirth', '1990-02-30'],
    ['dateOfBirth', '1899-12-31'],
    ['programAreas', ['Magic']],
    ['emergency', 'MAYBE'],
  ])('refuses %s %j', (key, given) => {
    expect(v.is(applicationSchema, { ...least, [key]: given })).toBe(false);
  });
});
