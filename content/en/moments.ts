import type { Moments } from '../vocabulary-shape.ts';

export const moments: Moments = {
  today: 'today',
  onDay: '{day}',
};
