import { describe, expect, it } from 'vitest';
import { ageOn, readCell, readDate, splitName } from './cell-values.ts';
import { columnOf, guessDateOrder, type ImportColumn, proposeColumns } from './import-columns.ts';
import type { ImportFieldName } from './import-fields.ts';

const today = '2026-11-19';
const choices = {
  gender: { male: ['Male'], female: ['Female'], 'non-binary': ['Non-binary'] },
  programAreas: { 'Food & Nutrition': ['Food'], 'Housing & Shelter': [], 'Arts, Technology': [] },
  veteranStatus: { yes: ['Yes'], no: ['No'] },
  disabilityStatus: { none: ['None'], physical: ['Physical'] },
};
const read = (field: ImportFieldName, text: string, more: Partial<ImportColumn> = {}) =>
  readCell(text, { ...columnOf('', field), ...more }, { choices, today });
const value = (field: ImportFieldName, text: string, more: Partial<ImportColumn> = {}) => {
  const found = read(field, text, more);
  return found !== undefined && 'value' in found ? found.value : found;
};

describe('dates', () => {
  it.each([
    ['1984-03-05', '1984-03-05'],
    ['3/5/1984', '1984-03-05'],
    ['03-05-84', '1984-03-05'],
    ['3.5.84', '1984-03-05'],
    ['25/12/1980', '1980-12-25'],
    ['Mar 5, 1984', '1984-03-05'],
    ['5 de marzo de 1984', '1984-03-05'],
    ['05-ene-84', '1984-01-05'],
    ['March 5th 1984', '1984-03-05'],
    ['1984-03-05 00:00:00', '1984-03-05'],
    ['30746', '1984-03-05'],
    ['5/6/25', '2025-05-06'],
    ['5/6/27', '1927-05-06'],
  ])('reads %s as %s in the American order', (text, date) => {
    expect(readDate(text, 'month-first', today)).toBe(date);
  });

  it('reads the first number as the day when the column says so', () => {
    expect(readDate('3/5/1984', 'day-first', today)).toBe('1984-05-03');
    expect(readDate('3/25/1984', 'day-first', today)).toBe('1984-03-25');
  });

  it.each(['2/30/1984', 'soon', '1984', '13/13/1984', '5/1984', '1/2/3/4'])(
    'does not understand %s',
    (text) => expect(readDate(text, 'month-first', today)).toBeUndefined(),
  );

  it('takes the order of a column from the dates that allow only one', () => {
    expect(guessDateOrder(['1/2/1980', '25/12/1980'])).toBe('day-first');
    expect(guessDateOrder(['1/2/1980', '12/25/1980'])).toBe('month-first');
    expect(guessDateOrder(['1/2/1980'])).toBe('month-first');
  });

  it('counts whole years', () => {
    expect(ageOn('1984-11-19', today)).toBe(42);
    expect(ageOn('1984-11-20', today)).toBe(41);
  });
});

describe('names in one cell', () => {
  it.each([
    ['Lopez, Ana María', 'Ana María', 'Lopez'],
    ['Ana Lopez', 'Ana', 'Lopez'],
    ['Ana María de la Cruz', 'Ana María', 'de la Cruz'],
    ['Smith, John, Jr.', 'John', 'Smith Jr.'],
    ['John Smith Jr.', 'John', 'Smith Jr.'],
    ['Cher', 'Cher', ''],
  ])('splits %s', (text, firstName, lastName) => {
    expect(splitName(text, 'first-last')).toEqual({ firstName, lastName });
  });

  it('takes the first word as the last name when the column says so', () => {
    expect(splitName('Lopez Ana María', 'last-first')).toEqual({
      ...{ firstName: 'Ana María', lastName: 'Lopez' },
    });
  });
});

describe('phone numbers', () => {
  it.each([
    ['(804) 555-0123', '804-555-0123'],
    ['+1 804.555.0123', '804-555-0123'],
    ['8045550123.0', '804-555-0123'],
    ['+52 55 1234 5678', '+52 55 1234 5678'],
  ])('reads %s', (text, phone) => expect(value('phone', text)).toBe(phone));

  it('moves an extension and further numbers to the notes', () => {
    expect(read('phone', '804-555-0123 x45')).toEqual({
      ...{ value: '804-555-0123', rest: '804-555-0123 ext. 45' },
    });
    expect(read('phone', '804-555-0123 / 804-555-0199')).toEqual({
      ...{ value: '804-555-0123', rest: '804-555-0199' },
    });
  });

  it('adds the area code of the column to seven digits, and does not guess otherwise', () => {
    expect(value('phone', '555-0123', { areaCode: '804' })).toBe('804-555-0123');
    expect(read('phone', '555-0123')).toEqual({ problem: 'phone' });
  });
});

describe('other cells', () => {
  it.each([
    ['zipCode', '2906', '02906'],
    ['zipCode', '23220-1234', '23220-1234'],
    ['zipCode', '232201234', '23220-1234'],
    ['zipCode', '23220.0', '23220'],
    ['state', 'virginia', 'VA'],
    ['state', 'Va.', 'VA'],
    ['state', 'Carolina del Norte', 'NC'],
    ['age', '42 years', 42],
    ['householdSize', '4.0', 4],
    ['gender', 'Mujer', 'female'],
    ['gender', 'M', 'male'],
    ['veteranStatus', 'Sí', true],
    ['veteranStatus', 'N', false],
    ['disabilityStatus', 'none', 'none'],
    ['programAreas', 'food; Housing & Shelter', ['Food & Nutrition', 'Housing & Shelter']],
    ['programAreas', 'Arts, Technology', ['Arts, Technology']],
    ['programAreas', 'Food, Housing & Shelter', ['Food & Nutrition', 'Housing & Shelter']],
    ['tags', 'choir, #new', ['choir', 'new']],
  ] as const)('reads the %s %s', (field, text, expected) => {
    expect(value(field, text)).toEqual(expected);
  });

  it.each([
    ['zipCode', 'Richmond', 'zip'],
    ['state', 'Ontario', 'state'],
    ['age', 'old', 'number'],
    ['gender', 'Q', 'choice'],
    ['veteranStatus', 'maybe', 'yesNo'],
    ['dateOfBirth', 'soon', 'date'],
  ] as const)('says that the %s %s is not clear', (field, text, problem) => {
    expect(read(field, text)).toEqual({ problem });
  });

  it('uses what staff said that a value means', () => {
    expect(value('gender', 'Q', { meanings: { q: 'non-binary' } })).toBe('non-binary');
    expect(read('gender', 'Q', { meanings: { q: '' } })).toBeUndefined();
    expect(value('programAreas', 'Q; food', { meanings: { q: 'Housing & Shelter' } })).toEqual([
      ...['Housing & Shelter', 'Food & Nutrition'],
    ]);
    expect(value('dateOfBirth', 'xx', { meanings: { xx: '3/5/1984' } })).toBe('1984-03-05');
  });

  it.each(['N/A', 'unknown', '-', 'desconocido'])('treats %s as empty, except in names', (text) => {
    expect(read('email', text)).toBeUndefined();
    expect(read('dateOfBirth', text)).toBeUndefined();
    expect(read('lastName', text)).toEqual({ value: text });
  });
});

describe('proposed columns', () => {
  const fields = (headers: string[], remembered?: Parameters<typeof proposeColumns>[1]) =>
    proposeColumns(headers, remembered).map((column) => column?.field);

  it('reads headings in English and Spanish', () => {
    expect(
      fields(['Client First Name', 'LAST_NAME', 'D.O.B.', 'Phone #', 'Zip Code', 'Case No.']),
    ).toEqual(['firstName', 'lastName', 'dateOfBirth', 'phone', 'zipCode', undefined]);
    expect(
      fields(['Apellidos', 'Nombre', 'Fecha de Nacimiento', 'Teléfono', 'Código Postal', 'Sexo']),
    ).toEqual(['lastName', 'firstName', 'dateOfBirth', 'phone', 'zipCode', 'gender']);
  });

  it('fills each field once, but joins notes', () => {
    expect(fields(['Phone', 'Cell', 'Notes', 'Comments'])).toEqual([
      ...['phone', undefined, 'notes', 'notes'],
    ]);
  });

  it('prefers what staff chose for the heading before', () => {
    const remembered = new Map([
      ['cell', columnOf('Cell', 'phone')],
      ['comments', undefined],
    ]);
    expect(fields(['Phone', 'Cell', 'Comments'], remembered)).toEqual([
      ...[undefined, 'phone', undefined],
    ]);
  });
});
