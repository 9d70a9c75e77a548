// Learns from example messages which words speak of danger, and of which kind: a logistic regression
// for "danger or not", and one for each kind of danger against the others. The same examples always
// give the same weights.
import { readdirSync, readFileSync } from 'node:fs';
import { featuresOf } from './danger-features.ts';
import type { DangerWeights } from './danger-score.ts';
import type { Alarm } from './reply-shape.ts';
import { readTopicExamples } from './topic-examples.ts';
import { wordsOf } from './words.ts';

export const alarms: readonly Alarm[] = ['self-harm', 'medical', 'violence', 'child', 'crime'];

export type Example = { message: string; kind: Alarm | 'calm' };

type Read = { kind: Example['kind']; features: readonly string[] };
type Row = { features: readonly number[]; isTrue: boolean };
type Line = { bias: number; weights: Float64Array };

/** Among the questions about these there are cries for help. */
const criesAmong = new Set(['safety', 'crisis-line']);

const rounds = 20;
const step = 0.6;
const shrink = 5e-3;
const seenAtLeast = 2;
const decimals = 2;
/** How many of the dangerous messages are also learned beside a calm one. */
const joinedShare = 0.6;
/** A kind is told by common words; what adds next to nothing is left out of the file. */
const seenAtLeastForKind = 4;
const faint = { danger: 0.2, kind: 0.3 };

const folder = new URL('./danger-examples/', import.meta.url);

/**
 * Files are called after the kind of what stands in them: `medical-en.txt`, `calm-es.txt`. What people
 * ask about our topics is calm too.
 */
export function readDangerExamples(): Example[] {
  const list: Example[] = [];
  for (const file of readdirSync(folder).sort()) {
    const kind = [...alarms, 'calm' as const].find((name) => file.startsWith(`${name}-`));
    if (kind === undefined || !file.endsWith('.txt')) continue;
    const messages = readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean);
    list.push(...messages.map((message) => ({ message, kind })));
  }
  const questions = readTopicExamples().filter(({ topic }) => !criesAmong.has(topic));
  return [...list, ...questions.map(({ text }) => ({ message: text, kind: 'calm' as const }))];
}

/**
 * People mix: what is dangerous stays so beside something calm, and two calm things are calm.
 * Steps that share no factor with each other bring together other messages each time.
 */
function joined(read: readonly Read[]): Read[] {
  const dangerous = read.filter(({ kind }) => kind !== 'calm');
  const calm = read.filter(({ kind }) => kind === 'calm');
  const at = (from: readonly Read[], step: number, turn: number) =>
    from[(turn * step) % from.length] as Read;
  return Array.from({ length: Math.round(dangerous.length * joinedShare) }, (_, turn) => {
    const [one, other, third] = [
      at(dangerous, 17, turn),
      at(calm, 31, turn),
      at(calm, 53, turn + 1),
    ];
    return [both(one, other), both(other, third)];
  }).flat();
}

function both({ kind, features }: Read, other: Read): Read {
  return { kind, features: [...new Set([...features, ...other.features])] };
}

export function learnDanger(list: readonly Example[]): DangerWeights {
  const alone = list.map(({ message, kind }) => ({ kind, features: featuresOf(wordsOf(message)) }));
  const read = [...alone, ...joined(alone)];
  const names = frequentFeatures(alone);
  const idOf = new Map(names.map((name, id) => [name, id]));
  const rows = read.map(({ kind, features }) => ({
    kind,
    features: features.map((name) => idOf.get(name)).filter((id) => id !== undefined),
  }));
  const danger = regress(
    rows.map(({ kind, features }) => ({ features, isTrue: kind !== 'calm' })),
    names.length,
  );
  const dangerous = rows.filter(({ kind }) => kind !== 'calm');
  const isTelling = tellingOfKind(dangerous, names);
  const kinds = alarms.map((alarm) => {
    const told = dangerous.map(({ kind, features }) => ({
      features: features.filter(isTelling),
      isTrue: kind === alarm,
    }));
    return regress(told, names.length);
  });
  return {
    kinds: alarms,
    bias: rounded(danger.bias),
    kindBias: kinds.map(({ bias }) => rounded(bias)),
    lines: names.flatMap((name, id) => lineOf(name, id, danger, kinds)).join('\n'),
  };
}

function lineOf(name: string, id: number, danger: Line, kinds: readonly Line[]): string[] {
  const weight = rounded(danger.weights[id] ?? 0);
  const told = kinds.flatMap(({ weights }, kind) => {
    const kindWeight = rounded(weights[id] ?? 0);
    return Math.abs(kindWeight) < faint.kind ? [] : [kind, kindWeight];
  });
  const isFaint = Math.abs(weight) < faint.danger;
  if (isFaint && told.length === 0) return [];
  return [`${name}\t${[isFaint ? 0 : weight, ...told].join(' ')}`];
}

function rounded(value: number): number {
  return Number(value.toFixed(decimals));
}

function frequentFeatures(read: readonly { features: readonly string[] }[]): string[] {
  const seen = new Map<string, number>();
  for (const { features } of read) {
    for (const name of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return [...seen.keys()].filter((name) => (seen.get(name) ?? 0) >= seenAtLeast).sort();
}

function tellingOfKind(rows: readonly { features: readonly number[] }[], names: readonly string[]) {
  const seen = new Uint32Array(names.length);
  for (const { features } of rows) for (const id of features) seen[id] = (seen[id] ?? 0) + 1;
  return (id: number) => (seen[id] ?? 0) >= seenAtLeastForKind && !names[id]?.includes(' ');
}

/** AdaGrad: each word's step shrinks with what it has learned already. */
function regress(rows: readonly Row[], size: number): Line {
  const weights = new Float64Array(size);
  const learned = new Float64Array(size).fill(1e-6);
  let bias = 0;
  let biasLearned = 1e-6;
  const order = [...rows];
  const chance = chanceFrom(1);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, chance);
    for (const { features, isTrue } of order) {
      const scale = 1 / Math.sqrt(Math.max(1, features.length));
      let score = bias;
      for (const id of features) score += (weights[id] ?? 0) * scale;
      const error = 1 / (1 + Math.exp(-score)) - (isTrue ? 1 : 0);
      for (const id of features) {
        const weight = weights[id] ?? 0;
        const slope = error * scale + shrink * weight;
        const sum = (learned[id] ?? 0) + slope * slope;
        learned[id] = sum;
        weights[id] = weight - (step * slope) / Math.sqrt(sum);
      }
      biasLearned += error * error;
      bias -= (step * error) / Math.sqrt(biasLearned);
    }
  }
  return { bias, weights };
}

/** A generator of chance with a seed (mulberry32). */
function chanceFrom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<T>(list: T[], chance: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}
