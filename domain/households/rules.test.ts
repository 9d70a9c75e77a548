import { describe, expect, it } from 'vitest';
import type { Relation } from './household.ts';
import { changeHead, computeAge, deriveRelation, ensureOneHead } from './rules.ts';

const person = (id: number, relation: Relation, more: object = {}) => ({
  ...{ id, relation, memberId: null as number | null, birthYear: null as number | null },
  ...more,
});

describe('relationBetween', () => {
  it.each([
    ['partner', 'head', 'partner'],
    ['head', 'child', 'parent'],
    ['head', 'parent', 'child'],
    ['child', 'child', 'sibling'],
    ['partner', 'child', 'parent'],
    ['child', 'partner', 'child'],
    ['parent', 'child', 'relative'],
    ['child', 'other', 'other'],
  ] as const)('reads %s and %s as %s', (one, other, expected) => {
    expect(deriveRelation({ relation: one }, { relation: other })).toBe(expected);
  });
});

describe('withHead', () => {
  it('restates every relation when a child becomes the head', () => {
    const people = [
      person(1, 'head'),
      person(2, 'partner'),
      person(3, 'child'),
      person(4, 'child'),
    ];
    const after = changeHead(people, 4).map(({ id, relation }) => [id, relation]);
    expect(after).toEqual([
      [1, 'parent'],
      [2, 'parent'],
      [3, 'sibling'],
      [4, 'head'],
    ]);
  });
});

describe('withOneHead', () => {
  const headOf = (people: ReturnType<typeof person>[], wanted?: number) =>
    ensureOneHead(people, wanted)
      .filter(({ relation }) => relation === 'head')
      .map(({ id }) => id);

  it('keeps the present head', () => {
    expect(headOf([person(1, 'partner', { memberId: 9 }), person(2, 'head')])).toEqual([2]);
  });

  it('prefers people with a case, then the partner, then the oldest', () => {
    const child = person(1, 'child', { birthYear: 2012 });
    const sister = person(2, 'sibling', { birthYear: 1990 });
    const partner = person(3, 'partner');
    const withCase = person(4, 'relative', { memberId: 7 });
    expect(headOf([child, sister, partner, withCase])).toEqual([4]);
    expect(headOf([child, sister, partner])).toEqual([3]);
    expect(headOf([child, sister])).toEqual([2]);
  });

  it('takes the wanted head', () => {
    expect(headOf([person(1, 'head'), person(2, 'child')], 2)).toEqual([2]);
  });
});

it('counts completed years', () => {
  expect(computeAge('2000-06-15', '2026-06-14')).toBe(25);
  expect(computeAge('2000-06-15', '2026-06-15')).toBe(26);
});
