// Fits a linear model to examples: softmax regression by stochastic gradient descent, with a step for
// each row that shrinks as the row is used (AdaGrad). Half-way the faint weights are cut and the rest
// learns to do without them. The same examples give the same model.
import type { Features } from '../features.ts';
import { type Model, toChances } from '../model.ts';

export type Row = { features: Features; label: string; weight: number };
export type Settings = {
  rows: number;
  epochs: number;
  rate: number;
  /** How many weights are kept. */
  weights: number;
  seed: number;
};

/** Errors below this teach nothing worth the time. */
const faintError = 0.002;
/** Of the turns, before the faint weights are cut. */
const cutAfter = 0.6;

/** The same numbers on every machine (mulberry32). */
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

/** The size that as many weights reach as may be kept. */
function faintest(weights: Float32Array, count: number): number {
  const sizes = weights.map(Math.abs).sort();
  return Math.max(sizes[sizes.length - count] ?? 0, 1e-6);
}

export function train(examples: readonly Row[], settings: Settings): Model {
  const { rows, epochs, rate } = settings;
  const classes = [...new Set(examples.map(({ label }) => label))].sort();
  const width = classes.length;
  const labels = examples.map(({ label }) => classes.indexOf(label));
  const random = createRandom(settings.seed);
  const weights = new Float32Array(rows * width);
  let isKept: Uint8Array | undefined;
  const used = new Float32Array(rows).fill(0.1);
  const bias = new Float32Array(width);
  const errors = new Float32Array(width);
  const wrong = new Uint8Array(width);
  const order = Uint32Array.from(examples, (_, at) => at);

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    if (isKept === undefined && epoch >= epochs * cutAfter) {
      const least = faintest(weights, settings.weights);
      isKept = Uint8Array.from(weights, (weight) => (Math.abs(weight) >= least ? 1 : 0));
      for (let at = 0; at < weights.length; at++) if (isKept[at] === 0) weights[at] = 0;
    }
    for (let turn = 0; turn < order.length; turn++) {
      const pace = rate * (1 - (epoch + turn / order.length) / epochs);
      const which = order[turn] ?? 0;
      const { features, weight } = examples[which] as Row;
      const { ids, values } = features;
      let square = 0;
      errors.fill(0);
      for (let at = 0; at < ids.length; at++) {
        const value = values[at] ?? 0;
        square += value * value;
        const start = ((ids[at] ?? 0) & (rows - 1)) * width;
        for (let of = 0; of < width; of++) {
          errors[of] = (errors[of] ?? 0) + value * (weights[start + of] ?? 0);
        }
      }
      const norm = 1 / Math.sqrt(Math.max(1, square));
      for (let of = 0; of < width; of++) errors[of] = (errors[of] ?? 0) * norm + (bias[of] ?? 0);
      toChances(errors);
      const label = labels[which] ?? 0;
      errors[label] = (errors[label] ?? 0) - 1;

      let count = 0;
      let strength = 0;
      for (let of = 0; of < width; of++) {
        const error = (errors[of] ?? 0) * weight;
        errors[of] = error;
        if (Math.abs(error) < faintError) continue;
        wrong[count++] = of;
        strength += error * error;
        bias[of] = (bias[of] ?? 0) - 0.01 * pace * error;
      }
      for (let at = 0; at < ids.length; at++) {
        const value = (values[at] ?? 0) * norm;
        const row = (ids[at] ?? 0) & (rows - 1);
        const seen = (used[row] ?? 0) + strength * value * value;
        used[row] = seen;
        const step = (pace * value) / Math.sqrt(seen);
        for (let index = 0; index < count; index++) {
          const of = wrong[index] ?? 0;
          const cell = row * width + of;
          if (isKept !== undefined && isKept[cell] === 0) continue;
          weights[cell] = (weights[cell] ?? 0) - step * (errors[of] ?? 0);
        }
      }
    }
  }
  return packed(weights, { classes, rows, bias });
}

/** Coarse steps pack well; finer ones tell no more. */
const mostSteps = 31;

/** A byte for each weight that is left. The few largest are cut to fit, which nobody notices. */
function packed(weights: Float32Array, model: Pick<Model, 'classes' | 'rows' | 'bias'>): Model {
  const width = model.classes.length;
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const step = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / mostSteps;
  const starts = new Uint32Array(model.rows + 1);
  const columns: number[] = [];
  const steps: number[] = [];
  for (let row = 0; row < model.rows; row++) {
    for (let of = 0; of < width; of++) {
      const weight = Math.round((weights[row * width + of] ?? 0) / step);
      if (weight === 0) continue;
      columns.push(of);
      steps.push(Math.max(-mostSteps, Math.min(mostSteps, weight)));
    }
    starts[row + 1] = columns.length;
  }
  return {
    ...model,
    starts,
    columns: Uint8Array.from(columns),
    weights: Int8Array.from(steps),
    step,
    temperature: 1,
  };
}
