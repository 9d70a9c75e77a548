// Tests calibration: replies with a chance of 0.7 must be right about seven times in ten. Uses questions
// outside the training data; the limits are the measured errors plus a small margin.
import { expect, it } from 'vitest';
import { readModelFile } from '../files.ts';
import { computeCalibrationError, type Guess } from '../learning/calibration.ts';
import { computeChances, sumFeatureWeights } from '../model.ts';
import { unpackModels } from '../model-file.ts';
import { chooseTopics } from '../topics/choose-topics.ts';
import type { Question } from './question.ts';
import { formerHeldOutSet, heldOutSet, type QuestionSet, tuningSet } from './question-sets.ts';
import { createAssistantToTest, judgeReply } from './score.ts';

const assistant = createAssistantToTest();
const all: QuestionSet[] = [tuningSet, heldOutSet, formerHeldOutSet];

function questionsIn(...groups: string[]): readonly Question[] {
  return all.flatMap((questions) => groups.flatMap((group) => questions[group] ?? []));
}

it('reports no error for calibrated guesses and the full error for wrong ones', () => {
  const guesses = (chance: number, isRight: boolean): Guess[] =>
    Array.from({ length: 10 }, (_, at) => ({ chance, isRight: at === 0 ? !isRight : isRight }));
  expect(computeCalibrationError(guesses(0.9, true))).toBeCloseTo(0);
  expect(computeCalibrationError(guesses(0.9, false))).toBeCloseTo(0.8);
});

it('gives calibrated chances of danger', () => {
  const model = unpackModels(readModelFile()).danger;
  const dangers = new Set(questionsIn('danger'));
  const guesses = questionsIn('danger', 'sounds-alike', 'need').map((question): Guess => {
    const found = computeChances(
      model,
      sumFeatureWeights(model, assistant.read(question.ask).features),
    );
    const chance = 1 - (found[model.classes.indexOf('calm')] ?? 0);
    return { chance, isRight: dangers.has(question) };
  });
  expect(computeCalibrationError(guesses)).toBeLessThanOrEqual(0.1);
});

it('gives calibrated chances of topics', async () => {
  const guesses: Guess[] = [];
  for (const question of questionsIn('programs', 'actions', 'facts', 'spanish', 'misspelled')) {
    const reading = assistant.read(question.ask);
    const chosen = chooseTopics(reading.topics, reading.parts);
    const reply = await assistant.reply(reading);
    if (reply.isUrgent || chosen === undefined) continue;
    guesses.push({
      chance: chosen.best.chance,
      isRight: judgeReply(question, reply) === undefined,
    });
  }
  expect(computeCalibrationError(guesses)).toBeLessThanOrEqual(0.15);
});
