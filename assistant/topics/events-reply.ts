// Replies with the next events, or with those of the day, place, or kind in the question.
import type { AssistantEvent, Replies } from '#domain/assistant-content';
import { addDays, toOfficeDate } from '#domain/calendar/office-hours';
import { splitWords } from '../text.ts';
import { fillTemplate } from './template.ts';

const shownEvents = 3;
/** Compares words by their beginnings: "workshops" matches "workshop". */
const beginning = 5;
const shortest = 4;
// Words that ask for events in general, not for a certain one.
const anyEvent = /^(?:event|upcom|commu|next|evento|proxi|saturday|sabado)/;
const asksWhen =
  /\b(?:when|whens|where|wheres|what time|sign up|register|rsvp|cuando|donde|que hora|inscrib\w*|apart\w*)\b/;
const weekendDays: readonly number[] = [6, 0];

type Fits = (event: AssistantEvent) => boolean;

function beginnings(text: readonly string[]): Set<string> {
  return new Set(
    text
      .filter((word) => word.length >= shortest && !anyEvent.test(word))
      .map((word) => word.slice(0, beginning)),
  );
}

function sharesWord(text: string, asked: ReadonlySet<string>): boolean {
  return [...beginnings(splitWords(text))].some((start) => asked.has(start));
}

const dateOf = ({ eventDate }: AssistantEvent) => eventDate.slice(0, 10);
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);
const weekdayOf = (date: string) => noonOf(date).getUTCDay();

/** Names of weekdays or months in a locale, folded, with their numbers. */
function namesIn(locale: string, part: 'weekday' | 'month'): Map<string, number> {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', [part]: 'long' });
  const count = part === 'weekday' ? 7 : 12;
  return new Map(
    Array.from({ length: count }, (_, at) => {
      // 4 January 2026 is a Sunday.
      const day = part === 'weekday' ? new Date(Date.UTC(2026, 0, 4 + at)) : Date.UTC(2026, at, 4);
      return [splitWords(format.format(day))[0] ?? '', at] as const;
    }),
  );
}

const names = new Map<string, Record<'weekday' | 'month', Map<string, number>>>();

function calendarNames(locale: string) {
  const known = names.get(locale);
  if (known !== undefined) return known;
  const made = { weekday: namesIn(locale, 'weekday'), month: namesIn(locale, 'month') };
  names.set(locale, made);
  return made;
}

/** The days that a message names: "this saturday", "tomorrow", "in december". */
function dayAsked(words: readonly string[], locale: string, now: Date): Fits | undefined {
  const today = toOfficeDate(now);
  const { weekday, month } = calendarNames(locale);
  for (const word of words) {
    const day = weekday.get(word) ?? weekday.get(word.replace(/s$/, ''));
    if (day !== undefined) return (event) => weekdayOf(dateOf(event)) === day;
    const inMonth = month.get(word);
    if (inMonth !== undefined) return (event) => noonOf(dateOf(event)).getUTCMonth() === inMonth;
    if (/^(?:today|tonight|hoy)$/.test(word)) return (event) => dateOf(event) === today;
    if (/^(?:tomorrow|manana)$/.test(word)) {
      return (event) => dateOf(event) === addDays(today, 1);
    }
    if (/^weekends?$/.test(word) || (word === 'fin' && words.includes('semana'))) {
      return (event) => weekendDays.includes(weekdayOf(dateOf(event)));
    }
  }
  return undefined;
}

/** The title in the language of the reply, or the marked original. */
function titleOf({ title, translatedTitle }: AssistantEvent, { events }: Said): string {
  if (events.untranslated === undefined) return title;
  return translatedTitle || fillTemplate(events.untranslated, { title });
}

function lineOf(event: AssistantEvent, said: Said): string {
  const { eventTime, location, city, state } = event;
  const { locale } = said;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  const place = [location, city, state].filter((part) => part).join(', ');
  return `${titleOf(event, said)}: ${format.format(noonOf(dateOf(event)))}, ${eventTime}, ${place}.`;
}

type Said = Pick<Replies, 'events' | 'locale'>;
type UpcomingEvents = () => Promise<readonly AssistantEvent[]>;

function isNamed(
  { title, translatedTitle = '', eventType }: AssistantEvent,
  asked: Set<string>,
  { events }: Said,
) {
  return sharesWord(
    `${title} ${translatedTitle} ${eventType} ${events.types[eventType] ?? ''}`,
    asked,
  );
}

export async function buildEventsReply(
  said: Said,
  upcomingEvents: UpcomingEvents,
  words: readonly string[],
  now: Date,
): Promise<string> {
  const { events: texts, locale } = said;
  let events: readonly AssistantEvent[];
  try {
    events = await upcomingEvents();
  } catch {
    return texts.unknown;
  }
  if (events.length === 0) return texts.none;
  const asked = beginnings(words);
  const isOnDay = dayAsked(words, locale, now);
  const isKindKnown = Object.entries(texts.types).some(([type, label]) =>
    [type, label].some((name) => splitWords(name).every((word) => words.includes(word))),
  );
  const named = events.filter((event) => isNamed(event, asked, said));
  const placed = events.filter(({ location }) => sharesWord(location, asked));
  const wanted = named.length > 0 || isKindKnown ? named : placed.length > 0 ? placed : [...events];
  const fitting = isOnDay === undefined ? wanted : wanted.filter(isOnDay);
  const linesOf = (list: readonly AssistantEvent[]) =>
    list
      .slice(0, shownEvents)
      .map((event) => lineOf(event, said))
      .join(' ');
  if (fitting.length === 0) return fillTemplate(texts.noneFit, { events: linesOf(events) });
  const isAll = fitting.length === events.length && events.length <= shownEvents;
  return fillTemplate(isAll ? texts.some : texts.all, { events: linesOf(fitting) });
}

/** The event that a question about something else names: "what time is the coat giveaway". */
export async function findNamedEvent(
  words: readonly string[],
  said: Said,
  upcomingEvents: UpcomingEvents,
): Promise<string | undefined> {
  if (!asksWhen.test(words.join(' '))) return undefined;
  const asked = beginnings(words);
  try {
    const event = (await upcomingEvents()).find((each) => isNamed(each, asked, said));
    return event === undefined ? undefined : lineOf(event, said);
  } catch {
    return undefined;
  }
}
