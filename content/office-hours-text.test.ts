import { expect, it } from 'vitest';
import { describeHours } from './office-hours-text.ts';
import { officeHours, zone } from './organization.ts';

it('writes the hours in English', () => {
  const halfDays = { ...officeHours, days: [2, 4, 6], opens: 9.5, closes: 12 } as const;
  expect(describeHours('en', halfDays, zone)).toMatchObject({
    text: 'Tuesday, Thursday, and Saturday 9:30 AM-12:00 PM EST',
    spoken: 'on Tuesday, Thursday, and Saturday from 9:30 AM to 12:00 PM',
    days: 'Tuesday, Thursday, and Saturday',
  });
});

it('writes the hours in Spanish', () => {
  expect(describeHours('es', { ...officeHours, opens: 8.5, closes: 20 }, zone)).toMatchObject({
    text: 'De lunes a viernes, de 8:30 a.m. a 8:00 p.m. (hora del Este)',
    spoken: 'de lunes a viernes, de 8:30 de la mañana a 8:00 de la noche',
  });
});

it('names the week from Monday to Sunday, and the zone of the office', () => {
  const week = { ...officeHours, days: [0, 6, 5, 4, 3, 2, 1] } as const;
  expect(describeHours('en', week, 'America/Los_Angeles').text).toBe(
    'Monday-Sunday 8:00 AM-6:00 PM PST',
  );
});

it.each([
  [[], 'We are open on holidays, too.', 'También abrimos los días festivos.'],
  [
    ['christmas', 'new-year'] as const,
    'We are closed on these holidays: New Year’s Day and Christmas Day.',
    'Cerramos estos días festivos: Año Nuevo y Navidad.',
  ],
])('names the holidays that the office keeps: %j', (holidays, english, spanish) => {
  const office = { ...officeHours, holidays };
  expect(describeHours('en', office, zone).holidays).toBe(english);
  expect(describeHours('es', office, zone).holidays).toBe(spanish);
});
