// `npm run test:mutation`: breaks the code in many small ways and lists the breaks that no test notices.
// Files as arguments limit it to these, and MUTATION_TESTS limits the tests, which a run of the server's code needs
// on a slow machine.
import { spawnSync } from 'node:child_process';
import { join, matchesGlob } from 'node:path';
import { installIsolated } from '../install-isolated.ts';
import { parts } from './parts.ts';

const folder = import.meta.dirname;
installIsolated(folder, 'Stryker could not be installed.');
const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const chosen = process.argv.slice(2);
for (const [part, { code }] of Object.entries(parts)) {
  const files = chosen.length > 0 ? chosen.filter((file) => matchesGlob(file, code)) : [code];
  if (files.length === 0) continue;
  const mutate = [...files, '!**/*.test.ts'].join(',');
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', join(folder, 'stryker.config.mjs'), '--mutate', mutate],
    {
      cwd: join(folder, '..', '..'),
      env: { ...process.env, MUTATION_PART: part, TEST_ENGINE: 'postgres' },
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
}
