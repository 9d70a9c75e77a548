// Tests sealed texts against tampering, and the validation of keys.
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { runUnprivileged } from '../../../tests/api/as-nobody.ts';
import { testKeys } from '../../../tests/api/harness.ts';
import { loadEnv } from '../../env.ts';
import { createKeyFile, createKeyLine, readKeys } from './key-file.ts';
import { getKeyId, seal, setKeys, unseal } from './key-ring.ts';

const here = Buffer.from('members.notes');
const usual = readKeys(loadEnv(testKeys));
const other = readKeys(loadEnv({ DATA_KEYS: `tests ${'o'.repeat(43)}` }));
afterEach(() => setKeys(usual));

describe('sealed text', () => {
  it.each(['x', 'Zoë 🌱 "two"\nlines', 'a'.repeat(100_000), 's1.tests.like-one'])(
    'decrypts a sealed text to the original',
    (text) => {
      const sealed = seal(text, here);
      expect(sealed).toMatch(/^s1\.tests\.[\w-]+$/);
      expect(unseal(sealed, here)).toBe(text);
    },
  );

  it('encrypts the same text differently each time', () => {
    const many = Array.from({ length: 2000 }, () => seal('the same', here));
    expect(new Set(many.map((one) => one.slice(0, 25))).size).toBe(many.length);
  });

  it.each([
    ['in another column', (sealed: string) => unseal(sealed, Buffer.from('members.address'))],
    ['altered in one letter', (sealed: string) => unseal(altered(sealed, 30), here)],
    ['altered in its last letters', (sealed: string) => unseal(altered(sealed, -3), here)],
    ['cut off', (sealed: string) => unseal(sealed.slice(0, -4), here)],
    [
      'under another key of the same name',
      (sealed: string) => {
        setKeys(other);
        return unseal(sealed, here);
      },
    ],
    [
      'without any key',
      (sealed: string) => {
        setKeys([]);
        return unseal(sealed, here);
      },
    ],
  ])('refuses to decrypt a text %s and reveals nothing of it', (_, attempt) => {
    const sealed = seal('a secret of some length', here);
    expect(() => attempt(sealed)).toThrow(/^A (sealed )?text/);
  });

  it('leaves a text unchanged that only resembles a sealed one', () => {
    for (const text of [
      's1.',
      's1.tests.short',
      's1. tests',
      '{"a":"s1.x"}',
      '',
      `s1.a.${'x'.repeat(50)} y`,
    ]) {
      expect(getKeyId(text)).toBeUndefined();
      expect(unseal(text, here)).toBe(text);
    }
  });
});

function altered(sealed: string, at: number): string {
  const letters = [...sealed];
  const place = at < 0 ? letters.length + at : at;
  letters[place] = letters[place] === 'A' ? 'B' : 'A';
  return letters.join('');
}

describe('encryption keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-keys-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'keys');
  const onServer = { DATABASE_URL: 'postgres://u@127.0.0.1:1/x' };

  it('encrypts with the first key and decrypts with all', () => {
    const [older, newer] = [createKeyLine(), createKeyLine()];
    setKeys(readKeys(loadEnv({ DATA_KEYS: older })));
    const sealed = seal('before', here);
    writeFileSync(file, `# kept in the safe too\n${newer}\n\n${older}\n`, { mode: 0o600 });
    setKeys(readKeys(loadEnv({ DATA_KEYS_FILE: file })));
    expect(unseal(sealed, here)).toBe('before');
    expect(getKeyId(seal('after', here))).toBe(newer.split(' ')[0]);
  });

  it.each([0o640, 0o604, 0o644])('rejects a key file that others may read: mode %o', (mode) => {
    writeFileSync(file, createKeyLine());
    chmodSync(file, mode);
    expect(() => readKeys(loadEnv({ DATA_KEYS_FILE: file }))).toThrow(`Run: chmod 600 ${file}`);
    chmodSync(file, 0o600);
    expect(readKeys(loadEnv({ DATA_KEYS_FILE: file }))).toHaveLength(1);
  });

  it.each([
    ['no key', ''],
    ['a key that is too short', `a ${'k'.repeat(42)}`],
    ['a key without a name', 'k'.repeat(43)],
    ['two of one name', `a ${'k'.repeat(43)}\na ${'l'.repeat(43)}`],
  ])('rejects %s in one line without repeating a key', (_, text) => {
    writeFileSync(file, text, { mode: 0o600 });
    const attempt = () => readKeys(loadEnv({ DATA_KEYS_FILE: file }));
    expect(attempt).toThrow(file);
    expect(attempt).not.toThrow(/kkkk|\n/);
  });

  it.each(['the file', 'its folder'])(
    'reports an unreadable key file instead of a missing one: %s',
    (closed) => {
      const inside = mkdtempSync(join(folder, 'closed-'));
      const kept = join(inside, 'keys');
      writeFileSync(kept, createKeyLine());
      for (const open of [folder, inside]) chmodSync(open, 0o755);
      chmodSync(closed === 'the file' ? kept : inside, 0);
      onTestFinished(() => chmodSync(inside, 0o700));
      for (const env of [{ DATA_KEYS_FILE: kept }, { ...onServer, DATA_KEYS_FILE: kept }]) {
        const attempt = () => runUnprivileged(() => readKeys(loadEnv(env)));
        expect(attempt).toThrow(`${kept} cannot be read by this account: `);
        expect(attempt).toThrow(/Make no other key/);
        expect(attempt).not.toThrow(/\n|not there/);
      }
    },
  );

  it('requires a key on PostgreSQL unless it is a demo', () => {
    const here = { ...onServer, DATA_DIR: folder };
    expect(() => readKeys(loadEnv(here))).toThrow(/^Environment: DATA_KEYS_FILE .* is missing/);
    const demo = loadEnv({ ...here, DEMO: 'on' });
    expect(readKeys(demo)).toEqual([]);
    const nowhere = { ...onServer, DATA_KEYS_FILE: join(folder, 'nowhere') };
    expect(() => readKeys(loadEnv(nowhere))).toThrow(/which is not there\. Make a key/);
  });

  it('makes a key file readable by its owner only and never replaces an existing one', () => {
    const made = join(folder, 'made', 'data-keys');
    const first = createKeyFile(made);
    expect(statSync(made).mode & 0o777).toBe(0o600);
    expect(createKeyFile(made).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  });
});
