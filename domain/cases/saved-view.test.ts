import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listProblems } from '../forms/field-check.ts';
import { savedViewChangesSchema, savedViewSchema } from './saved-view.ts';

const filterOf = (size: number) =>
  Object.fromEntries(Array.from({ length: size }, (_, at) => [`filter${at}`, 'x']));

it('shares a saved view only when asked to', () => {
  const view = { list: 'members', name: 'Mine', filter: { status: 'active' } };
  expect(v.parse(savedViewSchema, view)).toEqual({ ...view, isShared: false });
  expect(v.parse(savedViewChangesSchema, {})).toEqual({});
});

it.each([
  [{ name: ' ' }, 'viewName'],
  [{ filter: 'all' }, 'viewFilter'],
  [{ filter: filterOf(21) }, 'viewSize'],
])('rejects the saved view %j with the code %s', (changes, code) => {
  const { issues = [] } = v.safeParse(savedViewChangesSchema, changes);
  expect(listProblems(issues).map((problem) => problem.code)).toEqual([code]);
});

it('accepts a saved view with twenty filters', () => {
  expect(v.is(savedViewChangesSchema, { filter: filterOf(20) })).toBe(true);
});
