// Finds pages by the words of a need, in all texts of the pages. Runs on the server, without scripts.
import { contentOf } from '#content/all';
import { type Language, languages } from '#content/languages';
import { isOneEditApart } from '#domain/text/near';
import { foldText } from '#domain/text/text';
import { type PageText, type Passage, pageTexts } from './page-texts';

/** A text split at its matches; every second piece is a match. */
export type Found = { href: string; title: string; heading: string; pieces: string[] };
export type Findings = { help: Found[]; others: Found[]; isUrgent: boolean };

const mostOfKind = 6;
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

type IndexedPassage = Passage & { titleStems: Set<string>; stems: Set<string> };
type Indexed = Omit<PageText, 'passages'> & { titleStems: Set<string>; passages: IndexedPassage[] };
type Index = {
  pages: readonly Indexed[];
  knownStems: ReadonlySet<string>;
  sameAs: ReadonlyMap<string, string>;
  smallWords: readonly string[];
};
const stemsOf = (text: string) => new Set(wordsIn(text).map(stemOf));

const indexes = new Map<Language, Index>();

function indexOf(language: Language): Index {
  const kept = indexes.get(language);
  if (kept !== undefined) return kept;
  const content = contentOf(language);
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
  const { small, sameAs } = content.searchWords;
  const index: Index = {
    pages,
    knownStems,
    sameAs: new Map(
      Object.entries(sameAs).flatMap(([ours, theirs]) =>
        wordsIn(theirs).map((word) => [stemOf(word), stemOf(foldText(ours))] as const),
      ),
    ),
    smallWords: wordsIn(small),
  };
  indexes.set(language, index);
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

export function findPages(query: string, language: Language): Findings {
  const index = indexOf(language);
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
  const shown = (isHelp: boolean) =>
    found
      .filter(({ page }: { page: PageText }) => page.isHelp === isHelp)
      .slice(0, mostOfKind)
      .map(({ page: { href, title }, best }) => ({
        href,
        title,
        heading: best?.passage.title ?? '',
        pieces: cutAt(best?.passage.text ?? '', asked),
      }));
  return {
    help: shown(true),
    others: shown(false),
    isUrgent: tellsOfDanger(words),
  };
}
