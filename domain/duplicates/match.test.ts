// Which two records are likely one person, and why.
import { describe, expect, it } from 'vitest';
import { findDuplicates } from './find-duplicates.ts';
import {
  buildMatchKeys,
  comparePeople,
  likelyScore,
  type PersonRecord,
  preparePerson,
} from './match.ts';
import { nicknameGroups, shareNickname } from './nicknames.ts';

const ana = { firstName: 'Ana', lastName: 'Silva' };
const compare = (one: Partial<PersonRecord>, other: Partial<PersonRecord>) =>
  comparePeople(preparePerson({ ...ana, ...one }), preparePerson({ ...ana, ...other }));
const isLikely = (one: Partial<PersonRecord>, other: Partial<PersonRecord>) =>
  compare(one, other).score >= likelyScore;
const named = (firstName: string, lastName: string) => ({ firstName, lastName });
const phone = { phones: ['(804) 555-0101'] };
const born = { dateOfBirth: '1990-04-30' };

describe('names of one person', () => {
  it.each([
    ['one wrong letter', named('Marisol', 'Gomez'), named('Marisol', 'Gonez'), 'one-letter'],
    ['two swapped letters', named('Robert', 'Hall'), named('Robret', 'Hall'), 'one-letter'],
    ['accents', named('Renée', 'Núñez'), named('renee', 'NUNEZ'), 'name'],
    ['an English nickname', named('Bob', 'Hall'), named('Robert', 'Hall'), 'nickname'],
    ['a Spanish nickname', named('Pepe', 'Ruiz'), named('José', 'Ruiz'), 'nickname'],
    ['swapped names', named('Ruiz', 'Elena'), named('Elena', 'Ruiz'), 'swapped-name'],
    ['a hyphen', named('Elena', 'Ruiz-Gil'), named('Elena', 'Ruiz Gil'), 'name'],
    ['half of a double name', named('Elena', 'Ruiz-Gil'), named('Elena', 'Gil'), 'part-of-name'],
    ['a second first name', named('Elena Luz', 'Gil'), named('Elena', 'Gil'), 'part-of-name'],
    ['joined words', named('Elena', 'de la Cruz'), named('Elena', 'Delacruz'), 'name'],
    ['an initial and a suffix', named('John Q.', 'Hall Jr'), named('John', 'Hall'), 'name'],
    ['an apostrophe', named('Sean', "O'Neil"), named('Sean', 'ONeil'), 'name'],
  ])('matches two names of one person despite %s, under a shared key', (_, one, other, reason) => {
    expect(compare(one, other).reasons).toEqual([reason]);
    expect(compare({ ...one, ...phone }, { ...other, ...phone }).score).toBeGreaterThanOrEqual(
      likelyScore,
    );
    const keys = new Set(buildMatchKeys(preparePerson({ ...ana, ...one })));
    expect(buildMatchKeys(preparePerson({ ...ana, ...other })).some((key) => keys.has(key))).toBe(
      true,
    );
  });

  it.each([
    ['two known names one letter apart', named('Mario', 'Gil'), named('Maria', 'Gil')],
    ['short names', named('Li', 'Wu'), named('Lu', 'Wu')],
    ['other last names', named('Elena', 'Ruiz'), named('Elena', 'Hall')],
    [
      'two double names with one word in common',
      named('Eva', 'Gil-Ruiz'),
      named('Eva', 'Ruiz-Paz'),
    ],
  ])('does not match two names with %s', (_, one, other) => {
    expect(isLikely({ ...one, ...phone }, { ...other, ...phone })).toBe(false);
  });
});

describe('evidence', () => {
  it('never proposes a pair by its name alone', () => {
    expect(isLikely({}, {})).toBe(false);
  });

  it.each([
    ['birth', born, born],
    ['phone', phone, { phones: ['804-555-0199', '+1 804 555 0101'] }],
    ['near-phone', phone, { phones: ['804-555-0110'] }],
    ['email', { emails: ['Ana@Example.org'] }, { emails: [null, 'ana@example.org'] }],
    ['near-email', { emails: ['ana.silva@example.org'] }, { emails: ['ana.silav@example.org'] }],
    [
      'address',
      { address: '12 N. Oak Street #3' },
      { address: '12 oak st apt 3', zipCode: '23220' },
    ],
    ['household', { households: [4] }, { households: [1, 4] }],
  ])('proposes a pair of one name by its %s', (reason, one, other) => {
    const match = compare(one, other);
    expect(match.reasons).toEqual(['name', reason]);
    expect(match.score).toBeGreaterThanOrEqual(likelyScore);
  });

  it.each([
    ['two apartments', { address: '12 Oak St apt 3' }, { address: '12 Oak St apt 4' }],
    [
      'two towns',
      { address: '12 Oak St', zipCode: '23220' },
      { address: '12 Oak St', zipCode: '23005' },
    ],
    ['short phone numbers', { phones: ['0101'] }, { phones: ['0101'] }],
    ['numbered emails', { emails: ['ana1@example.org'] }, { emails: ['ana2@example.org'] }],
    ['missing details', { phones: [''], emails: [null] }, { phones: [''], emails: [null] }],
  ])('does not count %s', (_, one, other) => {
    expect(isLikely(one, other)).toBe(false);
  });

  it('tells a father from his son by the birth date, and forgives one wrong digit', () => {
    const home = { ...phone, address: '12 Oak St' };
    expect(isLikely({ ...home, ...born }, { ...home, dateOfBirth: '2012-01-09' })).toBe(false);
    expect(isLikely({ ...home, ...born }, { ...home, dateOfBirth: '1990-04-80' })).toBe(true);
    const swapped = { dateOfBirth: '1990-05-04' };
    expect(compare(swapped, { dateOfBirth: '1990-04-05' }).reasons).toContain('near-birth');
  });

  it('proposes another last name if the first name, birth date, and phone are equal', () => {
    const married = { ...named('Elena', 'Hall'), ...phone, ...born };
    expect(compare({ ...married, lastName: 'Ruiz' }, married)).toMatchObject({
      reasons: ['first-name', 'birth', 'phone'],
    });
    expect(isLikely({ ...married, lastName: 'Ruiz' }, married)).toBe(true);
  });

  it('says what two people of a household share, without proposing them', () => {
    const home = { ...phone, address: '12 Oak St' };
    expect(
      compare({ ...home, ...named('Ken', 'Gil') }, { ...home, ...named('Eva', 'Gil') }),
    ).toEqual({ score: 0, reasons: ['phone', 'address'] });
  });
});

describe('findDuplicates', () => {
  it('returns each likely pair of a list once, most similar first', () => {
    const people = [
      { ...named('Elena', 'Ruiz'), ...phone },
      named('Ken', 'Hall'),
      { ...named('Elena', 'Ruiz'), ...phone, ...born },
      { ...named('Elena', 'Ruis'), ...born },
    ];
    expect(findDuplicates(people)).toMatchObject([
      { one: 0, other: 2, reasons: ['name', 'phone'] },
      { one: 2, other: 3, reasons: ['one-letter', 'birth'] },
    ]);
  });
});

describe('list of nicknames', () => {
  it('lists at least 200 groups of different nicknames', () => {
    expect(nicknameGroups.length).toBeGreaterThanOrEqual(200);
    for (const group of nicknameGroups) {
      expect(group.length).toBeGreaterThan(1);
      expect(new Set(group).size).toBe(group.length);
      for (const name of group) expect(name).toMatch(/^[a-z]+$/);
    }
  });

  it('joins names of a group only', () => {
    expect(shareNickname('lupe', 'guadalupe')).toBe(true);
    expect(shareNickname('bill', 'bob')).toBe(false);
  });
});
