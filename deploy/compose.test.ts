// Tests the permissions and limits of each service in compose.yaml.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from '../scripts/sources.mjs';

const file = readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8');
const guide = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
/** Returns a block of the file by its name and indentation. */
const block = (name: string, indent = '  ') =>
  new RegExp(`^${indent}${name}:.*\\n((?:${indent}  .*\\n|\\n)*)`, 'm').exec(file)?.[1] ?? '';
const image = block('x-image', '');
const app = block('x-app', '');

it('gives the application its own database role, and no credentials of the owner', () => {
  expect(app).toContain('postgres://web:');
  expect(app).not.toMatch(/OWNER|POSTGRES_PASSWORD/);
  expect(block('migrate')).toContain('DATABASE_OWNER_URL');
  expect(app).toMatch(/migrate:\s+condition: service_completed_successfully/);
});

it('makes backups with a separate database role', () => {
  expect(block('migrate')).toContain('DATABASE_BACKUP_URL: &backup postgres://backup:');
  expect(block('backup')).toContain('DATABASE_URL: *backup');
  expect(block('backup')).not.toMatch(/owner|POSTGRES_PASSWORD/);
});

it('gives the decryption keys to the application and the tools, but not to backup, migrate, or postgres', () => {
  expect(app).toContain('DATA_KEYS: &keys');
  for (const name of ['backup', 'migrate', 'postgres']) {
    expect(block(name)).not.toMatch(/DATA_KEYS|\*keys/);
  }
});

it('gives the application no access to backups', () => {
  expect(app + image).not.toContain('volumes');
  for (const name of ['backup', 'tools']) expect(block(name)).toContain('./backups:/backups');
  expect(app).not.toContain('BACKUP');
});

it('restores drills to a disk volume that the user of the image owns', () => {
  const { TMPDIR: place } = /TMPDIR: (?<TMPDIR>\S+)/.exec(block('backup'))?.groups ?? {};
  expect(block('backup')).toContain(`"drill:${place}"`);
  expect(block('volumes', '')).toContain('  drill:\n');
  const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  expect(dockerfile).toContain(`chown node:node ${place}\n`);
});

it('encrypts manual backups for the same recipients as daily ones', () => {
  expect(block('backup')).toContain('BACKUP_RECIPIENTS: &recipients ${BACKUP_RECIPIENTS');
  expect(block('tools')).toContain('BACKUP_RECIPIENTS: *recipients');
});

it('proxies to both processes by default, and reads the settings that the guide names', () => {
  const proxy = readFileSync(new URL('Caddyfile', import.meta.url), 'utf8');
  expect(proxy).toContain('reverse_proxy {$UPSTREAMS:app1:3000 app2:3000} {');
  for (const name of ['app1', 'app2']) expect(file).toContain(`\n  ${name}: *app\n`);
  const asked = [...proxy.matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name);
  const command = /`([^`]*) caddy run --config deploy\/Caddyfile`/.exec(guide)?.[1] ?? '';
  expect([...command.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name)).toEqual(asked);
});

it('logs no query, header, or client address in the proxy', () => {
  const proxy = readFileSync(new URL('Caddyfile', import.meta.url), 'utf8');
  expect(proxy).toContain('request>uri regexp "\\?.*" ""');
  for (const name of ['headers', 'remote_ip', 'client_ip']) {
    expect(proxy).toContain(`request>${name} delete`);
  }
});

it('restarts every long-running service after a reboot', () => {
  for (const text of [app, block('backup'), block('postgres'), block('proxy')]) {
    expect(text).toContain('restart: unless-stopped');
  }
});

it('excludes settings, backups, and data from the repository', () => {
  const ignored = readFileSync(new URL('../.gitignore', import.meta.url), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '/backups/', '/data/']));
});

it('pins every pulled image by its digest', () => {
  const images = [...file.matchAll(/(?:image|NODE_IMAGE): ((?!wondrous-world)\S+:.*)$/gm)].map(
    ([, name]) => name,
  );
  expect(images).toHaveLength(3);
  for (const name of images) expect(name).toMatch(/@\$\{[A-Z]+_DIGEST:\?/);
});

it('includes every source folder in the image build', () => {
  const ignored = readFileSync(new URL('../.dockerignore', import.meta.url), 'utf8').split('\n');
  expect(ignored[0]).toBe('*');
  for (const source of sources) expect(ignored, source).toContain(`!${source}`);
});

it('passes every documented setting to the application', () => {
  const written = [...guide.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/[A-Z_]+/g)].map(([name]) => name),
  );
  // Settings fixed by the image, of the embedded engine, alternatives, or of backups, which the application cannot
  // reach.
  const fixed = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DEMO',
    'DATA_KEYS_FILE',
    'DATABASE_OWNER_URL',
    'DATABASE_BACKUP_URL',
  ];
  const elsewhere = [...fixed, 'BACKUP_DIR', 'BACKUP_RECIPIENTS'];
  const missing = written.filter((name) => !app.includes(`${name}:`) && !elsewhere.includes(name));
  expect(missing).toEqual([]);
});

it('limits the memory of every service', () => {
  for (const text of [image, block('postgres'), block('proxy')]) {
    expect(text).toMatch(/mem_limit: \d+[mg]/);
  }
  for (const name of ['app', 'migrate', 'backup', 'tools']) {
    expect(name === 'app' ? app : block(name)).toContain('<<: *image');
  }
});

it('limits the logs of every service', () => {
  expect(block('x-logs', '')).toMatch(/max-size: \d+m, max-file: "\d+"/);
  for (const text of [image, block('postgres'), block('proxy')]) {
    expect(text).toContain('logging: *logs');
  }
});

it('tags the image with the version of package.json', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(image).toContain(`image: wondrous-world:${version}\n`);
});

it('gives PostgreSQL more shared memory than the default 64 MB of Docker', () => {
  expect(block('postgres')).toContain('shm_size: 256m');
});

it('checks the health of each service every 15 seconds', () => {
  const proxy = readFileSync(new URL('Caddyfile', import.meta.url), 'utf8');
  const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  expect(proxy).toContain('health_interval 15s');
  expect(dockerfile).toContain('HEALTHCHECK --interval=15s');
  expect(block('postgres')).toContain('interval: 15s');
});
