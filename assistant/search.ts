// The index: what people ask about (topics) and what we say about it (passages).
import MiniSearch from 'minisearch';
import { type ProgramSlug, programs } from '#domain/programs';
import type { Language } from './language.ts';
import { needServices } from './need-services.ts';
import { type Passage, readPassages } from './passages.ts';
import type { Stance } from './stance.ts';
import {
  isContentWord,
  type KnownTerms,
  termsOfEntry,
  termsOfQuestion,
  termsOfText,
  weightOf,
} from './terms.ts';
import {
  actionTopics,
  factTopics,
  type NeedId,
  needs,
  roleFactTopics,
  type TopicId,
  type TopicKind,
  type TopicWords,
  talkTopics,
} from './topics.ts';
import { wordsOf, wordsOfList } from './words.ts';

export type FoundTopic = { id: TopicId; kind: TopicKind; score: number; program?: ProgramSlug };
export type KnownTopic = { id: TopicId; kind: TopicKind; program?: ProgramSlug };
export type FoundPassage = { passage: Passage; score: number; matched: number };

type Entry = { id: TopicId; kind: TopicKind; program?: ProgramSlug; words: TopicWords };

const programNames: Record<ProgramSlug, TopicWords> = {
  'home-at-heart': { en: 'home at heart, at heart, home heart', es: 'home at heart' },
  'will-work-win': { en: 'will work win, work win', es: 'will work win' },
  'five-group-foods': {
    en: 'five group foods, five group, group foods, 5 group foods',
    es: 'five group foods',
  },
  'maybe-more': {
    en: 'maybe more, maybe more program, suicide prevention, overdose prevention, violence prevention, mental health first aid, overdose awareness, suicide awareness, crisis training',
    es: 'maybe more',
  },
  'blended-roots': { en: 'blended roots, blended root, roots', es: 'blended roots' },
  'evergreen-student': { en: 'evergreen student, evergreen', es: 'evergreen student' },
  'in-his-hands': { en: 'in his hands, his hands', es: 'in his hands' },
  'nurture-nature': { en: 'nurture nature, nurture', es: 'nurture nature' },
  'digital-diaspora': { en: 'digital diaspora, diaspora', es: 'digital diaspora' },
};

function topicEntries(): Entry[] {
  const of = (kind: TopicKind, topics: Record<string, TopicWords>): Entry[] =>
    Object.entries(topics).map(([id, words]) => ({ id: id as TopicId, kind, words }));
  return [
    ...Object.entries(needs).map(([id, { program, ...words }]) => ({
      id: id as TopicId,
      kind: 'need' as const,
      program,
      words,
    })),
    ...programs.map(({ slug }) => ({
      id: slug,
      kind: 'program' as const,
      program: slug,
      words: programNames[slug],
    })),
    ...of('action', actionTopics),
    ...of('role-fact', roleFactTopics),
    ...of('fact', factTopics),
    ...of('talk', talkTopics),
  ];
}

function saidAs({ en, es }: TopicWords): string[] {
  const terms = (list: string, lang: 'en' | 'es') =>
    wordsOfList(list).flatMap((words) => termsOfEntry(words, lang));
  return [...new Set([...terms(en, 'en'), ...terms(es, 'es')])];
}

export const stanceWeight: Record<Stance, Partial<Record<TopicKind, number>>> = {
  give: { need: 0.2, program: 0.6, action: 1.5, 'role-fact': 1.5, fact: 0.8 },
  join: { need: 0.25, program: 0.6, action: 1.5, 'role-fact': 1.5, fact: 0.8 },
  need: { need: 1.15, action: 0.4, 'role-fact': 0.4 },
  unclear: { action: 0.9 },
};

// A question for a doctor or a lawyer must not be answered with opening hours, however it is put.
const topicWeight: Partial<Record<TopicId, number>> = { medical: 1.8, legal: 1.6 };

const bareOptions = {
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => (term === '' ? null : term),
};

export type SearchIndex = {
  knownTopics: readonly KnownTopic[];
  topics(words: readonly string[], stance: Stance, lang: Language): FoundTopic[];
  passages(words: readonly string[], limit: number): FoundPassage[];
  /** The passage of a program that speaks of this need. */
  serviceFor(need: NeedId): Passage | undefined;
  /** Every word the topics name, by language, for the speller and the language check. */
  vocabulary: { en: ReadonlySet<string>; es: ReadonlySet<string> };
};

export function createSearchIndex(): SearchIndex {
  const entries = topicEntries();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const topicIndex = new MiniSearch<{ id: string; said: string }>({
    fields: ['said'],
    ...bareOptions,
    searchOptions: { bm25: { k: 1.2, b: 0.1, d: 0.5 } },
  });
  const said = entries.map(({ id, words }) => ({ id, terms: saidAs(words) }));
  const allTerms = new Set(said.flatMap(({ terms }) => terms));
  const vocabulary = { en: vocabularyOf(entries, 'en'), es: vocabularyOf(entries, 'es') };
  const known: KnownTerms = {
    isTerm: (term) => allTerms.has(term),
    isWord: (word, lang) => vocabulary[lang].has(word),
  };
  topicIndex.addAll(said.map(({ id, terms }) => ({ id, said: terms.join(' ') })));

  const passages = readPassages();
  const passageById = new Map(passages.map((passage) => [passage.id, passage]));
  const passageIndex = new MiniSearch<{ id: string; title: string; text: string }>({
    fields: ['title', 'text'],
    ...bareOptions,
    searchOptions: { boost: { title: 2 }, bm25: { k: 1.2, b: 0.5, d: 0.5 } },
  });
  passageIndex.addAll(
    passages.map(({ id, title, text }) => ({
      id,
      // The lines of a role page share one title, which tells none of them apart.
      title: id.includes('#') ? '' : termsOfText(wordsOf(title)).join(' '),
      text: termsOfText(wordsOf(text)).join(' '),
    })),
  );

  function findPassages(words: readonly string[], limit: number): FoundPassage[] {
    const results = passageIndex.search(termsOfText(words).join(' '), { boostTerm: weightOf });
    return results.slice(0, limit).flatMap(({ id, score, queryTerms }) => {
      const passage = passageById.get(String(id));
      const matched = queryTerms.length;
      return passage === undefined ? [] : [{ passage, score: score / matched, matched }];
    });
  }

  function serviceFor(need: NeedId): Passage | undefined {
    const title = needServices[need];
    return passages.find(
      (passage) => passage.program === needs[need].program && passage.title === title,
    );
  }

  return {
    knownTopics: entries.map(({ id, kind, program }) => ({ id, kind, program })),
    topics(words, stance, lang) {
      const weights = stanceWeight[stance];
      const terms = termsOfQuestion(words, lang, known);
      return topicIndex
        .search(terms.join(' '), { boostTerm: weightOf })
        .flatMap(({ id, score, queryTerms }) => {
          const entry = byId.get(id);
          if (entry === undefined) return [];
          const { kind, program } = entry;
          // The library multiplies by the number of matched terms, which favors wordy topics.
          const sum = score / queryTerms.length;
          const weight = (weights[kind] ?? 1) * (topicWeight[entry.id] ?? 1);
          return [{ id: entry.id, kind, program, score: sum * weight }];
        })
        .sort((a, b) => b.score - a.score);
    },
    passages: findPassages,
    serviceFor,
    vocabulary,
  };
}

function vocabularyOf(entries: readonly Entry[], lang: 'en' | 'es'): ReadonlySet<string> {
  return new Set(entries.flatMap(({ words }) => wordsOf(words[lang])).filter(isContentWord));
}
