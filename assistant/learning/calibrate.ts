// `npm run assistant:calibrate`: finds the temperature with the best chances on a held-out fifth of the
// examples. Copy the result into learn.ts by hand when the examples or the trainer have changed much.
import { computeChances, sumFeatureWeights } from '../model.ts';
import { computeCalibrationError, type Guess } from './calibration.ts';
import { type Example, readTopicExamples } from './examples.ts';
import {
  buildDangerExamples,
  buildDangerRows,
  buildRow,
  buildTopicRows,
  settings,
} from './learn.ts';
import { type Row, type Settings, train } from './trainer.ts';

const everyNth = 5;
/** Temperatures from 0.5 to 2. */
const tried = Array.from({ length: 31 }, (_, at) => 0.5 + at / 20);

function calibrate(
  examples: readonly Example[],
  rowsOf: (examples: readonly Example[]) => Row[],
  fit: Settings,
) {
  const isKept = (at: number) => at % everyNth === 2;
  const model = train(rowsOf(examples.filter((_, at) => !isKept(at))), fit);
  // Keywords are not real messages, so they do not count in the evaluation.
  const kept = examples.filter(({ isKeyword }, at) => isKept(at) && isKeyword !== true);
  const summed = kept.map(({ text, label }) => ({
    sums: sumFeatureWeights(model, buildRow(text, label).features),
    right: model.classes.indexOf(label),
  }));
  const at = (temperature: number) => {
    let loss = 0;
    const guesses = summed.map(({ sums, right }): Guess => {
      const found = computeChances({ ...model, temperature }, sums);
      loss -= Math.log(Math.max(1e-6, found[right] ?? 0)) / summed.length;
      const best = found.indexOf(Math.max(...found));
      return { chance: found[best] ?? 0, isRight: best === right };
    });
    const share = guesses.filter(({ isRight }) => isRight).length / guesses.length;
    return { temperature, loss, share, error: computeCalibrationError(guesses) };
  };
  const all = tried.map(at).sort((one, other) => one.loss - other.loss);
  return { asLearned: at(1), best: all[0] };
}

console.log('topics', calibrate(readTopicExamples(), buildTopicRows, settings.topics));
console.log('danger', calibrate(buildDangerExamples(), buildDangerRows, settings.danger));
