import { describe, expect, it } from 'vitest';
import { measureMinCpuMs } from '../tests/min-cpu.ts';
import { findPasswordProblem } from './passwords.ts';

const place = ['Wondrous World Initiative', 'Richmond'];

describe('findPasswordProblem for easily guessed passwords', () => {
  it.each([
    ...['Summer2025!!', 'Richmond1234!', 'P@ssw0rd2026!', 'Welcome12345', 'qwertyuiop123'],
    ...['aaaaaaaaaaaaaaaa', 'abcabcabcabcabc', 'wondrousworld1', 'iloveyou4ever!', 'letmein123456'],
    ...['Monday-Tuesday', 'zxcvbnmasdfghjkl', '123456789012345', 'Football2024!!', 'Jesus1234567'],
  ])('rejects the easily guessed password %s', (password) => {
    expect(findPasswordProblem(password, 'casey', place)).toBe('easily-guessed');
  });
});

describe('findPasswordProblem for strong passwords', () => {
  it.each([
    ...['correct horse battery', 'tr4m-gullible-owl-7', 'a long enough password', 'k3-v9-q2-x7-w4'],
    ...['another long password', 'mvzu rtkp wqnd', 'lentil kayak fjord umbra'],
  ])('accepts the strong password %s', (password) => {
    expect(findPasswordProblem(password, 'casey', place)).toBeUndefined();
  });
});

it('rejects passwords that are too short, too long, or contain the username', () => {
  expect(findPasswordProblem('short', 'casey')).toBe('too-short');
  expect(findPasswordProblem('x'.repeat(257), 'casey')).toBe('too-long');
  expect(findPasswordProblem('my-casey-likes-figs', 'Casey')).toBe('names-you');
});

it('accepts a password of the maximum length', () => {
  const longest = 'tr4m-gullible-owl-7 '.repeat(13).slice(0, 256);
  expect(findPasswordProblem(longest, 'casey')).toBeUndefined();
});

it('accepts a password when no username is known', () => {
  expect(findPasswordProblem('lentil kayak fjord', '')).toBeUndefined();
});

// "k9mx4w" stands for six characters that nothing predicts; eight are enough.
it.each([
  ['a word', 'passwordk9mx4w7', undefined],
  ['a word', 'passwordk9mx4w', 'easily-guessed'],
  ['a year', 'password2026k9mx4', 'easily-guessed'],
  ['a year', 'k9mx4w7zpvq2026', undefined],
  ['a run backward', '987654321k9mx4w', 'easily-guessed'],
  ['a run at the end', 'k9mx4w987654', 'easily-guessed'],
  ['a repeated letter', 'k9mx4wzzzzzzzz', 'easily-guessed'],
  ['a repeated letter', 'k9mx4w7zpvqqqqq', undefined],
  ['no place name of two letters', 'passwordk9mx4va', undefined],
])('counts as one character %s: the password %s is %s', (_, password, problem) => {
  expect(findPasswordProblem(password, 'casey', ['Richmond VA'])).toBe(problem);
});

it('checks passwords of the maximum length without delay', async () => {
  const longest = ['ab1', 'qwerty', 'zx', 'a1b2c3d4e'].map((one) => one.repeat(128).slice(0, 256));
  const askAll = () => longest.map((password) => findPasswordProblem(password, 'casey', place));
  expect(await measureMinCpuMs(askAll)).toBeLessThan(200);
});
