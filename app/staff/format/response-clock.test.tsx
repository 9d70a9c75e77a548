import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResponseClock } from './response-clock';

it('says no hour to come where now is the time, and says what is late', () => {
  const clock = (hours: number, isOnlyLate: boolean) => {
    const dueAt = new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();
    const props = { dueAt, keptAt: null, kept: '', none: '', isOnlyLate };
    return renderToStaticMarkup(<ResponseClock {...props} />);
  };
  expect(clock(12, false)).toContain('due in 12 h');
  expect(clock(12, true)).toBe('');
  expect(clock(-3, true)).toMatch(/late by/);
});
