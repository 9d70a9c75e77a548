// Loads the evaluation questions: one file per group under data/, one question per line as JSON.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Question } from './question.ts';

export type QuestionSet = Record<string, readonly Question[]>;

/** Free to read while improving the assistant. */
export const tuningSet = readSet('tuning');
/** Written blind: only scores are shown, and a rule changed because of one question spoils the set. */
export const heldOutSet = readSet('held-out');
/** Formerly held out, read since: shows whether learned behavior stays learned. */
export const formerHeldOutSet = readSet('once-blind');

/** Written by somebody who knew the site and the replies, and no training example; read since. */
export const unseenSet = readSet('unseen');

function readSet(name: string): QuestionSet {
  const folder = join(import.meta.dirname, 'data', name);
  const groups = readdirSync(folder).sort();
  return Object.fromEntries(
    groups.map((file) => [basename(file, '.jsonl'), readQuestions(join(folder, file))]),
  );
}

function readQuestions(file: string): Question[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Question);
}
