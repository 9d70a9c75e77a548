import { expect, test } from 'vitest';
import { parseOwnTypes, toStatement } from './statement.ts';

const dateType = 1082;
const fields = [
  { name: 'id', dataTypeID: 23 },
  { name: 'born', dataTypeID: dateType },
];
const parsers = { [dateType]: (text: string) => `<${text}>` };

test('requests types with a custom parser as text', () => {
  expect(toStatement('select 1', [], { parsers }, 'idle').rawTypes).toEqual([dateType]);
});

test('runs custom parsers on their columns in array and object rows', () => {
  const arrays = { fields, rows: [[1, '2025-07-01']] };
  expect(parseOwnTypes(arrays, { rowMode: 'array', parsers }).rows).toEqual([[1, '<2025-07-01>']]);
  const objects = { fields, rows: [{ id: 1, born: '2025-07-01' }] };
  expect(parseOwnTypes(objects, { parsers }).rows).toEqual([{ id: 1, born: '<2025-07-01>' }]);
});

test('does not parse null values', () => {
  const result = { fields, rows: [[1, null]] };
  expect(parseOwnTypes(result, { rowMode: 'array', parsers }).rows).toEqual([[1, null]]);
});
