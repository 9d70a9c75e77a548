import { expect, test } from 'vitest';
import { parseOwnTypes, toStatement } from './statement.ts';

const dateType = 1082;
const fields = [
  { name: 'id', dataTypeID: 23 },
  { name: 'born', dataTypeID: dateType },
];
const parsers = { [dateType]: (text: string) => `<${text}>` };

test('types with a parser of the caller’s are asked for as text', () => {
  expect(toStatement('select 1', [], { parsers }, 'idle').rawTypes).toEqual([dateType]);
});

test('the caller’s parsers run on their columns, in rows of either form', () => {
  const arrays = { fields, rows: [[1, '2025-07-01']] };
  expect(parseOwnTypes(arrays, { rowMode: 'array', parsers }).rows).toEqual([[1, '<2025-07-01>']]);
  const objects = { fields, rows: [{ id: 1, born: '2025-07-01' }] };
  expect(parseOwnTypes(objects, { parsers }).rows).toEqual([{ id: 1, born: '<2025-07-01>' }]);
});

test('a missing value is not parsed', () => {
  const result = { fields, rows: [[1, null]] };
  expect(parseOwnTypes(result, { rowMode: 'array', parsers }).rows).toEqual([[1, null]]);
});
