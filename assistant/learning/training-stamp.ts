// Identifies the training data and the trainer, so that a test can tell without training whether model.bin is current.
import { createHash } from 'node:crypto';
import { modelNames } from '../model-file.ts';
import { buildTrainingRows, settings, temperatures } from './learn.ts';
import { train } from './trainer.ts';

/** The stamp includes a model trained on every n-th row: it changes with the trainer and costs little. */
const sampleStep = 40;

export const stampFile = new URL('../model-stamp.txt', import.meta.url);

export function computeTrainingStamp(): string {
  const hash = createHash('sha256');
  const rowsByModel = buildTrainingRows();
  for (const name of modelNames) {
    const rows = rowsByModel[name];
    hash.update(JSON.stringify([name, settings[name], temperatures[name]]));
    for (const { features, label, weight } of rows) {
      hash.update(`${label} ${weight}`).update(features.ids).update(features.values);
    }
    const sample = rows.filter((_, at) => at % sampleStep === 0);
    const { classes, starts, columns, weights, step } = train(sample, settings[name]);
    hash
      .update(JSON.stringify([classes, step]))
      .update(starts)
      .update(columns)
      .update(weights);
  }
  return hash.digest('hex');
}
