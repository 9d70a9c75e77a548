// The values of editable fields, as lines of text to compare.
import { languageNames, languages, staffLocale } from '#content/languages';
import type { OfficeHours } from '#domain/organization';
import { holidayNames, siteFieldLabels, siteTexts } from '#text/staff/site';
import type { EditableField } from '../data/rows';
import { fillText, formatCalendarDay } from '../format/formats';

export type Translations = Record<string, string>;

/** "Title, Ana Silva" */
export function describeField({ label, group }: Pick<EditableField, 'label' | 'group'>): string {
  const name = siteFieldLabels[label];
  return group === '' ? name : `${name}, ${group}`;
}

export function formatHour(hour: number): string {
  const moment = new Date(Date.UTC(2026, 0, 1, Math.floor(hour), (hour % 1) * 60));
  return new Intl.DateTimeFormat(staffLocale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    moment,
  );
}

export function formatWeekdayName(day: number): string {
  // November 29, 2026 is a Sunday.
  const date = new Date(Date.UTC(2026, 10, 29 + day, 12));
  return new Intl.DateTimeFormat(staffLocale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

function describeHours({ days, opens, closes, holidays, closedDays }: OfficeHours): string[] {
  const { hours } = siteTexts;
  const list = new Intl.ListFormat(staffLocale);
  const names = [...days].sort((one, other) => one - other).map(formatWeekdayName);
  const closed = closedDays.map(({ from, to }) =>
    from === to ? formatCalendarDay(from) : `${formatCalendarDay(from)} – ${formatCalendarDay(to)}`,
  );
  return [
    `${list.format(names)}, ${formatHour(opens)} – ${formatHour(closes)}`,
    `${hours.holidays}: ${list.format(holidays.map((holiday) => holidayNames[holiday]))}`,
    ...(closed.length === 0 ? [] : [`${hours.closedDays}: ${list.format(closed)}`]),
  ];
}

/** One line for each part or language of the value. */
export function describeValue({ kind, isTranslated }: EditableField, value: unknown): string[] {
  if (kind === 'hours') return describeHours(value as OfficeHours);
  if (!isTranslated) return [String(value)];
  const texts = value as Translations;
  return languages.map((language) => `${languageNames[language]}: ${texts[language] || '–'}`);
}

/** True when the draft changes the text of some languages and not of the others. */
export function isHalfTranslated({ isTranslated, published, draft }: EditableField): boolean {
  if (!isTranslated || draft === null) return false;
  const [before, after] = [published as Translations, draft.value as Translations];
  const changed = languages.filter((language) => before[language] !== after[language]);
  return changed.length > 0 && changed.length < languages.length;
}

export function describeEdit({ label, group }: EditableField): string {
  const name = siteFieldLabels[label].toLowerCase();
  return group === ''
    ? fillText(siteTexts.editLabel, { label: name })
    : fillText(siteTexts.editOf, { label: name, group });
}
