// npm run test:slow: slow tests that rarely fail. Run it before a release and after changes to the tested code.
import { buildClone, clone } from '../tests/other-organization/clone.mjs';
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { startTestRun } from './test-run.mjs';
import { chromium, requirePostgres } from './test-tools.mjs';

await installIfNeeded({ withDev: true });
const run = startTestRun(chromium());
requirePostgres();

await run.check('route types', '@react-router/dev/bin.cjs', ['typegen']);
await run.build('build', buildIfStale);
await run.browser('second widths and long days', [], { E2E_SLOW: '1' });
await run.vitest('power cuts, full disks, lost machines', ['--project', 'slow']);

// Check the code with the content of another organization: types, texts, and pages.
const place = 'tests/other-organization';
await run.build('another organization', buildClone);
await run.check('its types', 'typescript/bin/tsc', ['--noEmit', '-p', clone]);
await run.vitest('its texts', ['--config', `${place}/vitest.config.ts`]);
await run.browser('its pages', ['-c', place]);
process.exitCode = run.finish() ? 0 : 1;
