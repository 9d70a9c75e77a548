// Detects stale builds and installations by file content, because modification times change on a clone or checkout.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './project.mjs';

/** The inputs of a build. */
export const sources = [
  'app',
  'art',
  'assistant',
  'content',
  'domain',
  'public',
  'server',
  'scripts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/** Hashes the names and contents of all inputs of a build. */
export function hashSources(paths = sources, root = fromRoot()) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(root, path)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Calls stat only on the given path: a stat of every file would take as long as reading them. */
function filesUnder(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? filesIn(root, path) : [path];
}

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !/\.test\.\w+$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(root, path) : [path];
    });
}

/** Compares the installed packages with those of the lockfile; devDependencies count only `withDev`. */
export function isInstalled({ withDev }, root = fromRoot()) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional, link }]) => {
    if (path === '' || link) return true;
    const found = present[path];
    if (!found) return Boolean(optional || devOptional || (dev && !withDev));
    return found.version === version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
