import type { Moments } from '../vocabulary-shape.ts';

export const moments: Moments = {
  today: 'hoy',
  onDay: 'el {day}',
};
