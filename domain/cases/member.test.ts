import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listProblems } from '../forms/field-check.ts';
import {
  intakeSchema,
  isAwaitingContact,
  memberChangesSchema,
  optionalBirthDate,
  optionalChoice,
  priorities,
} from './member.ts';

const problemsIn = (changes: object) =>
  listProblems(v.safeParse(memberChangesSchema, changes).issues ?? []);

describe('optionalChoice', () => {
  const schema = optionalChoice(priorities);
  it('treats an untouched select as no answer', () => {
    expect(['', null, undefined, 'high'].map((value) => v.parse(schema, value))).toEqual([
      ...[null, null, undefined, 'high'],
    ]);
  });
  it('rejects a value that is not among the choices', () => {
    expect(v.safeParse(schema, 'sometime').issues?.[0]?.message).toBe('option');
  });
});

describe('changes of a case', () => {
  it('reports every unanswered question of the intake form by its label', () => {
    const problems = listProblems(v.safeParse(intakeSchema, {}).issues ?? []);
    const labels = problems.map(({ field, params }) => [field, params?.label]);
    expect(labels).toEqual(
      [
        ...['firstName', 'lastName', 'phone', 'age', 'householdSize', 'address', 'city'],
        ...['state', 'zipCode', 'serviceRegion', 'programAreas', 'referralSource'],
      ].map((name) => [name, name === 'programAreas' ? undefined : `entry.${name}`]),
    );
  });

  it.each([
    [{ age: 0 }, 'missing'],
    [{ age: 1.5 }, 'wholeNumber'],
    [{ age: 131 }, 'atMost'],
    [{ householdSize: 51 }, 'atMost'],
    [{ phone: '555-0123' }, 'missing'],
    [{ email: 'nobody' }, 'validEmail'],
    [{ programAreas: ['Magic'] }, 'option'],
    [{ tags: [' '] }, 'tagEmpty'],
    [{ tags: ['a,b'] }, 'tagCharacters'],
    [{ tags: Array(21).fill('new') }, 'tagCount'],
    [{ dateOfBirth: '30.04.1990' }, 'birthDate'],
    [{ dateOfBirth: '1990-02-30' }, 'realDate'],
    [{ openWork: 'forget' }, 'openWork'],
  ])('rejects %j with the code %s', (changes, code) => {
    expect(problemsIn(changes).map((problem) => problem.code)).toEqual([code]);
  });

  it.each([{ age: 130 }, { householdSize: 50 }, { age: null }, { email: '' }, { tags: ['año_1'] }])(
    'accepts %j',
    (changes) => expect(problemsIn(changes)).toEqual([]),
  );

  it('changes only the fields that are named', () => {
    expect(v.parse(memberChangesSchema, {})).toEqual({});
  });
});

it('treats an empty birth date as none', () => {
  expect(['', null, '1990-04-30'].map((date) => v.parse(optionalBirthDate, date))).toEqual([
    ...[null, null, '1990-04-30'],
  ]);
});

describe('isAwaitingContact', () => {
  const waiting = { status: 'active', dueAt: new Date(), firstContactedAt: null };
  it.each([
    ['an applicant whom nobody has reached', waiting, true],
    ['an applicant on hold', { ...waiting, status: 'on-hold' }, true],
    ['an applicant who was reached', { ...waiting, firstContactedAt: new Date() }, false],
    ['a case without a response date', { ...waiting, dueAt: null }, false],
    ['an inactive case', { ...waiting, status: 'inactive' }, false],
    ['a completed case', { ...waiting, status: 'completed' }, false],
  ])('decides whether a first contact is still needed for %s', (_, member, expected) => {
    expect(isAwaitingContact(member)).toBe(expected);
  });
});
