// `npm run test:mutation`: breaks the code in many small ways and lists the breaks that no test notices.
// Files as arguments limit it to these.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installIsolated } from '../install-isolated.ts';

const folder = import.meta.dirname;
const parts = {
  domain: ['domain/**/*.ts'],
  server: [
    'server/cases/access/*.ts',
    'server/backup/*.ts',
    'server/auth/*.ts',
    'server/api/change*.ts',
  ],
};

installIsolated(folder, 'Stryker could not be installed.');
const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const chosen = process.argv.slice(2);
for (const [part, all] of Object.entries(parts)) {
  const files = chosen.length > 0 ? chosen.filter((file) => file.startsWith(`${part}/`)) : all;
  if (files.length === 0) continue;
  const mutate = [...files, '!**/*.test.ts'].join(',');
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', join(folder, 'stryker.config.mjs'), '--mutate', mutate],
    {
      cwd: join(folder, '..', '..'),
      env: { ...process.env, MUTATION_PART: part, TEST_ENGINE: 'embedded' },
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
}
