// Lets the assistant learn from its examples as they stand, unless it has: before it is evaluated, and
// before any test that may ask it something.
import { pathToFileURL } from 'node:url';
import { learnIfStale } from './build.mjs';

export const setup = learnIfStale;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await learnIfStale();
