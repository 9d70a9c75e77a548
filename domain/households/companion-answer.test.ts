import { expect, it } from 'vitest';
import { parseCompanions } from './companion-answer.ts';

it.each([
  ['Mia, 2019, daughter', 'Mia', '', 2019, 'child'],
  ['Lucía, 2015, hija', 'Lucía', '', 2015, 'child'],
  ['my wife Ana Diaz (1988)', 'Ana', 'Diaz', 1988, 'partner'],
  ['José - 7 años - hijo', 'José', '', 2019, 'child'],
  ['Rosa 71 years old, mother', 'Rosa', '', 1955, 'parent'],
  ['Mi hijo Luis nació en 2015', 'Luis', '', 2015, 'child'],
  ['Sam', 'Sam', '', null, 'other'],
])('reads %s', (line, firstName, lastName, birthYear, relation) => {
  expect(parseCompanions(line, 2026)).toEqual([{ firstName, lastName, birthYear, relation }]);
});

it('reads one person a line and leaves out lines without a name', () => {
  const found = parseCompanions('Mia, 2019, daughter\n\n2020\nLeo, 2021, son', 2026);
  expect(found.map(({ firstName }) => firstName)).toEqual(['Mia', 'Leo']);
});
