// What was learned from the examples. `npm run build` (and `npm test`, `npm run dev`) learns it anew
// when they have changed; it is not kept with the sources.
import { existsSync, readFileSync } from 'node:fs';
import type { Weights } from './classifier.ts';
import type { DangerWeights } from './danger-score.ts';

export type Learned = { topics: Weights; danger: DangerWeights };

// Beside the bundled server, or where a build leaves it for the sources.
const places = ['./learned.json', '../build/learned/learned.json'];

export function readLearned(): Learned {
  const place = places
    .map((path) => new URL(path, import.meta.url))
    .find((file) => existsSync(file));
  if (place === undefined) {
    throw new Error('The assistant has not learned from its examples yet. Run: npm run build');
  }
  return JSON.parse(readFileSync(place, 'utf8')) as Learned;
}
