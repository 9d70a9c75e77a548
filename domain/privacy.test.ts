import { describe, expect, it } from 'vitest';
import { isCheckMissed } from './privacy.ts';

const now = new Date('2026-11-18T12:00:00Z');
const checkOf = (name: string, hoursAgo: number, isGood = true) => ({
  name,
  isGood,
  checkedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
});

describe('isCheckMissed', () => {
  it.each([
    ['backup', 48, false],
    ['backup', 49, true],
    ['retention', 49, true],
    ['rewrite', 1000, false],
    ['server-files', 1000, false],
  ])(
    'decides whether the check %s was missed when its last run is %d hours ago: %s',
    (name, hoursAgo, expected) => {
      const check = checkOf(name, hoursAgo);
      expect(isCheckMissed(check, [check], now)).toBe(expected);
    },
  );

  it.each([
    ['a backup has just been made', [checkOf('backup', 6)], false],
    ['a backup is waiting for its drill', [checkOf('backup', 7)], true],
    ['the last backup was two days ago', [checkOf('backup', 48)], true],
    ['no backup was made for two days', [checkOf('backup', 49)], false],
    ['the last backup failed', [checkOf('backup', 7, false)], false],
    ['only other checks ran', [checkOf('retention', 7)], false],
  ])('decides whether an old drill was missed when %s', (_, others, expected) => {
    const drill = checkOf('drill', 49);
    expect(isCheckMissed(drill, [drill, ...others], now)).toBe(expected);
  });

  it('does not count a drill of the last two days as missed', () => {
    const drill = checkOf('drill', 47);
    expect(isCheckMissed(drill, [drill, checkOf('backup', 24)], now)).toBe(false);
  });
});
