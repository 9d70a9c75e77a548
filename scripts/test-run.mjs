// Runs the steps of a test run, prints failures as they happen, and prints a summary at the end.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fromRoot, node24, root } from './project.mjs';
import { countBrowser, countTool, countVitest } from './test-counts.mjs';

const maxFlaky = 3;

/** A line in which vitest or Playwright reports a failed test. */
const failedLine = /^\s*(×|✘|FAIL\b)/;

export function startTestRun(chromiumPath) {
  const reports = mkdtempSync(join(tmpdir(), 'wondrous-reports-'));
  const totals = { passed: 0, failures: [], flaky: [], skipped: new Map() };
  const runningSteps = new Set();
  const children = new Set();

  /** Steps run side by side, so each prints its whole output at its end, and only if it failed. */
  function runTool(name, script, args, env = {}) {
    const child = spawn(node24, [fromRoot('node_modules', script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${fromRoot('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
        CHROMIUM_PATH: chromiumPath,
        ...env,
      },
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      let line = '';
      stream.on('data', (part) => {
        output += part;
        const lines = `${line}${part}`.split('\n');
        line = lines.pop() ?? '';
        // Print failures at once, so that an interrupted run has already named them.
        for (const failed of failedLines(lines)) console.log(`   ${name}: ${failed}`);
      });
    }
    return new Promise((resolve) =>
      child.once('close', (code) => {
        children.delete(child);
        resolve({ code, output });
      }),
    );
  }

  async function step(name, work) {
    const startedAt = Date.now();
    runningSteps.add(name);
    console.log(`── ${name} …`);
    const { output = '', passed, failures = [], flaky = [], skipped = [] } = await work();
    runningSteps.delete(name);
    totals.passed += passed;
    totals.failures.push(...failures.map((failure) => `${name}: ${failure}`));
    totals.flaky.push(...flaky.map((test) => `${name}: ${test}`));
    for (const reason of skipped) {
      totals.skipped.set(reason, (totals.skipped.get(reason) ?? 0) + 1);
    }
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    if (failures.length > 0) console.log(output);
    console.log(`── ${name}: ${passed} passed, ${failures.length} failed, ${seconds} s`);
  }

  function finish() {
    rmSync(reports, { recursive: true, force: true });
    const { lines, isGood } = summarize(totals, [...runningSteps]);
    console.log(`\n${lines.join('\n')}`);
    return isGood;
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      for (const child of children) child.kill(signal);
      finish();
      process.exit(1);
    });
  }

  const reportOf = (name) => join(reports, `${name}.json`);
  return {
    step,
    finish,
    check: (name, script, args) =>
      step(name, async () => countTool(await runTool(name, script, args))),
    build: (name, work) =>
      step(name, async () => {
        await work();
        return { passed: 1 };
      }),
    vitest: (name, args) =>
      step(name, async () => {
        const file = reportOf(name);
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
        const run = await runTool(name, 'vitest/vitest.mjs', ['run', ...args, ...reporters]);
        return countVitest(run, file);
      }),
    browser: (name, args = [], env = {}) =>
      step(name, async () => {
        const file = reportOf(name);
        const given = { E2E_REPORT: file, ...env };
        return countBrowser(
          await runTool(name, '@playwright/test/cli.js', ['test', ...args], given),
          file,
        );
      }),
  };
}

export function failedLines(lines) {
  return lines
    .map((line) => stripVTControlCharacters(line))
    .filter((line) => failedLine.test(line))
    .map((line) => line.trim());
}

/** Returns the summary lines, and whether the run passed. `unfinished` names steps that a signal interrupted. */
export function summarize({ passed, failures, flaky, skipped }, unfinished = []) {
  const cutOff = unfinished.map((name) => `${name}: cut off before its end`);
  const tooFlaky =
    flaky.length > maxFlaky ? [`${flaky.length} flaky tests; at most ${maxFlaky} may be.`] : [];
  const failed = [...failures, ...cutOff, ...tooFlaky];
  const skippedCount = [...skipped.values()].reduce((sum, times) => sum + times, 0);
  const counts = [
    `${passed} passed`,
    `${failed.length} failed`,
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(skippedCount > 0 ? [`${skippedCount} skipped`] : []),
  ];
  const lines = [
    ...failed.map((failure) => `failed: ${failure}`),
    ...flaky.map((test) => `flaky (passed at the second attempt): ${test}`),
    ...[...skipped].map(([reason, times]) => `${times} skipped: ${reason}`),
    counts.join(', '),
  ];
  return { lines, isGood: failed.length === 0 };
}
