// Detects danger to life by readable rules (rules.txt) and by a model trained on data/danger/; either raises it.
import { type Alarm, alarms, type InterpretedLanguage } from '#domain/assistant-topics';
import { extractFeatures, type Features } from '../features.ts';
import { readBeside } from '../files.ts';
import { computeChances, type Model, sumFeatureWeights } from '../model.ts';
import { fold } from '../text.ts';
import type { FoundPhrase } from './rules.ts';

/**
 * `chance` comes from the model, `rule` is the phrase that matched. A doubtful danger gets help first and
 * the emergency lines right after it.
 */
export type Danger = { kind: Alarm; chance: number; rule?: string; isDoubtful?: boolean };

/**
 * Minimum chances of danger. Missing one costs more than naming 911 once too often; below `alarm` hardly
 * any message is dangerous, so it gets its answer first and the lines after it.
 */
const alarmChance = { doubt: 0.04, alarm: 0.15 };
// A clear request makes a message sound calmer, so danger needs a higher chance. All values below were
// tuned on examples held out of training.
const clearNeed = 0.6;
const likelyNeed = 0.3;
const besideNeed = { doubt: 0.15, alarm: 0.5 };
const clearQuestion = 0.5;
const besideQuestion = { doubt: 0.15, alarm: 0.3 };
/** Limits for messages with a very clear request: below them, hardly any example was dangerous. */
const beyondDoubt = { need: 0.85, question: 0.75, alarm: 0.4 };
/** The same next to a phrase that only sounds like danger. */
const besideFigure = { doubt: 0.3, alarm: 0.5, alarmBesideNeed: 0.7 };
/** Word scores add up; without this limit a long harmless letter would raise an alarm by its length. */
const longestWhole = 40;
// Scores each sentence, and overlapping stretches of long ones, so that a long letter cannot hide danger. A
// stretch says less than a message, so it needs a higher chance. Tuned on held-out examples.
const shortestStretch = 3;
const longestStretch = 14;
const stretchChance = { doubt: 0.5, alarm: 0.8 };

function isAlarm(name: string): name is Alarm {
  return alarms.some((alarm) => alarm === name);
}

function ruleIn(found: readonly FoundPhrase[]): { kind: Alarm; rule: string } | undefined {
  const quiet = found.filter(({ section }) => section === 'no alarm');
  for (const { section, phrase, from, to } of found) {
    const isQuiet = quiet.some((other) => from < other.to && other.from < to);
    if (isAlarm(section) && !isQuiet) return { kind: section, rule: phrase };
  }
  return undefined;
}

/** The chance of danger and its likeliest kind. */
function heardIn(model: Model, features: Features, words: number): Danger {
  const share = Math.sqrt(Math.min(1, longestWhole / words));
  const found = computeChances(model, sumFeatureWeights(model, features), share);
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

/** Joins sentences that are too short to classify with the next one, and splits long ones into overlapping pieces. */
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

/** The stretch with the highest chance of danger, in a message with several. */
function loudestIn(model: Model, sentences: DangerInput['sentences']): Danger | undefined {
  const stretches = stretchesOf(sentences);
  let loudest: Danger | undefined;
  if (stretches.length < 2) return undefined;
  for (const words of stretches) {
    const heard = heardIn(model, extractFeatures(words), words.length);
    if (heard.chance > (loudest?.chance ?? 0)) loudest = heard;
  }
  return loudest;
}

export type DangerInput = {
  words: readonly string[];
  features: Features;
  sentences: readonly (readonly string[])[];
};

/** The chances that a message asks for a basic need, or for anything else we do. */
export type RequestChances = { need: number; question: number };

type Certainty = 'none' | 'doubt' | 'alarm';

function certaintyOf(chance: number, { need, question }: RequestChances): Certainty {
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

export function detectDanger(
  model: Model,
  { words, features, sentences }: DangerInput,
  found: readonly FoundPhrase[],
  asked: RequestChances,
): Danger | undefined {
  const rule = ruleIn(found);
  const whole = heardIn(model, features, words.length);
  if (rule !== undefined) return { ...rule, chance: whole.chance };
  const stretch = loudestIn(model, sentences);
  if (stretch !== undefined && stretch.chance >= stretchChance.alarm) return stretch;
  const isFigure = found.some(({ section }) => section === 'no alarm');
  if (isFigure && whole.chance < besideFigure.doubt) return undefined;
  const certainty = certaintyOf(whole.chance, asked);
  const figureAlarm =
    asked.need >= beyondDoubt.need ? besideFigure.alarmBesideNeed : besideFigure.alarm;
  const isSure = !isFigure || whole.chance >= figureAlarm;
  if (certainty === 'alarm' && isSure) return whole;
  if (certainty !== 'none') return { ...whole, isDoubtful: true };
  const isHeard = stretch !== undefined && stretch.chance >= stretchChance.doubt;
  return isHeard ? { ...stretch, isDoubtful: true } : undefined;
}

/** Ranks two readings of a message: an alarm outranks any doubt. */
export function rankDanger(danger: Danger | undefined): number {
  if (danger === undefined) return 0;
  return danger.isDoubtful ? danger.chance : 1;
}

export type ForeignDanger = { language: InterpretedLanguage; phrase: string };

/** Finds danger in languages that have no full set of replies. */
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
  // Match whole words only: "me matar" is Portuguese, "me mataron" Spanish.
  const theirs = phrases
    .filter(({ phrase, isAlsoOurs }) => !isAlsoOurs && /[a-z]/.test(phrase))
    .map(({ language, phrase }) => ({ language, phrase, between: ` ${phrase} ` }));
  return {
    in(message: string, language: InterpretedLanguage): ForeignDanger | undefined {
      const said = fold(message);
      return phrases.find((entry) => entry.language === language && said.includes(entry.phrase));
    },
    /** Checks a message too short to identify, which counts as English or Spanish. */
    inAny(words: readonly string[]): ForeignDanger | undefined {
      const said = ` ${words.join(' ')} `;
      return theirs.find(({ between }) => said.includes(between));
    },
  };
}
