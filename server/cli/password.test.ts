import { describe, expect, it } from 'vitest';
import { checkPassword, inventPassword } from './password.ts';

describe('password', () => {
  it.each([
    ['short', 'elevenchars', 'robin', /at least 12/],
    ['endless', 'x'.repeat(257), 'robin', /at most 256/],
    ['the name again', 'i am Robin 1234', 'robin', /Do not use your username/],
  ])('rejects a password that is %s', (_, password, username, message) => {
    expect(() => checkPassword(password, username)).toThrow(message);
  });

  it('accepts twelve characters or more unchanged', () => {
    expect(checkPassword('  spaces stay ', 'robin')).toBe('  spaces stay ');
  });

  it('generates acceptable passwords that do not repeat', () => {
    const invented = Array.from({ length: 50 }, inventPassword);
    expect(new Set(invented).size).toBe(50);
    for (const password of invented) expect(checkPassword(password, 'robin')).toBe(password);
  });
});
