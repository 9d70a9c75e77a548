// Compares the SQL conditions for closed cases with the rules of the domain.
import { asc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { closedStatuses, isAwaitingContact, memberStatuses } from '#domain/cases/member';
import { listValues } from '#domain/vocabulary';
import { openSite } from '../../../tests/api/harness.ts';
import {
  isAwaitingContact as awaitsContactInSql,
  isOpenCase,
  members,
} from '../../db/schema/members.ts';

const site = openSite();
const at = new Date('2026-05-05T12:00:00Z');

beforeAll(async () => {
  const rows = listValues(memberStatuses).flatMap((status) =>
    [null, at].flatMap((dueAt) =>
      [null, at].map((firstContactedAt) => ({ status, dueAt, firstContactedAt })),
    ),
  );
  const named = rows.map((row, index) => ({
    ...row,
    reference: `WW-${index}`,
    firstName: 'Ana',
    lastName: String(index),
  }));
  await site.db.insert(members).values(named);
});

it('finds in SQL the cases with a status that the domain does not call closed', async () => {
  const found = await site.db
    .selectDistinct({ status: members.status })
    .from(members)
    .where(isOpenCase(members))
    .orderBy(asc(members.status));
  const open = listValues(memberStatuses).filter((status) => !closedStatuses.includes(status));
  expect(found.map(({ status }) => status)).toEqual(open.toSorted());
});

it('finds in SQL the cases that wait for a first contact by the rule of the domain', async () => {
  const all = await site.db.select().from(members);
  const found = await site.db
    .select({ id: members.id })
    .from(members)
    .where(awaitsContactInSql(members));
  const expected = all.filter(isAwaitingContact).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(0);
  expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected);
});
