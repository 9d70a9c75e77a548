// Looks for danger to life and limb, before anything else is done with a message: by rules that anybody
// can read, and by what was learned from the messages in data/danger/. Either raises the alarm.
import { type Alarm, alarms, type InterpretedLanguage } from '#domain/assistant-topics';
import { type Features, featuresOf } from '../features.ts';
import { readBeside } from '../files.ts';
import { chances, type Model, sumUp } from '../model.ts';
import { fold } from '../text.ts';
import type { Found } from './rules.ts';

/**
 * `chance` is what was learned, `rule` the phrase that was found; one of them is the reason. In doubt
 * between danger and a plain need, help comes first and the emergency lines right after it.
 */
export type Danger = { kind: Alarm; chance: number; rule?: string; isDoubtful?: boolean };

/**
 * How likely danger must be. Missing it costs more than naming 911 once too often; of messages below the
 * second, hardly any is dangerous: they get what they ask for, and the lines for emergencies after it.
 */
const alarmChance = { doubt: 0.04, alarm: 0.15 };
// A message that clearly asks for something sounds the calmer for it: danger must be likelier then. All
// of these were chosen on examples that were kept back from learning, so that little danger is missed
// and little need is taken for it.
const clearNeed = 0.6;
const likelyNeed = 0.3;
const besideNeed = { doubt: 0.15, alarm: 0.5 };
const clearQuestion = 0.5;
const besideQuestion = { doubt: 0.15, alarm: 0.3 };
/** Of messages that ask for something beyond doubt, hardly any was dangerous below this. */
const beyondDoubt = { need: 0.85, question: 0.75, alarm: 0.4 };
/** The same beside a phrase that only sounds like danger. */
const besideFigure = { doubt: 0.3, alarm: 0.5 };
/** Words add up: beyond so many, a calm letter would sound alarming by its length alone. */
const longestWhole = 40;
// Somebody who mostly writes about the rent may be in danger all the same: every sentence is also read as a
// message of its own, and a long one in stretches of which each begins in the middle of the one before. A
// stretch says less than a message, so it must sound the more alarming. Chosen on examples that were kept
// back, alone and beside calm ones.
const shortestStretch = 3;
const longestStretch = 14;
const stretchChance = { doubt: 0.5, alarm: 0.8 };

function isAlarm(name: string): name is Alarm {
  return alarms.some((alarm) => alarm === name);
}

function ruleIn(found: readonly Found[]): { kind: Alarm; rule: string } | undefined {
  const quiet = found.filter(({ section }) => section === 'no alarm');
  for (const { section, phrase, from, to } of found) {
    const isQuiet = quiet.some((other) => from < other.to && other.from < to);
    if (isAlarm(section) && !isQuiet) return { kind: section, rule: phrase };
  }
  return undefined;
}

/** How likely danger is, and which kind. */
function heardIn(model: Model, features: Features, words: number): Danger {
  const share = Math.sqrt(Math.min(1, longestWhole / words));
  const found = chances(model, sumUp(model, features), share);
  let kind: Alarm = 'medical';
  let highest = 0;
  let chance = 0;
  for (const [at, name] of model.classes.entries()) {
    if (!isAlarm(name)) continue;
    chance += found[at] ?? 0;
    if ((found[at] ?? 0) > highest) [kind, highest] = [name, found[at] ?? 0];
  }
  return { kind, chance };
}

/** What is too short to say anything by itself is read with what follows it. */
function stretchesOf(sentences: readonly (readonly string[])[]): string[][] {
  const stretches: string[][] = [];
  let begun: readonly string[] = [];
  for (const sentence of sentences) {
    const words = [...begun, ...sentence];
    begun = words.length < shortestStretch ? words : [];
    if (begun.length > 0) continue;
    const last = Math.max(0, words.length - longestStretch);
    for (let from = 0; from < last; from += longestStretch / 2) {
      stretches.push(words.slice(from, from + longestStretch));
    }
    stretches.push(words.slice(last));
  }
  return stretches;
}

/** The most alarming stretch of a message that has several. */
function loudestIn(model: Model, sentences: Said['sentences']): Danger | undefined {
  const stretches = stretchesOf(sentences);
  let loudest: Danger | undefined;
  if (stretches.length < 2) return undefined;
  for (const words of stretches) {
    const heard = heardIn(model, featuresOf(words), words.length);
    if (heard.chance > (loudest?.chance ?? 0)) loudest = heard;
  }
  return loudest;
}

export type Said = {
  words: readonly string[];
  features: Features;
  sentences: readonly (readonly string[])[];
};

/** How likely it is that a message asks for what people live on, or for anything else of ours. */
export type Asked = { need: number; question: number };

type Certainty = 'none' | 'doubt' | 'alarm';

function certaintyOf(chance: number, { need, question }: Asked): Certainty {
  const isSettled = need >= beyondDoubt.need || question >= beyondDoubt.question;
  if (chance < (isSettled ? beyondDoubt.alarm : alarmChance.doubt)) return 'none';
  if (question >= clearQuestion && chance < besideQuestion.alarm) {
    return chance < besideQuestion.doubt ? 'none' : 'doubt';
  }
  if (need < likelyNeed || chance >= besideNeed.alarm) {
    return chance < alarmChance.alarm ? 'doubt' : 'alarm';
  }
  return need >= clearNeed && chance < besideNeed.doubt ? 'none' : 'doubt';
}

export function dangerIn(
  model: Model,
  { words, features, sentences }: Said,
  found: readonly Found[],
  asked: Asked,
): Danger | undefined {
  const rule = ruleIn(found);
  const whole = heardIn(model, features, words.length);
  if (rule !== undefined) return { ...rule, chance: whole.chance };
  const stretch = loudestIn(model, sentences);
  if (stretch !== undefined && stretch.chance >= stretchChance.alarm) return stretch;
  const isFigure = found.some(({ section }) => section === 'no alarm');
  if (isFigure && whole.chance < besideFigure.doubt) return undefined;
  const certainty = certaintyOf(whole.chance, asked);
  const isSure = !isFigure || whole.chance >= besideFigure.alarm;
  if (certainty === 'alarm' && isSure) return whole;
  if (certainty !== 'none') return { ...whole, isDoubtful: true };
  const isHeard = stretch !== undefined && stretch.chance >= stretchChance.doubt;
  return isHeard ? { ...stretch, isDoubtful: true } : undefined;
}

/** For comparing two readings of a message: an alarm is louder than any doubt. */
export function loudnessOf(danger: Danger | undefined): number {
  if (danger === undefined) return 0;
  return danger.isDoubtful ? danger.chance : 1;
}

export type ForeignDanger = { language: InterpretedLanguage; phrase: string };

/** Danger said in a language that is not replied to in full. */
export function createForeignCheck() {
  const text = readBeside('danger-words.txt');
  let language: InterpretedLanguage | undefined;
  const phrases = text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) language = line.slice(2) as InterpretedLanguage;
    else if (line !== '' && language !== undefined) {
      const isAlsoOurs = line.startsWith('(');
      return [{ language, phrase: fold(line.replace(/[()]/g, '')), isAlsoOurs }];
    }
    return [];
  });
  // Between whole words only: "me matar" is Portuguese, "me mataron" Spanish.
  const theirs = phrases
    .filter(({ phrase, isAlsoOurs }) => !isAlsoOurs && /[a-z]/.test(phrase))
    .map(({ language, phrase }) => ({ language, phrase, between: ` ${phrase} ` }));
  return {
    in(message: string, language: InterpretedLanguage): ForeignDanger | undefined {
      const said = fold(message);
      return phrases.find((entry) => entry.language === language && said.includes(entry.phrase));
    },
    /** In a message that is too short to tell its language, and so passes for one of ours. */
    inAny(words: readonly string[]): ForeignDanger | undefined {
      const said = ` ${words.join(' ')} `;
      return theirs.find(({ between }) => said.includes(between));
    },
  };
}
