// The small production of compose.yaml: who can do what to whom, and what each may use.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const file = readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8');
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

it('every image is named by its digest', () => {
  const images = [...file.matchAll(/(?:image|NODE_IMAGE): (\S+:.*)$/gm)].map(([, name]) => name);
  expect(images).toHaveLength(3);
  for (const name of images) expect(name).toMatch(/@\$\{[A-Z]+_DIGEST:\?/);
});

it('everything has a limit of memory', () => {
  for (const text of [image, block('postgres'), block('proxy')]) {
    expect(text).toMatch(/mem_limit: \d+[mg]/);
  }
  for (const name of ['app', 'migrate', 'backup', 'tools']) {
    expect(name === 'app' ? app : block(name)).toContain('<<: *image');
  }
});
