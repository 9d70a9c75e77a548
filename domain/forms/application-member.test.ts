import { describe, expect, it } from 'vitest';
import { type Application, buildMember } from './application-member.ts';

const least: Application = { firstName: 'Ana', lastName: 'Silva', phone: '804-555-0123' };
const memberOf = (answers: Partial<Application>) => buildMember({ ...least, ...answers });

describe('member of an application', () => {
  it('stores no value for a question that the applicant left out', () => {
    expect(buildMember({ ...least, phone: '' })).toEqual({
      ...{ firstName: 'Ana', lastName: 'Silva', email: null, phone: null, address: null },
      ...{ city: null, state: null, zipCode: null, dateOfBirth: null, programAreas: [] },
      ...{ emergencyNeeds: false, householdSize: null, householdIncome: null },
      ...{ preferredLanguage: 'English', preferredContactMethod: 'Phone Call', notes: null },
      additionalInfo: {},
    });
  });

  it('takes the stored keys as they are', () => {
    const stored = {
      ...{ email: 'ana@example.org', address: '1 Main St', city: 'Salem', state: 'VA' },
      ...{ zipCode: '24153', dateOfBirth: '1990-04-30', householdSize: 3 },
      ...{ householdIncome: '20,000', preferredLanguage: 'Spanish' },
      ...{ preferredContactMethod: 'Mail', notes: 'Call me' },
    };
    expect(memberOf(stored)).toMatchObject(stored);
  });

  it('takes city and state from the location when they have no keys of their own', () => {
    const location = 'Richmond, VA';
    expect(memberOf({ location })).toMatchObject({ city: 'Richmond', state: 'VA' });
    expect(memberOf({ location, city: 'Salem', state: 'MA' })).toMatchObject({
      ...{ city: 'Salem', state: 'MA' },
    });
  });

  it.each([
    [{}, []],
    [{ coreProgram: 'Housing' }, ['Housing']],
    [{ coreProgram: 'Housing', programAreas: ['Health'] }, ['Health']],
    [{ coreProgram: '', programAreas: [], assistanceAreas: ['Food'] }, ['Food']],
    [{ programAreas: ['Health'], assistanceAreas: ['Food'] }, ['Health']],
  ])('converts the program areas %j to %j', (answers, areas) => {
    expect(memberOf(answers as Partial<Application>).programAreas).toEqual(areas);
  });

  it.each([
    [{ emergencyNeeds: true, emergency: 'NO' }, true],
    [{ emergencyNeeds: false, emergency: 'YES' }, true],
    [{ emergencyNeeds: false, emergency: 'NOT SURE' }, false],
  ] as const)('converts the emergency answer of %j to %s', (answers, expected) => {
    expect(memberOf(answers).emergencyNeeds).toBe(expected);
  });
});

describe('additional information of an application', () => {
  const infoOf = (answers: Partial<Application>) => memberOf(answers).additionalInfo;

  it('contains the answers without a column, in the order in which staff read them', () => {
    const answers = {
      ...{ noEmail: true, homeSafety: 'SAFE', emergency: 'NO', location: 'Richmond, VA' },
      ...{ coreProgram: 'Housing', hearAbout: 'A friend' },
    } as object;
    expect(Object.entries(infoOf(answers))).toEqual(Object.entries(answers));
  });

  it('contains an answer of the form when a stored key wins over it', () => {
    expect(
      infoOf({
        ...{ notes: 'Call me', questions: 'When?', preferredLanguage: 'Spanish' },
        ...{ language: 'French', preferredContactMethod: 'Mail', contactMethod: 'Email' },
      }),
    ).toEqual({ questions: 'When?', language: 'French', contactMethod: 'Email' });
    expect(infoOf({ questions: 'When?', language: 'French', contactMethod: 'Mail' })).toEqual({});
  });

  it('adds a prefix to a different answer of the same name', () => {
    const homeSafety = 'SAFE';
    expect(
      infoOf({ homeSafety, additionalInfo: { homeSafety: 'NOT SAFE', pet: 'A dog' } }),
    ).toEqual({ homeSafety, 'additionalInfo.homeSafety': 'NOT SAFE', pet: 'A dog' });
    expect(infoOf({ homeSafety, additionalInfo: { homeSafety, pet: '' } })).toEqual({ homeSafety });
    expect(infoOf({ additionalInfo: { homeSafety: 'NOT SAFE' } })).toEqual({
      homeSafety: 'NOT SAFE',
    });
  });

  it('reads the parts of a JSON object, with plain line breaks', () => {
    const additionalInfo = JSON.stringify({ pet: 'A dog\r\nand a cat', children: [2, 4] });
    expect(infoOf({ additionalInfo })).toEqual({ pet: 'A dog\nand a cat', children: '[2,4]' });
  });

  it.each(['I need help', '[1,2]', 'null', '7', '{"pet":"a\\u0000b"}', '{"a\\u0000b":"pet"}'])(
    'stores %j as it was written',
    (additionalInfo) => expect(infoOf({ additionalInfo })).toEqual({ additionalInfo }),
  );

  it('returns no additional information for an empty text', () => {
    expect(infoOf({ additionalInfo: '' })).toEqual({});
  });
});
