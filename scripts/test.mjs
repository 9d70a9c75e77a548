// npm test: runs all checks that a change needs, from a fresh clone, with one summary.
import { checkAdvisories, uncheckedMessage } from './advisories.mjs';
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { startTestRun } from './test-run.mjs';
import { chromium, requirePostgres } from './test-tools.mjs';

await installIfNeeded({ withDev: true });
const run = startTestRun(chromium());
requirePostgres();

/** One type checker: several compute the same types in parallel and take longer on two busy cores. */
const types = ['--noEmit', '--checkers', '1'];

// Run steps in parallel, because no step keeps two cores busy all the time.
await run.step('advisories', async () => {
  const { isKnown, lines: failures } = checkAdvisories();
  return isKnown ? { passed: 1, failures } : { passed: 0, failures, skipped: [uncheckedMessage] };
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
  // These tests run sequentially and mostly wait.
  run.vitest('faults', ['--project', 'faults']),
  run.vitest(
    'code',
    ['unit', 'screens', 'pages', 'api-*'].flatMap((project) => ['--project', project]),
  ),
]);
process.exitCode = run.finish() ? 0 : 1;
