// Parses rules.txt and phrases.txt and finds their phrases; each word is looked up once, so long messages stay cheap.
import { alarms } from '#domain/assistant-topics';
import { readBeside } from '../files.ts';
import { splitWords } from '../text.ts';

/** Topics that phrases decide, not the trained model. */
export const topicsFoundByPhrase = [
  'complaints',
  'immigration',
  'taxes',
  'car-seat',
  'home-repair',
  'car-costs',
  'cash',
  'pets',
  'furniture',
  'crisis-line',
  'legal',
  'response-time',
] as const;

export const ruleSections = [
  'no alarm',
  ...alarms,
  'heavy heart',
  'urgent',
  'cannot wait',
  'poison',
  'runaway',
  'treatment',
  'hotline',
  'english class',
  'abuse at home',
  'holiday',
  'day follow-up',
  'person follow-up',
  'other follow-up',
  ...topicsFoundByPhrase,
  'not ours',
] as const;
export type RuleSection = (typeof ruleSections)[number];
export type FoundPhrase = { section: RuleSection; phrase: string; from: number; to: number };

/** One position of a phrase: words or word beginnings, possibly optional. */
type Place = { words: ReadonlySet<string>; beginnings: readonly string[]; isOptional: boolean };
type Rule = { section: RuleSection; phrase: string; places: (Place | 'gap')[] };

const widestGap = 3;

function placeOf(text: string): Place | 'gap' {
  if (text === '..') return 'gap';
  const isOptional = text.endsWith('?');
  const choices = text.replace(/\?$/, '').split('/');
  const plain = (choice: string) => splitWords(choice)[0] ?? choice;
  return {
    words: new Set(choices.filter((choice) => !choice.endsWith('*')).map(plain)),
    beginnings: choices.filter((choice) => choice.endsWith('*')).map(plain),
    isOptional,
  };
}

export function parseRules(text: string): Rule[] {
  let section: RuleSection | undefined;
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) {
      section = ruleSections.find((known) => known === line.slice(2));
      if (section === undefined) throw new Error(`There is no kind of rule "${line.slice(2)}".`);
      return [];
    }
    if (line === '' || section === undefined) return [];
    return [{ section, phrase: line, places: line.split(' ').map(placeOf) }];
  });
}

function fits(place: Place, word: string): boolean {
  return place.words.has(word) || place.beginnings.some((start) => word.startsWith(start));
}

/** The end index of a phrase that starts at `at`; -1 when it does not match. */
function endOf(places: Rule['places'], words: readonly string[], at: number, from = 0): number {
  const place = places[from];
  if (place === undefined) return at;
  if (place === 'gap') {
    for (let skipped = 0; skipped <= widestGap; skipped++) {
      const end = endOf(places, words, at + skipped, from + 1);
      if (end >= 0) return end;
    }
    return -1;
  }
  if (at < words.length && fits(place, words[at] ?? '')) {
    const end = endOf(places, words, at + 1, from + 1);
    if (end >= 0) return end;
  }
  return place.isOptional ? endOf(places, words, at, from + 1) : -1;
}

export function createRuleCheck(
  text = `${readBeside('rules.txt')}\n${readBeside('phrases.txt')}`,
): (words: readonly string[]) => FoundPhrase[] {
  const byFirst = new Map<string, Rule[]>();
  const byBeginning: { start: string; rule: Rule }[] = [];
  for (const rule of parseRules(text)) {
    const [first] = rule.places;
    if (first === undefined || first === 'gap') throw new Error(`No rule begins with a gap.`);
    for (const word of first.words) byFirst.set(word, [...(byFirst.get(word) ?? []), rule]);
    for (const start of first.beginnings) byBeginning.push({ start, rule });
  }
  return (words) => {
    const found: FoundPhrase[] = [];
    words.forEach((word, from) => {
      const begun = byBeginning.filter(({ start }) => word.startsWith(start));
      for (const rule of [...(byFirst.get(word) ?? []), ...begun.map((entry) => entry.rule)]) {
        const to = endOf(rule.places, words, from);
        if (to > from) found.push({ section: rule.section, phrase: rule.phrase, from, to });
      }
    });
    return found;
  };
}
