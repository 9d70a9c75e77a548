// Finds pages and events for a need that a visitor describes. Runs on the server, without scripts.
import { contentOf } from '#content/all';
import type { Content } from '#content/content-shape';
import { defaultLanguage, type Language, languages, locales } from '#content/languages';
import { programFor } from '#content/need-programs';
import type { SiteContent } from '#content/site-content';
import { isOneEditApart } from '#domain/text/near';
import { foldText } from '#domain/text/text';
import { type PageText, type Passage, pageTexts } from './page-texts';

/** A text split at its matches; every second piece is a match. */
export type SearchHit = { href: string; title: string; heading: string; pieces: string[] };
/** In the order in which the page shows them; `isUrgent` puts the crisis lines before all. */
export type SearchResults = {
  isUrgent: boolean;
  best: SearchHit[];
  events: SearchHit[];
  help: SearchHit[];
  others: SearchHit[];
  /** True if the search names an event; events are then listed before help. */
  isEventAsked: boolean;
};
export type FindableEvent = {
  title: string;
  description: string;
  /** In the second language; empty while nobody has translated it. */
  translatedTitle: string;
  translatedDescription: string;
  eventDate: string;
  eventTime: string;
  location: string;
  eventType: string;
};

const mostOfKind = 6;
const mostEvents = 3;
const safetyPages = [programFor('safety', 'counseling').path, '/get-assistance'];
const wordPattern = /[\p{L}\p{N}]+/gu;

function wordsIn(text: string): string[] {
  return foldText(text).match(wordPattern) ?? [];
}

/** Finds the stem: "diapers" and "tutoring" become "diaper" and "tutor". */
function stemOf(word: string): string {
  return word.length < 5 ? word.replace(/(?<=..[^s])s$/, '') : word.replace(/(?:ing|ed|es|s)$/, '');
}

/** The stem, if it is too long to be another word: "raped" must not match "rap". */
function dangerFormOf(word: string): string {
  const stem = stemOf(word);
  return stem.length > 3 ? stem : word;
}

/** People in danger may use any language, whatever the page's language is. */
const dangers = languages
  .flatMap((language) => contentOf(language).searchWords.danger.split(' '))
  .map((entry) => wordsIn(entry).map(dangerFormOf))
  .filter((entry) => entry.length > 0);

function tellsOfDanger(words: readonly string[]): boolean {
  const said = new Set(words.map(dangerFormOf));
  return dangers.some((entry) => entry.every((form) => said.has(form)));
}

const shortestStem = 4;

type IndexedPassage = Passage & { titleStems: Set<string>; stems: Set<string> };
type Indexed = Omit<PageText, 'passages'> & { titleStems: Set<string>; passages: IndexedPassage[] };
type Index = {
  /** Words that lead to a page before all others, as stems that must all occur. */
  leads: readonly { href: string; stems: readonly string[] }[];
  eventStems: ReadonlySet<string>;
  pages: readonly Indexed[];
  knownStems: ReadonlySet<string>;
  sameAs: ReadonlyMap<string, string>;
  smallWords: readonly string[];
};
const stemsOf = (text: string) => new Set(wordsIn(text).map(stemOf));

/** One index for the texts of each release. */
const indexes = new WeakMap<Content, Index>();

function indexOf(content: Content): Index {
  const known = indexes.get(content);
  if (known !== undefined) return known;
  const pages = pageTexts(content).map((page) => ({
    ...page,
    titleStems: stemsOf(page.title),
    passages: page.passages.map(
      (passage): IndexedPassage => ({
        ...passage,
        titleStems: stemsOf(passage.title),
        stems: stemsOf(passage.text),
      }),
    ),
  }));
  const knownStems = new Set(
    pages.flatMap(({ titleStems, passages }) => [
      ...titleStems,
      ...passages.flatMap((passage) => [...passage.titleStems, ...passage.stems]),
    ]),
  );
  const { events, small, sameAs, pages: leads } = content.searchWords;
  const index: Index = {
    leads: Object.entries(leads).flatMap(([href, entries]) =>
      entries.split(' ').map((entry) => ({ href, stems: wordsIn(entry).map(stemOf) })),
    ),
    eventStems: stemsOf(events),
    pages,
    knownStems,
    sameAs: new Map(
      Object.entries(sameAs).flatMap(([ours, theirs]) =>
        wordsIn(theirs).map((word) => [stemOf(word), stemOf(foldText(ours))] as const),
      ),
    ),
    smallWords: wordsIn(small),
  };
  indexes.set(content, index);
  return index;
}

/**
 * Returns every stem that matches the word: its own, longer ones, synonyms on the pages, and its corrected spelling.
 */
function termOf(word: string, { knownStems, sameAs }: Index): Set<string> {
  const stem = stemOf(word);
  const term = new Set([...knownStems].filter((known) => isSame(known, stem)));
  const ours = sameAs.get(stem);
  if (ours !== undefined) for (const known of knownStems) if (isSame(known, ours)) term.add(known);
  if (term.size > 0 || stem.length < 4) return term;
  return new Set([...knownStems].filter((known) => isOneEditApart(known, stem)));
}

function isSame(known: string, stem: string): boolean {
  return known === stem || (stem.length > 3 && known.startsWith(stem));
}

const hasAny = (stems: Set<string>, term: Set<string>) => [...term].some((each) => stems.has(each));

function scoreOfPassage({ titleStems, stems }: IndexedPassage, terms: Set<string>[]): number {
  return terms.reduce(
    (score, term) => score + (hasAny(titleStems, term) ? 3 : 0) + (hasAny(stems, term) ? 2 : 0),
    0,
  );
}

function rate(page: Indexed, terms: Set<string>[]) {
  const rated = page.passages
    .map((passage) => ({ passage, score: scoreOfPassage(passage, terms) }))
    .sort((a, b) => b.score - a.score);
  const best = rated[0];
  const met = terms.filter(
    (term) =>
      hasAny(page.titleStems, term) ||
      page.passages.some((each) => hasAny(each.titleStems, term) || hasAny(each.stems, term)),
  ).length;
  const inTitle = terms.filter((term) => hasAny(page.titleStems, term)).length;
  // Rank pages that match every word first, then by score.
  const depth = rated.reduce((sum, { score }) => sum + score, 0);
  return {
    page,
    best,
    score: met * 1000 + inTitle * 40 + (best?.score ?? 0) * 4 + Math.min(depth, 60),
  };
}

/** Splits the text at the matched words, so that a page can mark them. */
function cutAt(text: string, terms: Set<string>[]): string[] {
  const pieces = [''];
  let end = 0;
  for (const { 0: word, index: start } of text.matchAll(wordPattern)) {
    const stem = stemOf(foldText(word));
    if (!terms.some((term) => term.has(stem))) continue;
    pieces[pieces.length - 1] += text.slice(end, start);
    pieces.push(word, '');
    end = start + word.length;
  }
  pieces[pieces.length - 1] += text.slice(end);
  return pieces;
}

/** The page that the search names, if it contains hardly any other words. */
function leadOf(words: readonly string[], { leads }: Index): string | undefined {
  const stems = words.map(stemOf);
  const isSame = (one: string, other: string) =>
    one === other || (one.length > shortestStem && isOneEditApart(one, other));
  return leads
    .filter(({ stems: asked }) => asked.every((stem) => stems.some((said) => isSame(stem, said))))
    .filter(({ stems: asked }) => stems.length <= asked.length + 1)
    .sort((one, other) => other.stems.length - one.stems.length)[0]?.href;
}

function eventText(event: FindableEvent, language: Language): string {
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' });
  const day = date.format(new Date(event.eventDate));
  return `${day}, ${event.eventTime}, ${event.location}`;
}

function inLanguage(language: Language, translated: string, original: string): string {
  return language === defaultLanguage || translated === '' ? original : translated;
}

/** Events that match all words. `isNamed`: several match, or the visitor asked for events in general. */
function findEvents(
  words: readonly string[],
  events: readonly FindableEvent[],
  { eventStems, sameAs }: Index,
  language: Language,
  { vocabularies: { eventTypes } }: Content,
) {
  const asked = words.map(stemOf).filter((stem) => !eventStems.has(stem));
  const isGeneral = asked.length < words.length;
  const found = events.filter((event) => {
    const titles = `${event.title} ${event.translatedTitle}`;
    const text = `${titles} ${event.eventType} ${eventTypes[event.eventType] ?? ''}`;
    const own = [...stemsOf(`${text} ${eventText(event, language)}`)];
    const known = new Set(own.flatMap((stem) => [stem, sameAs.get(stem) ?? stem]));
    return asked.every((stem) => known.has(stem) || known.has(sameAs.get(stem) ?? stem));
  });
  return {
    isNamed: words.length > 0 && (words.length > 1 || isGeneral) && found.length > 0,
    found: words.length === 0 ? [] : found.slice(0, mostEvents),
  };
}

export function findPages(
  query: string,
  language: Language,
  site: SiteContent,
  upcoming: readonly FindableEvent[] = [],
): SearchResults {
  const content = site.contentOf(language);
  const index = indexOf(content);
  const words = wordsIn(query);
  const telling = words.filter((word) => !index.smallWords.includes(word));
  const terms = (telling.length > 0 ? telling : words)
    .slice(0, 8)
    .map((word) => termOf(word, index));
  const asked = terms.filter((term) => term.size > 0);
  const found = index.pages
    .map((page) => rate(page, asked))
    .filter(({ score }) => score >= 1000)
    .sort((a, b) => b.score - a.score);
  const isUrgent = tellsOfDanger(words);
  const lead = leadOf(telling, index);
  const foundAs = ({ page: { href, title }, best }: (typeof found)[number]): SearchHit => ({
    href,
    title,
    heading: best?.passage.title ?? '',
    pieces: cutAt(best?.passage.text ?? '', asked),
  });
  const pagesAt = (hrefs: readonly string[]) =>
    index.pages
      .filter(({ href }) => hrefs.includes(href))
      .map((page) => foundAs(rate(page, asked)));
  const shown = (isHelp: boolean, without: readonly string[]) =>
    found
      .filter(({ page }) => page.isHelp === isHelp && !without.includes(page.href))
      .slice(0, mostOfKind)
      .map(foundAs);
  const events = findEvents(telling, upcoming, index, language, content);
  const first = isUrgent ? safetyPages : lead === undefined ? [] : [lead];
  return {
    isUrgent,
    best: isUrgent ? [] : pagesAt(first),
    events: events.found.map((event) => ({
      href: '/events',
      title: inLanguage(language, event.translatedTitle, event.title),
      heading: eventText(event, language),
      pieces: [inLanguage(language, event.translatedDescription, event.description)],
    })),
    isEventAsked: events.isNamed,
    help: isUrgent ? [...pagesAt(first), ...shown(true, first)] : shown(true, first),
    others: shown(false, first),
  };
}
