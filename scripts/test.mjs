// npm test: everything that must hold, from a bare clone, with one closing line.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { at, node24, root } from './project.mjs';
import { chromium, requirePostgres } from './test-tools.mjs';

await installIfNeeded();
const chromiumPath = chromium();
requirePostgres();

const reports = mkdtempSync(join(tmpdir(), 'wondrous-reports-'));
const totals = { passed: 0, failed: 0 };

/** Runs a tool of the project; its own output is the report a person reads. */
function runTool(script, args, env = {}) {
  const child = spawn(node24, [at('node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH: `${at('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
      CHROMIUM_PATH: chromiumPath,
      ...env,
    },
  });
  return new Promise((resolve) => child.once('close', resolve));
}

async function step(name, work) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await work();
  totals.passed += passed;
  totals.failed += failed;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}

const check = (name, script, args) =>
  step(name, async () => {
    const code = await runTool(script, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  });

/** A run that ends badly without a failed test (a broken file, no test at all) is a failure too. */
function counted(code, passed, failed) {
  return { passed, failed: failed + (failed === 0 && (code !== 0 || passed === 0) ? 1 : 0) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const vitest = (project) =>
  step(project, async () => {
    const file = join(reports, `${project}.json`);
    const code = await runTool('vitest/vitest.mjs', [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const { numPassedTests = 0, numFailedTests = 0 } = readReport(file);
    return counted(code, numPassedTests, numFailedTests);
  });

const browser = () =>
  step('browser', async () => {
    const file = join(reports, 'browser.json');
    const code = await runTool('@playwright/test/cli.js', ['test'], { E2E_REPORT: file });
    const { stats = { expected: 0, unexpected: 0, flaky: 0 } } = readReport(file);
    return counted(code, stats.expected, stats.unexpected + stats.flaky);
  });

await step('build', async () => {
  await buildIfStale();
  return { passed: 1, failed: 0 };
});
await check('route types', '@react-router/dev/bin.cjs', ['typegen']);
await check('types', 'typescript/bin/tsc', ['--noEmit']);
await check('lint', '@biomejs/biome/bin/biome', ['check', '.']);
await vitest('unit');
await vitest('api-embedded');
await vitest('api-postgres');
await vitest('faults');
await browser();

rmSync(reports, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;
