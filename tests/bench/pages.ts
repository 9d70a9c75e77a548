// npm run bench:pages: what every page costs, next to its budget, and what Lighthouse says of it on a
// phone (median of three). `-- --bytes` leaves Lighthouse out.
import { chromium } from '@playwright/test';
import { seo } from '#content/en/seo';
import { languages, pathIn } from '#content/languages';
import { chromiumPath, startBuiltServer } from '../built-server.ts';
import { budgets, weigh } from './page-weight.ts';

const debugPort = 4178;
const runs = 3;
const floors = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof floors;

const withLighthouse = !process.argv.includes('--bytes');
const wanted = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const all = Object.keys(seo.pages).flatMap((path) => languages.map((each) => pathIn(each, path)));
const paths = wanted.length > 0 ? wanted : all;

async function scoresOf(base: string, path: string): Promise<Record<Category, number>> {
  const { default: lighthouse } = await import('lighthouse');
  const collected: Record<Category, number[]> = {
    performance: [],
    accessibility: [],
    'best-practices': [],
    seo: [],
  };
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(base + path, {
      port: debugPort,
      onlyCategories: Object.keys(floors),
      logLevel: 'silent',
    });
    for (const category of Object.keys(floors) as Category[]) {
      collected[category].push((result?.lhr.categories[category]?.score ?? 0) * 100);
    }
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return Object.fromEntries(
    Object.entries(collected).map(([category, list]) => [category, Math.round(median(list))]),
  ) as Record<Category, number>;
}

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)}`;
const { base, stop } = await startBuiltServer();
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
});
let isOver = false;
try {
  console.log(
    `kB on the wire   HTML+CSS ≤ ${kB(budgets.firstPaint)}   first view ≤ ${kB(budgets.firstView)}   script ≤ ${kB(budgets.script)}${withLighthouse ? '   Lighthouse perf ≥ 99, a11y, practice, seo = 100' : ''}`,
  );
  for (const path of paths) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: base,
    });
    const weight = await weigh(await context.newPage(), path);
    await context.close();
    const scores = withLighthouse ? await scoresOf(base, path) : undefined;
    const isHeavy = (Object.keys(budgets) as (keyof typeof budgets)[]).some(
      (key) => weight[key] > budgets[key],
    );
    const isLow =
      scores !== undefined &&
      (Object.keys(floors) as Category[]).some((key) => scores[key] < floors[key]);
    isOver ||= isHeavy || isLow;
    const marks = scores === undefined ? '' : `   ${Object.values(scores).join(' ')}`;
    console.log(
      `${isHeavy || isLow ? '✗' : '✓'} ${path.padEnd(30)} ${kB(weight.firstPaint)} ${kB(weight.firstView)} ${kB(weight.script)}${marks}`,
    );
  }
} finally {
  await browser.close();
  await stop();
}
process.exitCode = isOver ? 1 : 0;
