import { describe, expect, it } from 'vitest';
import { createLineTable } from './line-table.ts';

const names = ['a', 'a b', 'ab', 'abc', 'b', 'coat', 'coat-', 'coats', 'z'];
const table = createLineTable(
  names
    .map((name, at) => `${name}\t${at} ${at * 1.5}`)
    .sort()
    .join('\n'),
);

describe('a table of lines', () => {
  it.each(names)('finds %s', (name) => {
    const at = names.indexOf(name);
    expect(table.get(name)).toEqual([at, at * 1.5]);
    expect(table.get(name)).toEqual([at, at * 1.5]);
  });

  it.each(['', 'A', 'aa', 'a ', 'coa', 'coat ', 'zz', '\t'])('does not find "%s"', (name) => {
    expect(table.get(name)).toEqual([]);
  });

  it('may be empty', () => {
    expect(createLineTable('').get('a')).toEqual([]);
  });
});
