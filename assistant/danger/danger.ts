// Looks for danger to life and limb, before anything else is done with a message: by rules that anybody
// can read, and by what was learned from the messages in data/danger/. Either raises the alarm.
import { type Alarm, alarms, type InterpretedLanguage } from '#domain/assistant-topics';
import { readBeside } from '../files.ts';
import { chances, type Model, type Summed } from '../model.ts';
import { fold } from '../text.ts';
import type { Found } from './rules.ts';

/**
 * `chance` is what was learned, `rule` the phrase that was found; one of them is the reason. In doubt
 * between danger and need, help comes first and the emergency lines right after it.
 */
export type Danger = { kind: Alarm; chance: number; rule?: string; isDoubtful?: boolean };

/** How likely danger must be. Missing it costs more than naming 911 once too often. */
const alarmChance = 0.02;
// A message that clearly asks for something sounds the calmer for it: danger must be likelier then. All
// of these were chosen on the questions that may be looked at.
const clearNeed = 0.6;
const likelyNeed = 0.3;
const besideNeed = { doubt: 0.1, alarm: 0.45 };
const clearQuestion = 0.5;
const besideQuestion = 0.15;
/** The same beside a phrase that only sounds like danger. */
const besideFigure = 0.5;
// Somebody who mostly writes about the rent may be in danger all the same: a long message is also read
// piece by piece. A piece says less than a message, so it must sound the more alarming.
const longMessage = 12;
const pieceWords = 6;
const pieceChance = 0.6;

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

/** The most alarming reading of the message, whether or not it is an alarm. */
function heard(model: Model, summed: Summed): Danger & { isAlarm: boolean } {
  const whole = heardIn(model, summed, 0, summed.words);
  const isLong = summed.words >= longMessage;
  for (let to = pieceWords; isLong && to <= summed.words; to++) {
    const piece = heardIn(model, summed, to - pieceWords, to);
    if (piece.chance >= pieceChance) return { ...piece, isAlarm: true };
  }
  return { ...whole, isAlarm: whole.chance >= alarmChance };
}

/** How likely it is that a message asks for what people live on, or for anything else of ours. */
export type Asked = { need: number; question: number };

export function dangerIn(
  model: Model,
  summed: Summed,
  found: readonly Found[],
  asked: Asked,
): Danger | undefined {
  const rule = ruleIn(found);
  const { isAlarm: isHeard, ...learned } = heard(model, summed);
  if (rule !== undefined) return { ...rule, chance: learned.chance };
  if (!isHeard) return undefined;
  const { chance } = learned;
  const isFigure = found.some(({ section }) => section === 'no alarm');
  if (isFigure && chance < besideFigure) return undefined;
  if (asked.question >= clearQuestion && chance < besideQuestion) return undefined;
  if (asked.need < likelyNeed || chance >= besideNeed.alarm) return learned;
  if (asked.need >= clearNeed && chance < besideNeed.doubt) return undefined;
  return { ...learned, isDoubtful: true };
}

/** Danger said in a language that is not replied to in full. */
export function createForeignCheck(text = readBeside('danger-words.txt')) {
  let language: InterpretedLanguage | undefined;
  const phrases = text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) language = line.slice(2) as InterpretedLanguage;
    else if (line !== '' && language !== undefined) return [{ language, phrase: fold(line) }];
    return [];
  });
  return (message: string, language: InterpretedLanguage): string | undefined => {
    const said = fold(message);
    return phrases.find((entry) => entry.language === language && said.includes(entry.phrase))
      ?.phrase;
  };
}
