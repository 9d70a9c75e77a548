import { afterEach, expect, it, vi } from 'vitest';
import { formatEventDay } from './event-card';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago'])(
  'shows the same date and weekday to a reader in %s',
  (place) => {
    vi.stubEnv('TZ', place);
    expect(formatEventDay('2026-11-30T12:00:00.000Z', 'en-US')).toEqual({
      weekday: 'Monday',
      day: 'November 30, 2026',
    });
    expect(formatEventDay('2026-11-30', 'es-US')).toEqual({
      weekday: 'lunes',
      day: '30 de noviembre de 2026',
    });
    expect(formatEventDay('2026-03-01', 'en-US')).toEqual({
      weekday: 'Sunday',
      day: 'March 1, 2026',
    });
  },
);
