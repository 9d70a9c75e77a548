// Median Lighthouse scores of a page on a phone. Lighthouse has a lockfile of its own and is installed on
// first use, because nothing else needs its hundred packages.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIsolated } from '../install-isolated.ts';

const runs = 3;
export const minScores = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
type Category = keyof typeof minScores;
const categories = Object.keys(minScores) as Category[];
export type Scores = Record<Category, number>;

/** Only the used part of its types, because the package is installed on first use. */
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'silent' },
) => Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>;

const folder = join(import.meta.dirname, 'lighthouse');

async function loadLighthouse(): Promise<Lighthouse> {
  installIsolated(folder, 'Lighthouse could not be installed; `-- --bytes` does without.');
  const file = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  return (await import(pathToFileURL(file).href)).default;
}

/** Scores pages in the browser that listens on this port. */
export async function createScorer(port: number): Promise<(url: string) => Promise<Scores>> {
  const lighthouse = await loadLighthouse();
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return async (url) => {
    const collected = new Map<Category, number[]>(categories.map((category) => [category, []]));
    for (let run = 0; run < runs; run++) {
      const flags = { port, onlyCategories: categories, logLevel: 'silent' } as const;
      const result = await lighthouse(url, flags);
      for (const [category, list] of collected) {
        list.push((result?.lhr.categories[category]?.score ?? 0) * 100);
      }
    }
    return Object.fromEntries(
      [...collected].map(([category, list]) => [category, Math.round(median(list))]),
    ) as Scores;
  };
}
