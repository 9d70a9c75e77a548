// The systemd unit: its user, its limits, and the settings that it shares with the image and with npm start.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lowMemoryEnv, lowMemoryFlags } from '../scripts/project.mjs';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const unit = read('wondrous-world.service');
const guide = read('../docs/operating.md');
const valuesOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');

it('runs as its own user, which the guide tells the operator to create', () => {
  const [user] = valuesOf('User');
  expect(user).not.toBe('root');
  expect(guide).toContain(`useradd --system --shell /usr/sbin/nologin ${user}`);
});

it('lets the service write only to its own folders', () => {
  expect(valuesOf('ProtectSystem')).toEqual(['strict']);
  const [state] = valuesOf('StateDirectory');
  expect(valuesOf('Environment').join(' ')).toContain(`DATA_DIR=/var/lib/${state}`);
});

it('limits its memory and its log lines, and has time to finish responses', () => {
  for (const name of ['MemoryMax', 'LogRateLimitBurst', 'TimeoutStopSec']) {
    expect(valuesOf(name), name).toHaveLength(1);
  }
});

it('runs the server with the memory settings of npm start', () => {
  const environment = valuesOf('Environment').join(' ');
  for (const [name, value] of Object.entries(lowMemoryEnv)) {
    expect(environment).toContain(`${name}=${value}`);
  }
  expect(valuesOf('ExecStart').join()).toContain(
    `node ${lowMemoryFlags.join(' ')} build/server/main.js`,
  );
});

it('installs the service with the commands of the guide', () => {
  const [file] = valuesOf('EnvironmentFile');
  expect(guide).toContain(`install -m 600 /dev/null ${file}`);
  expect(guide).toContain('cp deploy/wondrous-world.service /etc/systemd/system/');
});
