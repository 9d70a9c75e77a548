import { expect, it } from 'vitest';
import { partners } from '#content/en/partners';
import { partnerMarks } from '../../../art/marks.ts';

// One file for all marks, fetched once: inlined, they would add to every page.
const sprite = [
  '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">',
  ...partnerMarks.map(
    ({ id, symbol }) => `<symbol id="${id}" viewBox="0 0 48 48">${symbol}</symbol>`,
  ),
  '</svg>',
  '',
].join('\n');

it('matches the stored partner marks; `vitest -u` updates the file', async () => {
  await expect(sprite).toMatchFileSnapshot('./partner-marks.svg');
});

it('draws a mark for every partner', () => {
  const drawn = partnerMarks.map(({ id }) => id);
  expect(partners.filter(({ id }) => !drawn.includes(id))).toEqual([]);
});
