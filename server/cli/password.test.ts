import { describe, expect, it } from 'vitest';
import { checkPassword, inventPassword } from './password.ts';

describe('a password', () => {
  it.each([
    ['short', 'elevenchars', 'robin', /at least 12/],
    ['endless', 'x'.repeat(257), 'robin', /at most 256/],
    ['the name again', 'i am Robin 1234', 'robin', /username out of it/],
  ])('that is %s is refused', (_, password, username, message) => {
    expect(() => checkPassword(password, username)).toThrow(message);
  });

  it('of twelve characters or more is taken as it is', () => {
    expect(checkPassword('  spaces stay ', 'robin')).toBe('  spaces stay ');
  });

  it('that was invented can be taken, and never comes twice', () => {
    const invented = Array.from({ length: 50 }, inventPassword);
    expect(new Set(invented).size).toBe(50);
    for (const password of invented) expect(checkPassword(password, 'robin')).toBe(password);
  });
});
