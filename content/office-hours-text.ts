// Writes the opening hours and holidays as sentences, in each language.
import { type Holiday, holidays } from '#domain/calendar/holidays';
import type { OfficeHours } from '#domain/organization';
import { listValues } from '#domain/vocabulary';
import { type Language, locales } from './language-list.ts';
import type { Organization } from './shape.ts';

type HoursTexts = Pick<Organization['hours'], 'text' | 'spoken' | 'days' | 'holidays'>;

type Words = {
  /** "8:30 AM" */
  time: (hour: number) => string;
  /** The time within a sentence. */
  spokenTime: (hour: number) => string;
  range: (from: string, to: string) => string;
  text: (days: string, opens: string, closes: string, zone: string) => string;
  spoken: (days: string, opens: string, closes: string, isWeekdays: boolean) => string;
  /** How `text` joins the first and the last day of the week. */
  shortRange?: (from: string, to: string) => string;
  allHolidays: string;
  noHolidays: string;
  someHolidays: (names: string) => string;
  holidays: Record<Holiday, string>;
  zone: 'short' | 'longGeneric';
  /** Better names than those of the browser's tables. */
  zoneNames?: Record<string, string>;
};

const clock = (hour: number) => {
  const minutes = String(Math.round((hour % 1) * 60)).padStart(2, '0');
  return `${Math.floor(hour) % 12 || 12}:${minutes}`;
};
const isMorning = (hour: number) => hour < 12 || hour === 24;

const english: Words = {
  time: (hour) => `${clock(hour)} ${isMorning(hour) ? 'AM' : 'PM'}`,
  spokenTime: (hour) => english.time(hour),
  range: (from, to) => `${from} to ${to}`,
  shortRange: (from, to) => `${from}-${to}`,
  text: (days, opens, closes, zone) => `${days} ${opens}-${closes} ${zone}`,
  spoken: (days, opens, closes, isWeekdays) =>
    `${isWeekdays ? 'on weekdays' : `on ${days}`} from ${opens} to ${closes}`,
  allHolidays: 'We are closed on federal holidays, like Thanksgiving and Christmas Day.',
  noHolidays: 'We are open on holidays, too.',
  someHolidays: (names) => `We are closed on these holidays: ${names}.`,
  holidays: {
    'new-year': 'New Year’s Day',
    'martin-luther-king': 'Martin Luther King Jr. Day',
    presidents: 'Presidents’ Day',
    memorial: 'Memorial Day',
    juneteenth: 'Juneteenth',
    independence: 'Independence Day',
    labor: 'Labor Day',
    columbus: 'Columbus Day',
    veterans: 'Veterans Day',
    thanksgiving: 'Thanksgiving',
    christmas: 'Christmas Day',
  },
  zone: 'short',
};

function partOfDay(hour: number): string {
  if (hour === 12) return 'del mediodía';
  if (isMorning(hour)) return 'de la mañana';
  return hour < 20 ? 'de la tarde' : 'de la noche';
}

const spanish: Words = {
  time: (hour) => `${clock(hour)} ${isMorning(hour) ? 'a.m.' : 'p.m.'}`,
  spokenTime: (hour) => `${clock(hour)} ${partOfDay(hour)}`,
  range: (from, to) => `de ${from} a ${to}`,
  text: (days, opens, closes, zone) => `${capitalized(days)}, de ${opens} a ${closes} (${zone})`,
  spoken: (days, opens, closes) => `${days}, de ${opens} a ${closes}`,
  allHolidays:
    'Cerramos los días festivos federales, como el Día de Acción de Gracias y la Navidad.',
  noHolidays: 'También abrimos los días festivos.',
  someHolidays: (names) => `Cerramos estos días festivos: ${names}.`,
  holidays: {
    'new-year': 'Año Nuevo',
    'martin-luther-king': 'Día de Martin Luther King Jr.',
    presidents: 'Día de los Presidentes',
    memorial: 'Día de los Caídos',
    juneteenth: 'Juneteenth',
    independence: 'Día de la Independencia',
    labor: 'Día del Trabajo',
    columbus: 'Día de la Raza',
    veterans: 'Día de los Veteranos',
    thanksgiving: 'Día de Acción de Gracias',
    christmas: 'Navidad',
  },
  zone: 'longGeneric',
  zoneNames: { 'hora oriental': 'hora del Este' },
};

const words: Partial<Record<string, Words>> = { en: english, es: spanish };

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function describeHours(language: Language, office: OfficeHours, zone: string): HoursTexts {
  const say = words[language] ?? english;
  const locale = locales[language];
  const { opens, closes } = office;
  const days = describeDays(office.days, say.range, locale);
  const shortDays = describeDays(office.days, say.shortRange ?? say.range, locale);
  const isWeekdays = [...office.days].sort().join() === '1,2,3,4,5';
  return {
    text: say.text(shortDays, say.time(opens), say.time(closes), getZoneName(zone, locale, say)),
    spoken: say.spoken(days, say.spokenTime(opens), say.spokenTime(closes), isWeekdays),
    days,
    holidays: describeHolidays(office.holidays, say, locale),
  };
}

/** "Monday to Friday" for neighboring days, otherwise a list. The week begins on Monday. */
function describeDays(days: OfficeHours['days'], range: Words['range'], locale: string): string {
  const sorted = [...days].map((day) => day || 7).sort();
  const names = sorted.map((day) => getWeekdayName(day, locale));
  const [first = ''] = names;
  const isInRow = sorted.every((day, at) => at === 0 || day === (sorted[at - 1] ?? 0) + 1);
  if (isInRow && names.length > 2) return range(first, names.at(-1) ?? first);
  return new Intl.ListFormat(locale).format(names);
}

function getWeekdayName(day: number, locale: string): string {
  // November 30, 2026 is a Monday.
  const date = new Date(Date.UTC(2026, 10, 29 + day, 12));
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** The name in winter, as in "EST", for the whole year. */
function getZoneName(timeZone: string, locale: string, { zone, zoneNames }: Words): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: zone }).formatToParts(
    new Date('2026-01-15T12:00:00Z'),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return zoneNames?.[name] ?? name;
}

function describeHolidays(kept: readonly Holiday[], say: Words, locale: string): string {
  if (kept.length === 0) return say.noHolidays;
  if (kept.length === listValues(holidays).length) return say.allHolidays;
  const names = listValues(holidays).filter((holiday) => kept.includes(holiday));
  return say.someHolidays(
    new Intl.ListFormat(locale).format(names.map((holiday) => say.holidays[holiday])),
  );
}
