// Looks for danger in a message, before anything else is done with it.
import { dangerSigns } from './danger-rules/signs.ts';
import { soundsAlike } from './danger-rules/sounds-alike.ts';
import { dangerWords } from './danger-rules/word-lists.ts';
import { type DangerRule, dangerRules } from './danger-rules.ts';
import { compilePhrase, type SpokenWord, withoutFillers, wordsInPhrase } from './phrase.ts';
import { createPhraseSet } from './phrase-set.ts';

export type Danger = Pick<DangerRule, 'kind' | 'lang' | 'why'> & { phrase: string };

export type DangerCheck = {
  (words: readonly SpokenWord[]): Danger | undefined;
  /** Every word the rules name, for the speller. */
  vocabulary: readonly string[];
};

const alarmPoints = 3;
const signsWithin = 25;

const setAside: SpokenWord = { said: '', meant: '' };

function compiled<Rule extends { says: readonly string[] }>(rules: readonly Rule[]) {
  return rules.flatMap(({ says, ...rest }) =>
    says.map((source) => ({ ...rest, phrase: compilePhrase(source, dangerWords) })),
  );
}

export function createDangerCheck(): DangerCheck {
  const rules = compiled(dangerRules);
  const harmless = compiled(soundsAlike);
  const alarms = createPhraseSet(rules.filter((rule) => rule.kind !== 'distress'));
  const worries = createPhraseSet(rules.filter((rule) => rule.kind === 'distress'));
  const onlyAlike = createPhraseSet(harmless);
  const allSigns = compiled(dangerSigns);
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

  function check(message: readonly SpokenWord[]): Danger | undefined {
    const words = withoutFillers(message);
    const serious = [...words];
    for (const { spans } of onlyAlike.matches(words)) {
      for (const { from, to } of spans) serious.fill(setAside, from, to);
    }
    // Distress is read from everything that was said: "I am not suicidal" is a reason to be kind.
    const found =
      alarms.matches(serious).next().value ??
      signsIn(serious) ??
      worries.matches(words).next().value;
    if (found === undefined) return undefined;
    const { kind, lang, why, phrase } = found.rule;
    return { kind, lang, why, phrase: phrase.source };
  }

  const vocabulary = [...rules, ...harmless, ...allSigns].flatMap(({ phrase }) => wordsInPhrase(phrase));
  return Object.assign(check, { vocabulary });
}
