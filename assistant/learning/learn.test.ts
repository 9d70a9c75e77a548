import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { heldOut, onceBlind, tuning } from '../eval/question-sets.ts';
import { readModelFile } from '../files.ts';
import { modelNames, unpackModels } from '../model-file.ts';
import { readDangerExamples, readTopicExamples } from './examples.ts';
import { learn } from './learn.ts';
import { createCopyCheck } from './near-copies.ts';

const minutes = 60_000;

it('gives the committed model again, from the examples as they stand', {
  timeout: 15 * minutes,
}, () => {
  const committed = unpackModels(readModelFile());
  const learned = learn();
  for (const name of modelNames) {
    expect(learned[name].classes).toEqual(committed[name].classes);
    expect(
      Buffer.from(learned[name].weights).equals(Buffer.from(committed[name].weights)),
      name,
    ).toBe(true);
    expect(learned[name].step).toBe(committed[name].step);
    expect(learned[name].temperature).toBe(committed[name].temperature);
  }
});

it('fits the committed model into 500 kB', () => {
  expect(readModelFile().length).toBeLessThanOrEqual(500_000);
});

it('has a card that says what the model learned from, how good it is and where it is weak', () => {
  const card = readFileSync(new URL('../MODEL.md', import.meta.url), 'utf8');
  for (const part of ['Date', 'Learned from', 'Scores', 'Known weaknesses']) {
    expect(card).toContain(part);
  }
  const rows = card.match(/^\| [a-z].* \d+ of \d+.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(10);
  // Beside every score stands how far it can be trusted.
  for (const row of rows) expect(row).toMatch(/\(\d+\.\d % to \d+\.\d %\) \|$/);
});

it('never learns from an evaluation question, nor from a near copy', () => {
  const asks = [tuning, heldOut, onceBlind]
    .flatMap((groups) => Object.values(groups).flat())
    .map(({ ask }) => ask);
  const isCopy = createCopyCheck(asks);
  const copies = [...readDangerExamples(), ...readTopicExamples()].filter(({ text }) =>
    isCopy(text),
  );
  // How many, and no more: a held-out question must not be shown.
  expect(copies.length).toBe(0);
});

it('knows a near copy when it sees one', () => {
  const isCopy = createCopyCheck(['my son needs a warm coat for school']);
  expect(isCopy('My son needs a warm coat for school!')).toBe(true);
  expect(isCopy('my son needs a warm coat for school pls')).toBe(true);
  expect(isCopy('my daughter has no shoes for school')).toBe(false);
});
