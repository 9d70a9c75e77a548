import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../tests/api/harness.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import {
  consumeOneTimeLink,
  createOneTimeLink,
  deleteLinksOf,
  deleteOldLinks,
  isValidLink,
} from './one-time-links.ts';

const now = new Date('2026-11-18T15:00:00Z');
const afterHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openFreshDatabase();
});
afterAll(() => fresh.drop());

async function createAccount(username: string): Promise<number> {
  const account = { username, passwordHash: 'x' };
  const rows = await fresh.database.db.insert(staffAccounts).values(account).returning();
  return rows[0]?.id ?? 0;
}
async function createLink(staffId: number) {
  const link = await fresh.database.db.transaction((tx) => createOneTimeLink(tx, staffId, now));
  return { ...link, token: link.path.split('#')[1] ?? '' };
}
const isValid = (token: string, at = now) => isValidLink(fresh.database.db, token, at);
const consume = (token: string, at = now) =>
  fresh.database.db.transaction((tx) => consumeOneTimeLink(tx, token, at));

it('puts the token of a one-time link after a #, so that no log contains it', async () => {
  const { path, token } = await createLink(await createAccount('path'));
  expect(path).toBe(`/admin/welcome#${token}`);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
});

it('accepts a one-time link for three days', async () => {
  const { token, expiresAt } = await createLink(await createAccount('days'));
  expect(expiresAt).toEqual(afterHours(72));
  expect(await isValid(token, afterHours(71))).toBe(true);
  expect(await isValid(token, afterHours(72))).toBe(false);
  expect(await consume(token, afterHours(72))).toBeUndefined();
});

it('consumes a one-time link once, for its own account', async () => {
  const [mine, other] = [await createAccount('mine'), await createAccount('other')];
  const [link, otherLink] = [await createLink(mine), await createLink(other)];
  expect(await consume('not a token')).toBeUndefined();
  expect(await consume(link.token)).toBe(mine);
  expect(await consume(link.token)).toBeUndefined();
  expect(await isValid(otherLink.token)).toBe(true);
});

it('ends a one-time link when a newer one is created or the links of the account are deleted', async () => {
  const [mine, other] = [await createAccount('newer'), await createAccount('older')];
  const [first, otherLink] = [await createLink(mine), await createLink(other)];
  const second = await createLink(mine);
  expect([await isValid(first.token), await isValid(second.token)]).toEqual([false, true]);
  await deleteLinksOf(fresh.database.db, mine);
  expect([await isValid(second.token), await isValid(otherLink.token)]).toEqual([false, true]);
});

it('deletes a one-time link after it expired, and not before', async () => {
  const { token } = await createLink(await createAccount('expired'));
  await deleteOldLinks(fresh.database.db, afterHours(72));
  expect(await isValid(token)).toBe(true);
  await deleteOldLinks(fresh.database.db, afterHours(73));
  expect(await isValid(token)).toBe(false);
});
