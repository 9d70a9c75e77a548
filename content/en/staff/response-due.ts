import type { Texts } from '../../texts.ts';

export const responseDue = {
  due: 'due in {amount}',
  late: 'late by {amount}',
  minutes: '{count} min',
  hours: '{count} h',
  days: ['1 day', '{count} days'],
} as const satisfies Texts;
