import { expect, it } from 'vitest';
import { buildExportQuery } from './export-query';

const asked = new URLSearchParams('search=Rosa&needsReview=true&sort=name');

it('contains the filters of the list when all its rows are exported', () => {
  expect(buildExportQuery(asked, [], ['id', 'name']).toString()).toBe(
    'search=Rosa&needsReview=true&sort=name&columns=id%2Cname',
  );
});

it('contains only the chosen rows and their order, so that a later search omits none of them', () => {
  expect(Object.fromEntries(buildExportQuery(asked, [4, 2], ['id']))).toEqual({
    ids: '4,2',
    sort: 'name',
    columns: 'id',
  });
});

it.each(['dueAt', '-dueAt'])('omits the order %s, which lists only some rows', (sort) => {
  const byDue = new URLSearchParams({ sort, due: 'overdue' });
  expect(Object.fromEntries(buildExportQuery(byDue, [4], ['id']))).toEqual({
    ids: '4',
    columns: 'id',
  });
});
