// npm run db:migration: writes what the schema has and the migrations have not. It compares with the newest
// snapshot alone: the others go.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { at, node24 } from './project.mjs';

const generate = [
  at('node_modules', 'drizzle-kit', 'bin.cjs'),
  'generate',
  ...process.argv.slice(2),
];
process.exitCode = spawnSync(node24, generate, { stdio: 'inherit' }).status ?? 1;

const folder = at('server', 'db', 'migrations', 'meta');
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(`${folder}/${name}`);
