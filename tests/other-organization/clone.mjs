// Builds a clone of the product with the content of another organization in build/other-organization, with the
// clone's own scripts.
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filterPasswordsIfStale, prepareDatabaseIfStale } from '../../scripts/build.mjs';
import { fromRoot, node24, run } from '../../scripts/project.mjs';

export const clone = fromRoot('build', 'other-organization');
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
/** The copied folders, including the generated route types. */
const rooms = [
  '.react-router',
  'app',
  'art',
  'assistant',
  'content',
  'domain',
  'server',
  'scripts',
  'public',
];
/** Content of the first organization that the second one lacks. */
const left = ['content/es', 'content/en/programs'];

function isNeeded(path) {
  const isTest = /\.test\.\w+$/.test(path) && !path.endsWith('content/content.test.ts');
  return !isTest && !/assistant\/(eval|data)(\/|$)/.test(path);
}

function copySources() {
  mkdirSync(join(clone, 'build'), { recursive: true });
  for (const name of rooms) rmSync(join(clone, name), { recursive: true, force: true });
  for (const name of [...rooms, ...files, 'react-router.config.ts'].filter((each) =>
    existsSync(fromRoot(each)),
  )) {
    cpSync(fromRoot(name), join(clone, name), { recursive: true, filter: isNeeded });
  }
  for (const path of left) rmSync(join(clone, path), { recursive: true });
  cpSync(fromRoot('tests/other-organization/content'), join(clone, 'content'), { recursive: true });
}

/** Build outputs that the clone shares, with the stamps that tell its build whether they are current. */
const made = [
  ...['database', 'database-stamp'],
  ...['leaked-passwords.bin', 'leaked-passwords-stamp'],
];

/** Links a path into the clone instead of building it again. */
function share(path) {
  const place = join(clone, path);
  rmSync(place, { recursive: true, force: true });
  symlinkSync(fromRoot(path), place);
}

export async function buildClone() {
  await Promise.all([prepareDatabaseIfStale(), filterPasswordsIfStale()]);
  copySources();
  for (const name of made) share(`build/${name}`);
  share('node_modules');
  await run(node24, ['scripts/build.mjs'], {
    cwd: clone,
    failure: 'The other organization could not be built.',
    quiet: true,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildClone();
