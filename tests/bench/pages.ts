// npm run bench:pages: what every page costs, next to its budget, and what Lighthouse says of it on a
// phone (median of three). `-- --bytes` leaves Lighthouse out.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { seo } from '#content/en/seo';
import { budgets, weigh } from './page-weight.ts';

const port = 4177;
const debugPort = 4178;
const base = `http://127.0.0.1:${port}`;
const runs = 3;
const floors = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof floors;

const withLighthouse = !process.argv.includes('--bytes');
const wanted = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const paths = wanted.length > 0 ? wanted : Object.keys(seo.pages);
const folder = mkdtempSync(join(tmpdir(), 'wondrous-bench-'));

async function startServer(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 120; tries++) {
    const isReady = await fetch(`${base}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return server;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server did not start. Has it been built?');
}

async function scoresOf(path: string): Promise<Record<Category, number>> {
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
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
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
    const scores = withLighthouse ? await scoresOf(path) : undefined;
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
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isOver ? 1 : 0;
