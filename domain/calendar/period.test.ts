import { expect, it } from 'vitest';
import { formatPeriod, momentsOf, parsePeriod } from './period.ts';

it('reads a period that it wrote, and refuses dates that do not exist or are out of order', () => {
  const period = { from: '2026-11-09', to: '2026-11-15' };
  expect(parsePeriod(formatPeriod(period))).toEqual(period);
  for (const text of ['2026-02-28..2026-02-30', '2026-11-15..2026-11-09', '2026-13-01..2026-13-02'])
    expect(parsePeriod(text)).toBeUndefined();
});

it('starts and ends at midnight at the office, also when clocks change', () => {
  expect(momentsOf({ from: '2026-10-31', to: '2026-11-01' })).toEqual({
    start: new Date('2026-10-31T04:00:00Z'),
    end: new Date('2026-11-02T05:00:00Z'),
  });
});
