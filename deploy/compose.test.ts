// The small production of compose.yaml: the rights and the limits of each service.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from '../scripts/sources.mjs';

const file = readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8');
const guide = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
/** A block of the file, by its name and how far in it stands. */
const block = (name: string, indent = '  ') =>
  new RegExp(`^${indent}${name}:.*\\n((?:${indent}  .*\\n|\\n)*)`, 'm').exec(file)?.[1] ?? '';
const image = block('x-image', '');
const app = block('x-app', '');

it('the application has a role of its own, and nothing of the owner', () => {
  expect(app).toContain('postgres://web:');
  expect(app).not.toMatch(/OWNER|POSTGRES_PASSWORD/);
  expect(block('migrate')).toContain('DATABASE_OWNER_URL');
  expect(app).toMatch(/migrate:\s+condition: service_completed_successfully/);
});

it('backups are made by a role of their own', () => {
  expect(block('migrate')).toContain('DATABASE_BACKUP_URL: &backup postgres://backup:');
  expect(block('backup')).toContain('DATABASE_URL: *backup');
  expect(block('backup')).not.toMatch(/owner|POSTGRES_PASSWORD/);
});

it('who has the backups has no key to the texts in them, and the owner none but in tools', () => {
  expect(app).toContain('DATA_KEYS: &keys');
  for (const name of ['backup', 'migrate', 'postgres']) {
    expect(block(name)).not.toMatch(/DATA_KEYS|\*keys/);
  }
});

it('the application cannot reach backups', () => {
  expect(app + image).not.toContain('volumes');
  for (const name of ['backup', 'tools']) expect(block(name)).toContain('./backups:/backups');
  expect(app).not.toContain('BACKUP');
});

it('a drill restores to a disk, in the folder that the image gives to its user', () => {
  const { TMPDIR: place } = /TMPDIR: (?<TMPDIR>\S+)/.exec(block('backup'))?.groups ?? {};
  expect(block('backup')).toContain(`"drill:${place}"`);
  expect(block('volumes', '')).toContain('  drill:\n');
  const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  expect(dockerfile).toContain(`chown node:node ${place}\n`);
});

it('a backup by hand is locked like the daily one', () => {
  expect(block('backup')).toContain('BACKUP_RECIPIENTS: &recipients ${BACKUP_RECIPIENTS');
  expect(block('tools')).toContain('BACKUP_RECIPIENTS: *recipients');
});

it('the proxy leads to both processes, and elsewhere where it is told so as the guide says', () => {
  const proxy = readFileSync(new URL('Caddyfile', import.meta.url), 'utf8');
  expect(proxy).toContain('reverse_proxy {$UPSTREAMS:app1:3000 app2:3000} {');
  for (const name of ['app1', 'app2']) expect(file).toContain(`\n  ${name}: *app\n`);
  const asked = [...proxy.matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name);
  const command = /`([^`]*) caddy run --config deploy\/Caddyfile`/.exec(guide)?.[1] ?? '';
  expect([...command.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name)).toEqual(asked);
});

it('the proxy logs neither queries nor headers nor who asked', () => {
  const proxy = readFileSync(new URL('Caddyfile', import.meta.url), 'utf8');
  expect(proxy).toContain('request>uri regexp "\\?.*" ""');
  for (const name of ['headers', 'remote_ip', 'client_ip']) {
    expect(proxy).toContain(`request>${name} delete`);
  }
});

it('what runs for long is there again after a restart of the machine', () => {
  for (const text of [app, block('backup'), block('postgres'), block('proxy')]) {
    expect(text).toContain('restart: unless-stopped');
  }
});

it('neither settings nor backups get into a repository', () => {
  const ignored = readFileSync(new URL('../.gitignore', import.meta.url), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '/backups/', '/data/']));
});

it('every image that is pulled is named by its digest', () => {
  const images = [...file.matchAll(/(?:image|NODE_IMAGE): ((?!wondrous-world)\S+:.*)$/gm)].map(
    ([, name]) => name,
  );
  expect(images).toHaveLength(3);
  for (const name of images) expect(name).toMatch(/@\$\{[A-Z]+_DIGEST:\?/);
});

it('an image is built from all that a build is made of', () => {
  const ignored = readFileSync(new URL('../.dockerignore', import.meta.url), 'utf8').split('\n');
  expect(ignored[0]).toBe('*');
  for (const source of sources) expect(ignored, source).toContain(`!${source}`);
});

it('every setting of the application that is written down can be set', () => {
  const written = [...guide.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/[A-Z_]+/g)].map(([name]) => name),
  );
  // Of the image, of the other engine, of another way to say it, or of backups, which the application has no way to.
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

it('everything has a limit of memory', () => {
  for (const text of [image, block('postgres'), block('proxy')]) {
    expect(text).toMatch(/mem_limit: \d+[mg]/);
  }
  for (const name of ['app', 'migrate', 'backup', 'tools']) {
    expect(name === 'app' ? app : block(name)).toContain('<<: *image');
  }
});

it('every service that runs has a limit for its logs', () => {
  expect(block('x-logs', '')).toMatch(/max-size: \d+m, max-file: "\d+"/);
  for (const text of [image, block('postgres'), block('proxy')]) {
    expect(text).toContain('logging: *logs');
  }
});

it('the image has the version of package.json as its tag', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(image).toContain(`image: wondrous-world:${version}\n`);
});

it('PostgreSQL has more shared memory than the 64 MB of Docker', () => {
  expect(block('postgres')).toContain('shm_size: 256m');
});

it('checks the health of each service every 15 seconds', () => {
  const proxy = readFileSync(new URL('Caddyfile', import.meta.url), 'utf8');
  const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  expect(proxy).toContain('health_interval 15s');
  expect(dockerfile).toContain('HEALTHCHECK --interval=15s');
  expect(block('postgres')).toContain('interval: 15s');
});
