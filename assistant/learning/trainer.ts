// Fits a linear model by softmax regression with AdaGrad. Halfway it drops the weakest weights and retrains
// the rest; the same examples give the same model.
import type { Features } from '../features.ts';
import { convertScoresToChances, type Model } from '../model.ts';

export type Row = { features: Features; label: string; weight: number };
export type Settings = {
  rows: number;
  epochs: number;
  rate: number;
  /** Number of weights in the finished model. */
  weights: number;
  seed: number;
};

/** Skip smaller errors: they change almost nothing. */
const faintError = 0.002;
/** An example with a smaller error is skipped in the next epoch. */
const knownError = 0.05;
/** Share of the epochs before the weakest weights are dropped. */
const cutAfter = 0.5;
/**
 * Near the end weights oscillate; the mean of snapshots, this many per epoch, is closer to the
 * optimum.
 */
const pictures = 16;
const slowest = 0.5;
/** Minimum number of examples with a feature and class; rarer combinations are dropped as chance. */
const fewestMet = 3;

/** A seeded random generator (mulberry32): the same numbers on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(list: Uint32Array, random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = list[at] ?? 0;
    list[at] = list[other] ?? 0;
    list[other] = kept;
  }
}

/** Sparse weights, row by row as in `Model`. */
type Weights = { starts: Uint32Array; columns: Uint8Array; values: Float32Array };

/** Finds the combinations of feature and class that enough examples have. */
function metIn(examples: readonly Row[], labels: Uint8Array, rows: number, width: number): Weights {
  const met = new Uint8Array(rows * width);
  examples.forEach(({ features }, at) => {
    for (const id of features.ids) {
      const cell = (id & (rows - 1)) * width + (labels[at] ?? 0);
      if ((met[cell] ?? 0) < fewestMet) met[cell] = (met[cell] ?? 0) + 1;
    }
  });
  const starts = new Uint32Array(rows + 1);
  const columns: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let of = 0; of < width; of++) if (met[row * width + of] === fewestMet) columns.push(of);
    starts[row + 1] = columns.length;
  }
  return { starts, columns: Uint8Array.from(columns), values: new Float32Array(columns.length) };
}

/** Keeps the `count` largest weights. */
function strongest({ starts, columns, values }: Weights, count: number): Weights {
  const sizes = values.map(Math.abs).sort();
  const least = Math.max(sizes[sizes.length - count] ?? 0, 1e-6);
  const left: { columns: number[]; values: number[] } = { columns: [], values: [] };
  const leftStarts = new Uint32Array(starts.length);
  for (let row = 0; row + 1 < starts.length; row++) {
    for (let of = starts[row] ?? 0; of < (starts[row + 1] ?? 0); of++) {
      const value = values[of] ?? 0;
      if (Math.abs(value) < least) continue;
      left.columns.push(columns[of] ?? 0);
      left.values.push(value);
    }
    leftStarts[row + 1] = left.values.length;
  }
  return {
    starts: leftStarts,
    columns: Uint8Array.from(left.columns),
    values: Float32Array.from(left.values),
  };
}

export function train(examples: readonly Row[], settings: Settings): Model {
  const { rows, epochs, rate } = settings;
  const classes = [...new Set(examples.map(({ label }) => label))].sort();
  const width = classes.length;
  const labels = Uint8Array.from(examples, ({ label }) => classes.indexOf(label));
  const random = createRandom(settings.seed);
  const used = new Float32Array(rows).fill(0.1);
  const bias = new Float32Array(width);
  const errors = new Float32Array(width);
  const order = Uint32Array.from(examples, (_, at) => at);
  const isKnown = new Uint8Array(examples.length);
  const isAveraged = (epoch: number) => epoch >= Math.ceil(epochs * cutAfter) + 1;
  let mean: Float32Array | undefined;
  let pictured = 0;
  let all = metIn(examples, labels, rows, width);

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    if (epoch === Math.ceil(epochs * cutAfter)) all = strongest(all, settings.weights);
    const { starts, columns, values: weights } = all;
    if (isAveraged(epoch) && mean === undefined) mean = new Float32Array(weights.length);
    for (let turn = 0; turn < order.length; turn++) {
      const pace = rate * Math.max(slowest, 1 - (epoch + turn / order.length) / epochs);
      if (mean !== undefined && turn % Math.floor(order.length / pictures) === 0) {
        pictured++;
        for (let at = 0; at < mean.length; at++) {
          const before = mean[at] ?? 0;
          mean[at] = before + ((weights[at] ?? 0) - before) / pictured;
        }
      }
      const which = order[turn] ?? 0;
      if (isKnown[which] === 1) {
        isKnown[which] = 0;
        continue;
      }
      const { features, weight } = examples[which] as Row;
      const { ids, values } = features;
      let square = 0;
      errors.fill(0);
      for (let at = 0; at < ids.length; at++) {
        const value = values[at] ?? 0;
        square += value * value;
        const row = (ids[at] ?? 0) & (rows - 1);
        const end = starts[row + 1] ?? 0;
        for (let of = starts[row] ?? 0; of < end; of++) {
          const column = columns[of] ?? 0;
          errors[column] = (errors[column] ?? 0) + value * (weights[of] ?? 0);
        }
      }
      const norm = 1 / Math.sqrt(Math.max(1, square));
      for (let of = 0; of < width; of++) errors[of] = (errors[of] ?? 0) * norm + (bias[of] ?? 0);
      convertScoresToChances(errors);
      const label = labels[which] ?? 0;
      errors[label] = (errors[label] ?? 0) - 1;
      if (Math.abs(errors[label] ?? 0) < knownError) isKnown[which] = 1;

      let strength = 0;
      for (let of = 0; of < width; of++) {
        const error = (errors[of] ?? 0) * weight;
        const isFaint = Math.abs(error) < faintError;
        errors[of] = isFaint ? 0 : error;
        if (isFaint) continue;
        strength += error * error;
        bias[of] = (bias[of] ?? 0) - 0.01 * pace * error;
      }
      if (strength === 0) continue;
      for (let at = 0; at < ids.length; at++) {
        const value = (values[at] ?? 0) * norm;
        const row = (ids[at] ?? 0) & (rows - 1);
        const seen = (used[row] ?? 0) + strength * value * value;
        used[row] = seen;
        const step = (pace * value) / Math.sqrt(seen);
        const end = starts[row + 1] ?? 0;
        // Most errors are 0, but testing for 0 costs more than subtracting it.
        for (let of = starts[row] ?? 0; of < end; of++) {
          weights[of] = (weights[of] ?? 0) - step * (errors[columns[of] ?? 0] ?? 0);
        }
      }
    }
  }
  return packed({ ...all, values: mean ?? all.values }, { classes, rows, bias });
}

/** Coarse steps compress well; finer ones do not improve the model. */
const mostSteps = 31;

/** Quantizes weights to one byte each; the largest 0.1 % are clipped. */
function packed(all: Weights, model: Pick<Model, 'classes' | 'rows' | 'bias'>): Model {
  const sizes = all.values.map(Math.abs).sort();
  const step = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / mostSteps;
  const inSteps = {
    ...all,
    values: all.values.map((value) =>
      Math.max(-mostSteps, Math.min(mostSteps, Math.round(value / step))),
    ),
  };
  const { starts, columns, values } = strongest(inSteps, inSteps.values.length);
  return { ...model, starts, columns, weights: Int8Array.from(values), step, temperature: 1 };
}
