// npm test: everything a change needs, from a bare clone, with one closing line.
import { askAdvisories, unchecked } from './advisories.mjs';
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { startTestRun } from './test-run.mjs';
import { chromium, requirePostgres } from './test-tools.mjs';

await installIfNeeded();
const run = startTestRun(chromium());
requirePostgres();

/** Several checkers work out the same types side by side: one takes half the time of two busy cores. */
const types = ['--noEmit', '--checkers', '1'];

// Two cores, and no step that keeps both of them busy all the time: several rows of steps side by side.
await run.step('advisories', async () => {
  const { isKnown, lines: failures } = askAdvisories();
  return isKnown ? { passed: 1, failures } : { passed: 0, failures, skipped: [unchecked] };
});
await run.check('route types', '@react-router/dev/bin.cjs', ['typegen']);
await Promise.all([
  run.build('build', buildIfStale),
  run.check('types', 'typescript/bin/tsc', types),
  run.check('lint', '@biomejs/biome/bin/biome', ['check', '.']),
  run.check('nothing unused', 'knip/bin/knip.js', []),
]);
await Promise.all([
  run.browser('browser'),
  // One at a time, and much waiting.
  run.vitest('faults', ['--project', 'faults']),
  run.vitest(
    'code',
    ['unit', 'screens', 'pages', 'api-*'].flatMap((project) => ['--project', project]),
  ),
]);
process.exitCode = run.finish() ? 0 : 1;
