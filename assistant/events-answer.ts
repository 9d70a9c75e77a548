// The next events, as they stand in the calendar right now.
import type { AssistantEvent, Replies } from './reply-shape.ts';
import { stemsOf } from './stems.ts';
import { isContentWord } from './terms.ts';
import { wordsOf } from './words.ts';

const shownEvents = 3;
// Words that ask for any event, not for one of them.
const anyEvent = new Set(
  ['event', 'events', 'upcoming', 'next', 'community', 'evento', 'eventos'].flatMap(stemsOf),
);

function stemSet(words: readonly string[]): Set<string> {
  return new Set(words.filter(isContentWord).flatMap(stemsOf));
}

/** Events that are asked for by name come first; otherwise the soonest. */
function chosen(events: readonly AssistantEvent[], words: readonly string[]) {
  const asked = stemSet(words);
  const named = events.filter(({ title, eventType }) =>
    [...stemSet(wordsOf(`${title} ${eventType}`))].some(
      (stem) => asked.has(stem) && !anyEvent.has(stem),
    ),
  );
  return (named.length > 0 ? named : events).slice(0, shownEvents);
}

export async function eventsAnswer(
  said: Replies,
  upcomingEvents: () => Promise<readonly AssistantEvent[]>,
  words: readonly string[],
): Promise<string> {
  let events: readonly AssistantEvent[];
  try {
    events = await upcomingEvents();
  } catch {
    return said.events.unknown;
  }
  if (events.length === 0) return said.events.none;
  const shown = chosen(events, words);
  return said.events.some(shown, events.length > shown.length);
}
