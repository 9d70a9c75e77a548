import { expect, it } from 'vitest';
import { exportQuery } from './export-query';

const asked = new URLSearchParams('search=Rosa&needsReview=true&sort=name');

it('has what narrows the list, where all its rows are meant', () => {
  expect(exportQuery(asked, [], ['id', 'name']).toString()).toBe(
    'search=Rosa&needsReview=true&sort=name&columns=id%2Cname',
  );
});

it('has the chosen rows and their order alone: a later search leaves none of them out', () => {
  expect(Object.fromEntries(exportQuery(asked, [4, 2], ['id']))).toEqual({
    ids: '4,2',
    sort: 'name',
    columns: 'id',
  });
});

it.each(['dueAt', '-dueAt'])('leaves out the order by %s, which has only some rows', (sort) => {
  const byDue = new URLSearchParams({ sort, due: 'overdue' });
  expect(Object.fromEntries(exportQuery(byDue, [4], ['id']))).toEqual({ ids: '4', columns: 'id' });
});
