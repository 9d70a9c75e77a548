// A linear model: adds up a few weights per feature for each class; learning/ trains it beforehand.
import type { Features } from './features.ts';

export type Model = {
  classes: readonly string[];
  /** Features share this many rows; a power of two. */
  rows: number;
  /** Start of each row's weights, plus the end of the last row. */
  starts: Uint32Array;
  /** The class of each weight; `weights` are multiples of `step`. */
  columns: Uint8Array;
  weights: Int8Array;
  step: number;
  bias: Float32Array;
  /** Flattens the scores so that a chance of 0.7 is right seven times in ten. */
  temperature: number;
};

/** A message's score for each class, and the squared length of its feature vector. */
export type ClassSums = { sums: Float32Array; square: number };

export function sumFeatureWeights(model: Model, { ids, values }: Features): ClassSums {
  const { rows, starts, columns, weights, step } = model;
  const sums = new Float32Array(model.classes.length);
  let square = 0;
  for (let at = 0; at < ids.length; at++) {
    const value = values[at] ?? 0;
    square += value * value;
    const row = (ids[at] ?? 0) & (rows - 1);
    const end = starts[row + 1] ?? 0;
    for (let of = starts[row] ?? 0; of < end; of++) {
      const column = columns[of] ?? 0;
      sums[column] = (sums[column] ?? 0) + value * step * (weights[of] ?? 0);
    }
  }
  return { sums, square };
}

/** The chance of each class; they add up to 1. A `share` below 1 weakens the evidence. */
export function computeChances(model: Model, { sums, square }: ClassSums, share = 1): Float32Array {
  const length = Math.sqrt(Math.max(1, square)) / share;
  const scores = sums.map((sum, of) => ((model.bias[of] ?? 0) + sum / length) / model.temperature);
  convertScoresToChances(scores);
  return scores;
}

export function convertScoresToChances(scores: Float32Array): void {
  let highest = -Infinity;
  for (const score of scores) if (score > highest) highest = score;
  let total = 0;
  for (let of = 0; of < scores.length; of++) {
    const chance = Math.exp((scores[of] ?? 0) - highest);
    scores[of] = chance;
    total += chance;
  }
  for (let of = 0; of < scores.length; of++) scores[of] = (scores[of] ?? 0) / total;
}

/** The weight of one feature for one class, for explanations. */
export function getWeight(model: Model, id: number, column: number): number {
  const row = id & (model.rows - 1);
  for (let of = model.starts[row] ?? 0; of < (model.starts[row + 1] ?? 0); of++) {
    if (model.columns[of] === column) return (model.weights[of] ?? 0) * model.step;
  }
  return 0;
}
