import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formerHeldOutSet, heldOutSet, tuningSet, unseenSet } from '../eval/question-sets.ts';
import { readModelFile } from '../files.ts';
import { readDangerExamples, readTopicExamples } from './examples.ts';
import { createCopyCheck } from './near-copies.ts';
import { computeTrainingStamp, stampFile } from './training-stamp.ts';

it('commits a model that was trained on the examples, settings, and trainer as they are now', () => {
  // Run `npm run assistant:train` when this fails. `npm run test:slow` trains again and compares the whole model.
  expect(computeTrainingStamp()).toBe(readFileSync(stampFile, 'utf8').trim());
});

it('keeps the committed model under 500 kB', () => {
  expect(readModelFile().length).toBeLessThanOrEqual(500_000);
});

it('describes the model in a card with date, training data, scores and known weaknesses', () => {
  const card = readFileSync(new URL('../MODEL.md', import.meta.url), 'utf8');
  for (const part of ['Date', 'Learned from', 'Scores', 'Known weaknesses']) {
    expect(card).toContain(part);
  }
  const rows = card.match(/^\| [a-z].* \d+ of \d+.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(10);
  // Every score needs its confidence interval.
  for (const row of rows) expect(row).toMatch(/\(\d+\.\d % to \d+\.\d %\) \|$/);
});

it('contains no evaluation question or near copy in the training examples', () => {
  const asks = [tuningSet, heldOutSet, formerHeldOutSet, unseenSet]
    .flatMap((groups) => Object.values(groups).flat())
    .map(({ ask }) => ask);
  const isCopy = createCopyCheck(asks);
  const copies = [...readDangerExamples(), ...readTopicExamples()].filter(({ text }) =>
    isCopy(text),
  );
  // Compare the count only: a failure must not print a held-out question.
  expect(copies.length).toBe(0);
});

it('detects a near copy among the training examples', () => {
  const isCopy = createCopyCheck(['my son needs a warm coat for school']);
  expect(isCopy('My son needs a warm coat for school!')).toBe(true);
  expect(isCopy('my son needs a warm coat for school pls')).toBe(true);
  expect(isCopy('my daughter has no shoes for school')).toBe(false);
});
