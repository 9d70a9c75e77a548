// Runs commands of docs/operating.md.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const guide = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');

/** A folder with a stub of the program. */
function folderWith(program: string, script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-typed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, program), 0o755);
  return folder;
}

const typed = (line: string, folder: string) =>
  spawnSync('sh', ['-c', `PATH="${folder}:$PATH"; ${line}`]);

it('does not overwrite an existing key with the command of the guide', () => {
  const folder = folderWith('npm', 'echo "id key"; echo "  For you alone."');
  const file = join(folder, 'keys');
  const line = /^ *\(umask .*new-data-key.*$/m.exec(guide)?.[0].replace('FILE', file) ?? '';
  expect(typed(line, folder).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('id key\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, 'the first\n');
  expect(typed(line, folder).status).not.toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('the first\n');
});

describe('deploy/pin-images.sh', () => {
  const script = fileURLToPath(new URL('pin-images.sh', import.meta.url));
  const settings = 'WEB_PASSWORD=secret\nNODE_DIGEST=sha256:older\n';

  /** Runs the script beside world-readable settings, and returns their new content and mode. */
  function pin(docker: string) {
    const folder = folderWith('docker', docker);
    mkdirSync(join(folder, 'deploy'));
    copyFileSync(script, join(folder, 'deploy', 'pin-images.sh'));
    const file = join(folder, '.env');
    for (const name of [file, `${file}.new`]) {
      writeFileSync(name, settings);
      chmodSync(name, 0o644);
    }
    const { status } = typed(`sh ${join(folder, 'deploy', 'pin-images.sh')}`, folder);
    return { status, mode: statSync(file).mode & 0o777, text: readFileSync(file, 'utf8') };
  }

  it('writes the digest of every image, and makes the settings readable by their owner only', () => {
    expect(pin('echo "sha256:of-$4"')).toEqual({
      status: 0,
      mode: 0o600,
      text: [
        'WEB_PASSWORD=secret',
        'NODE_DIGEST=sha256:of-node:24-bookworm-slim',
        'POSTGRES_DIGEST=sha256:of-postgres:18',
        'CADDY_DIGEST=sha256:of-caddy:2',
        '',
      ].join('\n'),
    });
  });

  it.each(['node', 'postgres'])(
    'changes no setting but the file mode when %s has no digest',
    (image) => {
      const { status, mode, text } = pin(`case $4 in ${image}:*) exit 1 ;; esac; echo sha256:new`);
      expect([status, mode]).toEqual([1, 0o600]);
      expect(text).toContain('WEB_PASSWORD=secret');
    },
  );
});
