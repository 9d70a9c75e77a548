// Looks for danger in a message, before anything else is done with it.

import { soundsAlike } from './danger-rules/sounds-alike.ts';
import { dangerWords } from './danger-rules/word-lists.ts';
import { type DangerKind, type DangerRule, dangerRules } from './danger-rules.ts';
import { compilePhrase, findAll, type Phrase, type SpokenWord, wordsInPhrase } from './phrase.ts';

export type Danger = { kind: DangerKind; lang: 'en' | 'es'; why: string; phrase: string };

// Words that add force and no meaning. They are dropped so that they separate nothing.
const fillers = new Set(
  'really just so very fucking fuckin fkn fking freaking freakin frickin literally like kinda sorta actually honestly basically even still pretty totally please omg damn dang ugh um uh ever bitch ass shit goddamn rly rlly super ya pues muy tan nomas mero literalmente wey guey puta pinche verdad porfavor neta'.split(
    ' ',
  ),
);

type CompiledRule = Omit<DangerRule, 'says'> & { phrases: readonly Phrase[] };

export type DangerCheck = {
  (words: readonly SpokenWord[]): Danger | undefined;
  /** Every word the rules name, for the speller. */
  vocabulary: readonly string[];
};

function withoutFillers(words: readonly SpokenWord[]): SpokenWord[] {
  return words.filter((word) => !fillers.has(word.said));
}

const setAside: SpokenWord = { said: '·', meant: '·' };

export function createDangerCheck(): DangerCheck {
  const rules: CompiledRule[] = dangerRules.map(({ kind, lang, why, says }) => ({
    kind,
    lang,
    why,
    phrases: says.map((source) => compilePhrase(source, dangerWords)),
  }));
  const harmless = soundsAlike.flatMap(({ says }) =>
    says.map((source) => compilePhrase(source, dangerWords)),
  );

  function check(message: readonly SpokenWord[]): Danger | undefined {
    const words = withoutFillers(message);
    const serious = [...words];
    for (const phrase of harmless) {
      for (const { from, to } of findAll(words, phrase)) serious.fill(setAside, from, to);
    }
    let distress: Danger | undefined;
    for (const { kind, lang, why, phrases } of rules) {
      if (kind === 'distress' && distress !== undefined) continue;
      for (const phrase of phrases) {
        // Distress is read from everything that was said: "I am not suicidal" is a reason to be kind.
        const looked = kind === 'distress' ? words : serious;
        if (findAll(looked, phrase).length === 0) continue;
        const danger = { kind, lang, why, phrase: phrase.source };
        if (kind !== 'distress') return danger;
        distress = danger;
        break;
      }
    }
    return distress;
  }

  const vocabulary = [...rules.flatMap((rule) => rule.phrases), ...harmless].flatMap(wordsInPhrase);
  return Object.assign(check, { vocabulary });
}
