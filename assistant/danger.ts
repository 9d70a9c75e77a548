// Looks for danger in a message, before anything else is done with it: by rules that anybody can read,
// and by what was learned from the messages in danger-examples/. Either can raise the alarm; a rule
// that fits a message which sounds altogether calm does not.
import { dangerSigns } from './danger-rules/signs.ts';
import { soundsAlike } from './danger-rules/sounds-alike.ts';
import { dangerWords } from './danger-rules/word-lists.ts';
import { type DangerKind, type DangerRule, dangerRules } from './danger-rules.ts';
import { createDangerScore, type DangerWeights } from './danger-score.ts';
import {
  compilePhrase,
  type Phrase,
  type Span,
  type SpokenWord,
  withoutFillers,
  wordsInPhrase,
} from './phrase.ts';
import { createPhraseSet } from './phrase-set.ts';
import type { Alarm } from './reply-shape.ts';

export type Danger = Pick<DangerRule, 'kind' | 'lang' | 'why'> & { phrase: string };

export type Verdict = {
  danger: Danger | undefined;
  /** Words of dying and killing that were a figure of speech: they are no subject either. */
  figurative: ReadonlySet<SpokenWord>;
};

/** How the whole message sounds, and the most alarming piece of it. */
type Sound = { whole: number; worst: number; kind: Alarm };

export type DangerCheck = {
  /** `asked` says how clearly the message asks for something of ours (see clearness in classifier.ts). */
  (words: readonly SpokenWord[], asked?: number): Verdict;
  /** Every word that the rules name: what a misspelled word may have been meant to be. */
  vocabulary: ReadonlySet<string>;
  /** The words of what only sounds like danger. */
  harmlessWords: ReadonlySet<string>;
};

/** Odds of two to five are enough for an alarm; chosen by cross-validation, like those below. */
export const soundsLikeDanger = -0.65;
/** How calm a message must sound for a rule's phrase in it to be set aside. */
const soundsCalm = (kind: DangerKind) => (kind === 'self-harm' ? -3.2 : -1.5);
// Somebody who mostly writes about the rent may be in danger all the same: a long message is also
// heard piece by piece. A piece alone says less than a message, so it must sound the more alarming.
const pieceWords = 14;
const pieceStep = 4;
const pieceMargin = 0.7;
const surroundings = 5;
const surroundingsMargin = 1.2;
// A message that clearly asks for something of ours sounds the calmer for it.
const clearlyAsked = 7;
const askedWeight = 0.4;

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

export function createDangerCheck(weights: DangerWeights): DangerCheck {
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
  function firstAlarm(words: readonly SpokenWord[], sound: Sound) {
    const isSerious = ({ rule, spans }: { rule: { kind: DangerKind }; spans: readonly Span[] }) => {
      // Of oneself, any worse piece of the message counts; else what stands around.
      const worst =
        rule.kind === 'self-harm'
          ? sound.worst
          : Math.max(sound.whole, soundAround(words, spans) - surroundingsMargin);
      return worst > soundsCalm(rule.kind);
    };
    for (const alarm of alarms.matches(words)) if (isSerious(alarm)) return alarm;
    const signed = signsIn(words);
    return signed !== undefined && isSerious(signed) ? signed : undefined;
  }

  function soundAround(words: readonly SpokenWord[], spans: readonly Span[]): number {
    const from = Math.min(...spans.map((span) => span.from));
    const to = Math.max(...spans.map((span) => span.to));
    const around = words.slice(Math.max(0, from - surroundings), to + surroundings);
    return scoreOf(around.filter((word) => word !== setAside)).score;
  }

  /** How the message sounds, or the most alarming piece of it. */
  function soundOf(message: readonly SpokenWord[]): Sound {
    const whole = scoreOf(message);
    let worst = whole;
    for (let from = 0; from + pieceWords - pieceStep < message.length; from += pieceStep) {
      if (message.length <= pieceWords) break;
      const piece = scoreOf(message.slice(from, from + pieceWords));
      if (piece.score - pieceMargin > worst.score) {
        worst = { ...piece, score: piece.score - pieceMargin };
      }
    }
    return { whole: whole.score, worst: worst.score, kind: worst.kind };
  }

  function check(message: readonly SpokenWord[], asked = 0): Verdict {
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
    // What is denied or past is left out; what remains may still be an alarm.
    const said = isTender ? serious.filter((word) => word !== setAside) : message;
    const sound = soundOf(said);
    const score = sound.worst - askedWeight * Math.max(0, asked - clearlyAsked);
    const found = firstAlarm(serious, sound) ?? worries.matches(serious).next().value;
    if (found !== undefined && found.rule.kind !== 'distress') {
      return { danger: dangerOf(found.rule), figurative };
    }
    if (score > soundsLikeDanger) return { danger: { ...learned, kind: sound.kind }, figurative };
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
