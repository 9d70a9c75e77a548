import { expect, it } from 'vitest';
import { isAllowed, type Permission } from './roles.ts';

it.each([
  ['owner', 'people.erase', true],
  ['case-worker', 'people.erase', false],
  ['front-desk', 'people.find', true],
  ['figures', 'people.find', false],
  ['owner', 'an unknown permission', false],
] as const)(
  'decides whether the role %s has the permission %s: %s',
  (role, permission, expected) => {
    expect(isAllowed(role, permission as Permission)).toBe(expected);
  },
);
