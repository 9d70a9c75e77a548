// Builds the product into build/: an empty database, the app, the server, and the prerendered pages.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runExclusively } from './lock.mjs';
import { fromRoot, node24, run } from './project.mjs';
import { hashSources, readStamp } from './sources.mjs';

const lockFile = fromRoot('build', 'lock');
const stampFile = fromRoot('build', 'stamp');

const databaseStampFile = fromRoot('build', 'database-stamp');
const databaseSources = ['server/db', 'scripts/prepare-database.mjs', 'package-lock.json'];

const leakedFile = fromRoot('build', 'leaked-passwords.bin');
const leakedStampFile = fromRoot('build', 'leaked-passwords-stamp');
const leakedSources = [
  'scripts/leaked-passwords.mjs',
  'server/auth/leaked-passwords.ts',
  'package-lock.json',
];

const step = (args, failure) =>
  run(node24, args, { failure, quiet: true, env: { NODE_ENV: 'production' } });

/** Builds unless the build matches the current sources. */
export async function buildIfStale() {
  if (readStamp(stampFile) === hashSources()) return false;
  await runExclusively(lockFile, async () => {
    // Another process may have built while this one waited for the lock.
    const stamp = hashSources();
    if (readStamp(stampFile) !== stamp) await build(stamp);
  });
  return true;
}

/** Prepares an empty database for the server to copy, and returns its folder. */
export async function prepareDatabaseIfStale() {
  await runExclusively(fromRoot('build', 'database-lock'), async () => {
    const stamp = hashSources(databaseSources);
    if (readStamp(databaseStampFile) === stamp) return;
    rmSync(databaseStampFile, { force: true });
    await step(['scripts/prepare-database.mjs'], 'The empty database could not be prepared.');
    writeFileSync(databaseStampFile, stamp);
  });
  return fromRoot('build', 'database');
}

/** Builds the filter of leaked passwords. */
export async function filterPasswordsIfStale() {
  await runExclusively(fromRoot('build', 'leaked-passwords-lock'), async () => {
    const stamp = hashSources(leakedSources);
    if (readStamp(leakedStampFile) === stamp && existsSync(leakedFile)) return;
    await step(['scripts/leaked-passwords.mjs'], 'The leaked passwords could not be filtered.');
    writeFileSync(leakedStampFile, stamp);
  });
}

async function build(stamp) {
  const startedAt = Date.now();
  console.log('Building the site (once, and again after the sources change) …');
  rmSync(stampFile, { force: true });
  mkdirSync(fromRoot('build'), { recursive: true });
  await step(['server/cli/content.ts', 'check'], 'Mend the content, then build again.');
  await Promise.all([
    step(['node_modules/@react-router/dev/bin.cjs', 'build'], 'The app could not be built.'),
    prepareDatabaseIfStale(),
    filterPasswordsIfStale(),
  ]);
  await step(['scripts/bundle-server.mjs'], 'The server could not be bundled.');
  await step(['scripts/prepare-pages.mjs'], 'The pages could not be rendered.');
  writeFileSync(stampFile, stamp);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await buildIfStale())) console.log('The build is up to date.');
}
