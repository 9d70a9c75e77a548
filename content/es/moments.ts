import type { Moments } from '../vocabulary-shape.ts';

export const moments: Moments = {
  today: 'hoy',
  onDay: 'el {day}',
  seconds: { one: '1 segundo', many: '{count} segundos' },
  minutes: { one: '1 minuto', many: '{count} minutos' },
};
