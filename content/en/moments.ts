import type { Moments } from '../vocabulary-shape.ts';

export const moments: Moments = {
  today: 'today',
  onDay: '{day}',
  seconds: { one: '1 second', many: '{count} seconds' },
  minutes: { one: '1 minute', many: '{count} minutes' },
};
