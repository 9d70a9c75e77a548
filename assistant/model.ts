// A linear model: every feature carries a few small weights, each for one class; a message is the sum of
// its features. It was trained beforehand (learning/); here it only adds up.
import type { Features } from './features.ts';

export type Model = {
  classes: readonly string[];
  /** Features share this many rows; a power of two. */
  rows: number;
  /** Where the weights of each row begin, and after them where the last ends. */
  starts: Uint32Array;
  /** The class of each weight, and the weight in steps of `step`. */
  columns: Uint8Array;
  weights: Int8Array;
  step: number;
  bias: Float32Array;
  /** Softens the scores until a chance of 0.7 is right seven times in ten. */
  temperature: number;
};

/** A message, summed up word by word, so that any stretch of it is scored without being read again. */
export type Summed = { sums: Float32Array; squares: Float32Array; words: number };

export function sumUp(model: Model, { ids, values, starts: wordStarts }: Features): Summed {
  const { rows, starts, columns, weights, step } = model;
  const width = model.classes.length;
  const words = wordStarts.length - 1;
  const sums = new Float32Array((words + 1) * width);
  const squares = new Float32Array(words + 1);
  for (let word = 0; word < words; word++) {
    const to = (word + 1) * width;
    sums.copyWithin(to, to - width, to);
    let square = squares[word] ?? 0;
    for (let at = wordStarts[word] ?? 0; at < (wordStarts[word + 1] ?? 0); at++) {
      const value = values[at] ?? 0;
      square += value * value;
      const row = (ids[at] ?? 0) & (rows - 1);
      const end = starts[row + 1] ?? 0;
      for (let of = starts[row] ?? 0; of < end; of++) {
        const cell = to + (columns[of] ?? 0);
        sums[cell] = (sums[cell] ?? 0) + value * step * (weights[of] ?? 0);
      }
    }
    squares[word + 1] = square;
  }
  return { sums, squares, words };
}

/** How likely each class is for the words from `from` to `to`; together they are 1. */
export function chances(model: Model, summed: Summed, from = 0, to = summed.words): Float32Array {
  const { sums, squares } = summed;
  const width = model.classes.length;
  const length = Math.sqrt(Math.max(1, (squares[to] ?? 0) - (squares[from] ?? 0)));
  const scores = new Float32Array(width);
  for (let of = 0; of < width; of++) {
    const sum = (sums[to * width + of] ?? 0) - (sums[from * width + of] ?? 0);
    scores[of] = ((model.bias[of] ?? 0) + sum / length) / model.temperature;
  }
  toChances(scores);
  return scores;
}

export function toChances(scores: Float32Array): void {
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
export function weightOf(model: Model, id: number, column: number): number {
  const row = id & (model.rows - 1);
  for (let of = model.starts[row] ?? 0; of < (model.starts[row + 1] ?? 0); of++) {
    if (model.columns[of] === column) return (model.weights[of] ?? 0) * model.step;
  }
  return 0;
}
