// Looks for danger in a message, before anything else is done with it: by rules that anybody can read,
// and by what was learned from the messages in danger-examples/. Either can raise the alarm; a rule
// that fits a message which sounds altogether calm does not.
import { dangerSigns } from './danger-rules/signs.ts';
import { soundsAlike } from './danger-rules/sounds-alike.ts';
import { dangerWords } from './danger-rules/word-lists.ts';
import { type DangerKind, type DangerRule, dangerRules } from './danger-rules.ts';
import { createDangerScore, type Weights } from './danger-score.ts';
import dangerWeights from './danger-weights.json' with { type: 'json' };
import {
  compilePhrase,
  type Phrase,
  type Span,
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

/** Chosen by cross-validation: nobody in danger may be missed, so doubt is on their side. */
export const soundsLikeDanger = -0.4;
/** How calm the words around a rule's phrase must sound for it to be set aside. */
const soundsCalm = (kind: DangerKind) => (kind === 'self-harm' ? -6 : -3);
const surroundings = 3;

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

const learned: Omit<Danger, 'kind'> = {
  lang: 'en',
  why: 'Sounds like messages of people in danger.',
  phrase: '',
};

const setAside: SpokenWord = { said: '', meant: '' };

function compiled<Rule extends { says: readonly string[] }>(rules: readonly Rule[]) {
  return rules.flatMap(({ says, ...rest }) =>
    says.map((source) => ({ ...rest, phrase: compilePhrase(source, dangerWords) })),
  );
}

function dangerOf({
  kind,
  lang,
  why,
  phrase,
}: Omit<DangerRule, 'says'> & { phrase: Phrase }): Danger {
  return { kind, lang, why, phrase: phrase.source };
}

export function createDangerCheck(weights = dangerWeights as Weights): DangerCheck {
  const rules = compiled(dangerRules);
  const harmless = compiled(soundsAlike);
  const allSigns = compiled(dangerSigns);
  const alarms = createPhraseSet(rules.filter((rule) => rule.kind !== 'distress'));
  const worries = createPhraseSet(rules.filter((rule) => rule.kind === 'distress'));
  const onlyAlike = createPhraseSet(harmless);
  const signs = createPhraseSet(allSigns);
  const scoreOf = createDangerScore(weights);

  /** Enough signs of one kind close together, one of them a heavy one. */
  function signsIn(words: readonly SpokenWord[]) {
    const seen = [...signs.matches(words)].map(({ rule, spans }) => ({
      rule,
      spans,
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

  /** A rule that fits among words which sound altogether calm raises no alarm. */
  function isSerious(
    words: readonly SpokenWord[],
    { rule, spans }: { rule: { kind: DangerKind }; spans: readonly Span[] },
  ): boolean {
    return spans.some(({ from, to }) => {
      const around = words.slice(Math.max(0, from - surroundings), to + surroundings);
      return scoreOf(around.filter((word) => word !== setAside)).score > soundsCalm(rule.kind);
    });
  }

  function firstAlarm(words: readonly SpokenWord[]) {
    for (const alarm of alarms.matches(words)) if (isSerious(words, alarm)) return alarm;
    const signed = signsIn(words);
    return signed !== undefined && isSerious(words, signed) ? signed : undefined;
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
    const { score, kind: likeliest } = scoreOf(message);
    const found = firstAlarm(serious) ?? worries.matches(serious).next().value;
    if (found !== undefined && found.rule.kind !== 'distress') {
      return { danger: dangerOf(found.rule), figurative };
    }
    if (score > soundsLikeDanger) return { danger: { ...learned, kind: likeliest }, figurative };
    if (found !== undefined) return { danger: dangerOf(found.rule), figurative };
    return { danger: isTender ? tenderness : undefined, figurative };
  }

  const wordsOf = (list: readonly { phrase: Phrase }[]) =>
    new Set(list.flatMap(({ phrase }) => wordsInPhrase(phrase)));
  return Object.assign(check, {
    vocabulary: wordsOf([...rules, ...allSigns]),
    harmlessWords: wordsOf(harmless),
  });
}
