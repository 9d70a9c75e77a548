// Looks for danger in a message, before anything else is done with it.
import { dangerSigns } from './danger-rules/signs.ts';
import { soundsAlike } from './danger-rules/sounds-alike.ts';
import { dangerWords } from './danger-rules/word-lists.ts';
import { type DangerRule, dangerRules } from './danger-rules.ts';
import {
  compilePhrase,
  type Phrase,
  type SpokenWord,
  withoutFillers,
  wordsInPhrase,
} from './phrase.ts';
import { createPhraseSet } from './phrase-set.ts';

export type Danger = Pick<DangerRule, 'kind' | 'lang' | 'why'> & { phrase: string };

export type Verdict = {
  danger: Danger | undefined;
  /** Words of dying and killing that were a figure of speech: they are no subject either. */
  figurative: ReadonlySet<SpokenWord>;
};

export type DangerCheck = {
  (words: readonly SpokenWord[]): Verdict;
  /** Every word that the rules name: what a misspelled word may have been meant to be. */
  vocabulary: ReadonlySet<string>;
  /** The words of what only sounds like danger. */
  harmlessWords: ReadonlySet<string>;
};

const alarmPoints = 3;
const signsWithin = 25;

const dyingAndKilling =
  /^(?:di(?:e|es|ed|ing)|dying|dead|death|deadly|kill|murder|m[uo]r[ita]|muer|mata|mato$)/;

const tenderness: Danger = {
  kind: 'distress',
  lang: 'en',
  why: 'Speaks of danger that is past or denied.',
  phrase: '',
};

const setAside: SpokenWord = { said: '', meant: '' };

function compiled<Rule extends { says: readonly string[] }>(rules: readonly Rule[]) {
  return rules.flatMap(({ says, ...rest }) =>
    says.map((source) => ({ ...rest, phrase: compilePhrase(source, dangerWords) })),
  );
}

export function createDangerCheck(): DangerCheck {
  const rules = compiled(dangerRules);
  const harmless = compiled(soundsAlike);
  const allSigns = compiled(dangerSigns);
  const alarms = createPhraseSet(rules.filter((rule) => rule.kind !== 'distress'));
  const worries = createPhraseSet(rules.filter((rule) => rule.kind === 'distress'));
  const onlyAlike = createPhraseSet(harmless);
  const signs = createPhraseSet(allSigns);

  /** Enough signs of one kind close together, one of them a heavy one. */
  function signsIn(words: readonly SpokenWord[]) {
    const seen = [...signs.matches(words)].map(({ rule, spans }) => ({
      rule,
      at: spans[0]?.from ?? 0,
    }));
    return seen.find(({ rule, at }) => {
      if (rule.points === 1) return false;
      const near = seen.filter(
        (other) => other.rule.kind === rule.kind && Math.abs(other.at - at) < signsWithin,
      );
      return near.reduce((sum, other) => sum + other.rule.points, 0) >= alarmPoints;
    });
  }

  function check(message: readonly SpokenWord[]): Verdict {
    const words = withoutFillers(message);
    const serious = [...words];
    const figurative = new Set<SpokenWord>();
    let isTender = false;
    for (const { rule, spans } of onlyAlike.matches(words)) {
      isTender ||= rule.isTender === true;
      for (const { from, to } of spans) {
        serious.fill(setAside, from, to);
        for (const word of words.slice(from, to)) {
          if (dyingAndKilling.test(word.said)) figurative.add(word);
        }
      }
    }
    const found =
      alarms.matches(serious).next().value ??
      signsIn(serious) ??
      worries.matches(serious).next().value;
    if (found === undefined) return { danger: isTender ? tenderness : undefined, figurative };
    const { kind, lang, why, phrase } = found.rule;
    return { danger: { kind, lang, why, phrase: phrase.source }, figurative };
  }

  const wordsOf = (list: readonly { phrase: Phrase }[]) =>
    new Set(list.flatMap(({ phrase }) => wordsInPhrase(phrase)));
  return Object.assign(check, {
    vocabulary: wordsOf([...rules, ...allSigns]),
    harmlessWords: wordsOf(harmless),
  });
}
