// `npm run bench:pages`: prints each page's bytes against its budget and its Lighthouse scores on a phone
// (median of three). `-- --bytes` skips Lighthouse.
import { chromium } from '@playwright/test';
import { contentOf } from '#content/all';
import { languages, localizePath } from '#content/languages';
import { chromiumPath, startBuiltServer } from '../built-server.ts';
import { createScorer, minScores, type Scores } from './page-scores.ts';
import { measurePageWeight, weightBudgets } from './page-weight.ts';

const { seo } = contentOf('en');

const debugPort = 4178;

const withLighthouse = !process.argv.includes('--bytes');
const wanted = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const all = Object.keys(seo.pages).flatMap((path) =>
  languages.map((each) => localizePath(each, path)),
);
const paths = wanted.length > 0 ? wanted : all;

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)}`;
const scoresOf = withLighthouse ? await createScorer(debugPort) : undefined;
const { base, stop } = await startBuiltServer();
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
});
let isOver = false;
try {
  console.log(
    `kB on the wire   HTML+CSS ≤ ${kB(weightBudgets.firstPaint)}   first view ≤ ${kB(weightBudgets.firstView)}   script ≤ ${kB(weightBudgets.script)}${withLighthouse ? '   Lighthouse perf ≥ 99, a11y, practice, seo = 100' : ''}`,
  );
  for (const path of paths) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: base,
    });
    const weight = await measurePageWeight(await context.newPage(), path);
    await context.close();
    const scores = await scoresOf?.(base + path);
    const isHeavy = (Object.keys(weightBudgets) as (keyof typeof weightBudgets)[]).some(
      (key) => weight[key] > weightBudgets[key],
    );
    const isLow =
      scores !== undefined &&
      (Object.keys(minScores) as (keyof Scores)[]).some((key) => scores[key] < minScores[key]);
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
