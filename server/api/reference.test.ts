import { describe, expect, it } from 'vitest';
import { createReference } from './reference.ts';

describe('reference', () => {
  const many = Array.from({ length: 2000 }, createReference);

  it('contains only letters and digits that cannot be confused when read aloud', () => {
    for (const reference of many) {
      expect(reference).toMatch(/^WW-[2-9ACDEFHJKMNPRTWXY]{4}-[2-9ACDEFHJKMNPRTWXY]{4}$/);
    }
  });

  it('creates a different reference each time', () => expect(new Set(many).size).toBe(many.length));

  it('uses every letter equally often, so that references cannot be predicted', () => {
    const letters = Map.groupBy(many.join('').replace(/WW-|-/g, ''), (letter) => letter);
    const counts = [...letters.values()].map((found) => found.length);
    const expected = (2000 * 8) / 24;
    expect(counts).toHaveLength(24);
    for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.3);
  });
});
