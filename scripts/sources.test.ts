import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureMinCpuMs } from '../tests/min-cpu.ts';
import { hashSources, isInstalled } from './sources.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'app', 'routes'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  write('app/routes/home.tsx', 'home');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string) {
  writeFileSync(join(root, file), text);
}

describe('hash of the sources', () => {
  const hash = () => hashSources(['app', 'package-lock.json', 'not-there'], root);

  it('changes when the content or the name of a file changes', () => {
    const before = hash();
    write('app/routes/home.tsx', 'changed');
    const changed = hash();
    write('app/routes/about.tsx', 'home');
    expect(new Set([before, changed, hash()]).size).toBe(3);
  });

  it('ignores modification times, tests, and hidden files', () => {
    const before = hash();
    utimesSync(join(root, 'app/routes/home.tsx'), 0, 0);
    write('app/routes/home.test.tsx', 'a test');
    write('app/.DS_Store', 'x');
    expect(hash()).toBe(before);
  });

  it('computes the hash of the sources in less than 300 ms', async () => {
    expect(await measureMinCpuMs(() => hashSources())).toBeLessThan(300);
  });
});

describe('isInstalled', () => {
  const lock = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));
  const installed = (packages: object) =>
    write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  const react = { 'node_modules/react': { version: '19.0.0' } };

  it('returns false before the first install', () => {
    lock(react);
    expect(isInstalled({ withDev: true }, root)).toBe(false);
  });

  it('returns true when every package has the version of the lockfile', () => {
    lock({ '': {}, ...react, 'node_modules/other-platform': { version: '1.0.0', optional: true } });
    installed(react);
    expect(isInstalled({ withDev: true }, root)).toBe(true);
  });

  it('returns false when a package is missing or has another version', () => {
    lock({ ...react, 'node_modules/hono': { version: '4.0.0' } });
    installed(react);
    expect(isInstalled({ withDev: true }, root)).toBe(false);
    lock({ 'node_modules/react': { version: '19.0.1' } });
    expect(isInstalled({ withDev: true }, root)).toBe(false);
  });

  it('ignores missing packages for development unless the caller needs them', () => {
    lock({ ...react, 'node_modules/vitest': { version: '5.0.0', dev: true } });
    installed(react);
    expect(isInstalled({ withDev: false }, root)).toBe(true);
    expect(isInstalled({ withDev: true }, root)).toBe(false);
  });
});
