// What docs/operating.md has an operator type, typed.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const guide = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');

/** A folder with a program in it that stands for the real one. */
function folderWith(program: string, script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-typed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, program), 0o755);
  return folder;
}

const typed = (line: string, folder: string) =>
  spawnSync('sh', ['-c', `PATH="${folder}:$PATH"; ${line}`]);

it('the line that makes a key keeps one that is there', () => {
  const folder = folderWith('npm', 'echo "id key"; echo "  For you alone."');
  const file = join(folder, 'keys');
  const line = /^\(umask .*new-data-key.*$/m.exec(guide)?.[0].replace('FILE', file) ?? '';
  expect(typed(line, folder).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('id key\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, 'the first\n');
  expect(typed(line, folder).status).not.toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('the first\n');
});
