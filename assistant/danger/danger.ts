// Looks for danger to life and limb, before anything else is done with a message: by rules that anybody
// can read, and by what was learned from the messages in data/danger/. Either raises the alarm.
import { type Alarm, alarms, type InterpretedLanguage } from '#domain/assistant-topics';
import { readBeside } from '../files.ts';
import { chances, type Model, type Summed } from '../model.ts';
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
const besideFigure = 0.5;
// Somebody who mostly writes about the rent may be in danger all the same: a long message is also read
// piece by piece. A piece says less than a message, so it must sound the more alarming.
const longMessage = 12;
const pieceWords = 6;
const pieceChance = { doubt: 0.95, alarm: 0.97 };

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

/** How likely danger is, and which kind, in one stretch of the message. */
function heardIn(model: Model, summed: Summed, from: number, to: number): Danger {
  const found = chances(model, summed, from, to);
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

/** The most alarming piece of a long message. */
function heardInPieces(model: Model, summed: Summed): Danger | undefined {
  let worst: Danger | undefined;
  const isLong = summed.words >= longMessage;
  for (let to = pieceWords; isLong && to <= summed.words; to++) {
    const piece = heardIn(model, summed, to - pieceWords, to);
    if (piece.chance > (worst?.chance ?? 0)) worst = piece;
  }
  return worst;
}

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
  summed: Summed,
  found: readonly Found[],
  asked: Asked,
): Danger | undefined {
  const rule = ruleIn(found);
  const whole = heardIn(model, summed, 0, summed.words);
  if (rule !== undefined) return { ...rule, chance: whole.chance };
  const piece = heardInPieces(model, summed);
  // Beside a need, a piece by itself only raises a doubt.
  const isLoud = asked.need < likelyNeed && (piece?.chance ?? 0) >= pieceChance.alarm;
  const learned = isLoud && piece !== undefined && piece.chance > whole.chance ? piece : whole;
  const isFigure = found.some(({ section }) => section === 'no alarm');
  if (isFigure && learned.chance < besideFigure) return undefined;
  const certainty = certaintyOf(learned.chance, asked);
  if (certainty === 'alarm') return learned;
  if (certainty === 'doubt') return { ...learned, isDoubtful: true };
  const isHeard = piece !== undefined && piece.chance >= pieceChance.doubt;
  return isHeard ? { ...piece, isDoubtful: true } : undefined;
}

export type ForeignDanger = { language: InterpretedLanguage; phrase: string };

/** Danger said in a language that is not replied to in full. */
export function createForeignCheck(text = readBeside('danger-words.txt')) {
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
