import { expect, it } from 'vitest';
import { defaultSite } from '#content/all';
import type { Language } from '#content/languages';
import expectedResults from './expected-results.json';
import { type FindableEvent, findPages as findIn } from './page-for-word';

const findPages = (query: string, language: Language, upcoming?: readonly FindableEvent[]) =>
  findIn(query, language, defaultSite, upcoming);

const leastRight = 57;

const tuesday = '2026-11-24T12:00:00.000Z';
const saturday = '2026-11-28T12:00:00.000Z';
const eventOf = (title: string, eventType: string, eventDate: string): FindableEvent => ({
  ...{ translatedTitle: '', translatedDescription: '' },
  ...{ title, eventType, eventDate },
  ...{
    description: 'Come by.',
    eventTime: '10:00 AM - 1:00 PM',
    location: 'Sample Branch Library',
  },
});
const upcoming = [
  eventOf('Resume Workshop', 'Workshop', tuesday),
  eventOf('Money Basics Workshop', 'Financial Workshop', tuesday),
  eventOf('Saturday Food Table', 'Food Distribution', saturday),
  eventOf('Coat Giveaway', 'Giveaway', saturday),
  eventOf('River Clean-up Morning', 'Community Event', saturday),
];

/** The first result of the search page. */
function firstResult(query: string, language: Language): string | undefined {
  const found = findPages(query, language, upcoming);
  const events = found.events.map(({ title }) => `event: ${title}`);
  const pages = [...found.help, ...found.others].map(({ href }) => href);
  return [
    ...(found.isUrgent && found.help.length > 0 ? ['crisis lines'] : []),
    ...found.best.map(({ href }) => href),
    ...(found.isEventAsked ? events : []),
    ...pages,
    ...events,
  ][0];
}

it(`shows the expected result first for at least ${leastRight} of 60 queries`, () => {
  expect(expectedResults).toHaveLength(60);
  const wrong = expectedResults.filter(
    ({ language, query, first }) => firstResult(query, language as Language) !== first,
  );
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(60 - leastRight);
});
