// Another organisation: a clone of the product in which nothing but the content is replaced, as somebody
// would who made it theirs. It stands in build/other-organisation and is built by its own scripts.
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filterPasswordsIfStale, prepareDatabaseIfStale } from '../../scripts/build.mjs';
import { at, node24, run } from '../../scripts/project.mjs';

export const clone = at('build', 'other-organisation');
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
/** With the types of the routes, for the compiler. */
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
/** Content of the first organisation that its successor has no use for. */
const left = ['content/es', 'content/en/programs'];

function isNeeded(path) {
  const isTest = /\.test\.\w+$/.test(path) && !path.endsWith('content/content.test.ts');
  return !isTest && !/assistant\/(eval|data)(\/|$)/.test(path);
}

function copySources() {
  mkdirSync(join(clone, 'build'), { recursive: true });
  for (const name of rooms) rmSync(join(clone, name), { recursive: true, force: true });
  for (const name of [...rooms, ...files, 'react-router.config.ts'].filter((each) =>
    existsSync(at(each)),
  )) {
    cpSync(at(name), join(clone, name), { recursive: true, filter: isNeeded });
  }
  for (const path of left) rmSync(join(clone, path), { recursive: true });
  cpSync(at('tests/other-organisation/content'), join(clone, 'content'), { recursive: true });
}

/** Each with the stamp of its sources, by which the clone's build sees whether it may be taken as it is. */
const made = [
  ...['database', 'database-stamp'],
  ...['leaked-passwords.bin', 'leaked-passwords-stamp'],
];

/** What is the same is not made twice: packages, the empty database, the leaked passwords. */
function share(path) {
  const place = join(clone, path);
  rmSync(place, { recursive: true, force: true });
  symlinkSync(at(path), place);
}

export async function buildClone() {
  await Promise.all([prepareDatabaseIfStale(), filterPasswordsIfStale()]);
  copySources();
  for (const name of made) share(`build/${name}`);
  share('node_modules');
  await run(node24, ['scripts/build.mjs'], {
    cwd: clone,
    failure: 'The other organisation could not be built.',
    quiet: true,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildClone();
