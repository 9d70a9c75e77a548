// Replies with the next events from the calendar.
import type { AssistantEvent, Replies } from '#domain/assistant-content';
import { wordsOf } from '../text.ts';
import { fill } from './template.ts';

const shownEvents = 3;
/** Compares words by their beginnings: "workshops" matches "workshop". */
const beginning = 5;
// Words that ask for events in general, not for a certain one.
const anyEvent = /^(?:event|upcom|commu|next|evento|proxi)/;

function beginnings(text: readonly string[]): Set<string> {
  return new Set(
    text
      .filter((word) => word.length >= 4 && !anyEvent.test(word))
      .map((word) => word.slice(0, beginning)),
  );
}

/** Events that the message names; otherwise the soonest ones. */
function chosen(events: readonly AssistantEvent[], words: readonly string[]) {
  const asked = beginnings(words);
  const named = events.filter(({ title, translatedTitle = '', eventType }) =>
    [...beginnings(wordsOf(`${title} ${translatedTitle} ${eventType}`))].some((start) =>
      asked.has(start),
    ),
  );
  return (named.length > 0 ? named : events).slice(0, shownEvents);
}

/** The title in the language of the reply, or the marked original. */
function titleOf({ title, translatedTitle }: AssistantEvent, untranslated: string | undefined) {
  if (untranslated === undefined) return title;
  return translatedTitle || fill(untranslated, { title });
}

function lineOf(event: AssistantEvent, { locale, events }: Replies): string {
  const { eventDate, eventTime, location, city, state } = event;
  const date = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${eventDate.slice(0, 10)}T12:00:00Z`),
  );
  const place = [location, city, state].filter((part) => part).join(', ');
  return `${titleOf(event, events.untranslated)}: ${date}, ${eventTime}, ${place}.`;
}

export async function eventsReply(
  replies: Replies,
  upcomingEvents: () => Promise<readonly AssistantEvent[]>,
  words: readonly string[],
): Promise<string> {
  const { events: said } = replies;
  let events: readonly AssistantEvent[];
  try {
    events = await upcomingEvents();
  } catch {
    return said.unknown;
  }
  if (events.length === 0) return said.none;
  const shown = chosen(events, words);
  const lines = shown.map((event) => lineOf(event, replies)).join(' ');
  return fill(events.length > shown.length ? said.all : said.some, { events: lines });
}
