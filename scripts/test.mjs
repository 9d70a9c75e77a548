// npm test: everything that must hold, from a bare clone, with one closing line.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildClone, clone } from '../tests/other-organisation/clone.mjs';
import { askAdvisories, unchecked } from './advisories.mjs';
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { at, node24, root } from './project.mjs';
import { countBrowser, countTool, countVitest } from './test-counts.mjs';
import { chromium, requirePostgres } from './test-tools.mjs';

await installIfNeeded();
const chromiumPath = chromium();
requirePostgres();

const reports = mkdtempSync(join(tmpdir(), 'wondrous-reports-'));
const totals = { passed: 0, failures: [], flaky: [], skipped: new Map() };

/** Runs a tool of the project. Steps run side by side, so each says its piece at its end. */
function runTool(script, args, env = {}) {
  const child = spawn(node24, [at('node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${at('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
      CHROMIUM_PATH: chromiumPath,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

async function step(name, work) {
  const startedAt = Date.now();
  console.log(`── ${name} …`);
  const { output = '', passed, failures = [], flaky = [], skipped = [] } = await work();
  totals.passed += passed;
  totals.failures.push(...failures.map((failure) => `${name}: ${failure}`));
  totals.flaky.push(...flaky.map((test) => `${name}: ${test}`));
  for (const reason of skipped) {
    totals.skipped.set(reason, (totals.skipped.get(reason) ?? 0) + 1);
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  // What went well needs no more than its count.
  if (failures.length > 0) console.log(output);
  console.log(`── ${name}: ${passed} passed, ${failures.length} failed, ${seconds} s`);
}

const check = (name, script, args) =>
  step(name, async () => countTool(await runTool(script, args)));

const vitest = (name, ...projects) =>
  vitestWith(
    name,
    projects.flatMap((project) => ['--project', project]),
  );

const vitestWith = (name, chosen) =>
  step(name, async () => {
    const file = join(reports, `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const run = await runTool('vitest/vitest.mjs', ['run', ...chosen, ...reporters]);
    return countVitest(run, file);
  });

const browser = (name, ...args) =>
  step(name, async () => {
    const file = join(reports, `${name}.json`);
    const run = await runTool('@playwright/test/cli.js', ['test', ...args], { E2E_REPORT: file });
    return countBrowser(run, file);
  });

const build = (name, work) =>
  step(name, async () => {
    await work();
    return { passed: 1 };
  });

/** Several checkers work out the same types side by side: one takes half the time of two busy cores. */
const types = ['--noEmit', '--checkers', '1'];

/** The same code with the content of another organisation: its types, its texts, its pages. */
const otherOrganisation = async () => {
  const place = 'tests/other-organisation';
  await build('another organisation', buildClone);
  await check('its types', 'typescript/bin/tsc', [...types, '-p', clone]);
  await vitestWith('its texts', ['--config', `${place}/vitest.config.ts`]);
  await browser('its pages', '-c', place);
};
const advisories = () =>
  step('advisories', async () => {
    const { isKnown, lines: failures } = askAdvisories();
    return isKnown ? { passed: 1, failures } : { passed: 0, failures, skipped: [unchecked] };
  });

// Two cores, and no step that keeps both of them busy all the time: several rows of steps side by side.
await advisories();
await check('route types', '@react-router/dev/bin.cjs', ['typegen']);
await Promise.all([
  build('build', buildIfStale),
  check('types', 'typescript/bin/tsc', types),
  check('lint', '@biomejs/biome/bin/biome', ['check', '.']),
  check('nothing unused', 'knip/bin/knip.js', []),
]);
await Promise.all([
  browser('browser'),
  // One at a time, and much waiting.
  vitest('faults', 'faults'),
  otherOrganisation().then(() => vitest('code', 'unit', 'screens', 'api-*')),
]);

rmSync(reports, { recursive: true, force: true });
console.log();
for (const failure of totals.failures) console.log(`failed: ${failure}`);
for (const test of totals.flaky) console.log(`flaky: ${test}`);
for (const [reason, times] of totals.skipped) console.log(`${times} skipped: ${reason}`);
const skipped = [...totals.skipped.values()].reduce((sum, times) => sum + times, 0);
console.log(`${totals.flaky.length} flaky (passed at the second attempt)`);
const closing = `${totals.passed} passed, ${totals.failures.length} failed`;
console.log(skipped === 0 ? closing : `${closing}, ${skipped} skipped`);
process.exitCode = totals.failures.length === 0 ? 0 : 1;
