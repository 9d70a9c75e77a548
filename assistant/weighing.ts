// Brings together what the word lists say (search.ts) and what the examples taught (classifier.ts):
// how likely it is that a message is about each topic.
import { type FoundTopic, type KnownTopic, stanceWeight } from './search.ts';
import type { Stance } from './stance.ts';

/** `chance` is between 0 and 1; `score` is what the word lists alone say. */
export type WeighedTopic = FoundTopic & { chance: number };

// How much a point of the index counts against the classifier, found by cross-validation.
const scoreWeight = 0.12;
// One telling word is enough: many of them in a long message prove no more than one.
const mostFromWords = 7;
// Who names a program means it.
const nameWeight = 0.7;
const stanceStrength = 1;

// A message with a word of ours in it is seldom about something else altogether.
const outsideDoubt = 0.5;

// Their answers name the emergency lines, which must not frighten somebody whose phone died: they
// are given only to who says so in words we know.
const alarmingTopics: ReadonlySet<string> = new Set(['crisis-line', 'safety']);
const saidInWords = 5;

export function weighTopics(
  known: readonly KnownTopic[],
  found: readonly FoundTopic[],
  learned: ReadonlyMap<string, number>,
  stance: Stance,
): WeighedTopic[] {
  const scores = new Map(found.map(({ id, score }) => [id, score]));
  const bestScore = Math.max(0, ...found.map(({ id, score }) => (id === 'outside' ? 0 : score)));
  const weighed = known.map((topic) => {
    const score = scores.get(topic.id) ?? 0;
    if (alarmingTopics.has(topic.id) && score < saidInWords) return { ...topic, score, chance: 0 };
    const leaning = Math.log(stanceWeight[stance][topic.kind] ?? 1) * stanceStrength;
    const weight = topic.kind === 'program' ? nameWeight : scoreWeight;
    const doubt =
      topic.id === 'outside' && bestScore >= saidInWords && bestScore > score ? outsideDoubt : 0;
    const said = topic.kind === 'program' ? score : Math.min(score, mostFromWords);
    const evidence = (learned.get(topic.id) ?? 0) + said * weight + leaning - doubt;
    return { ...topic, score, chance: Math.exp(evidence) };
  });
  const sum = weighed.reduce((total, { chance }) => total + chance, 0);
  return weighed
    .map((topic) => ({ ...topic, chance: topic.chance / sum }))
    .sort((a, b) => b.chance - a.chance);
}
