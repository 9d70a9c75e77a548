// Tests that wrong sign-ins, new devices, and mass reading are logged, shown to owners, and mailed.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSite, password, signInBeforeAll } from '../../tests/api/harness.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { auditEntries, checks, readEntries } from '../db/schema/logs.ts';
import { outbox } from '../db/schema/outbox.ts';
import {
  listedPeopleWarning,
  type Notice,
  openedCasesWarning,
  watchForOwners,
  wrongSignInLimit,
} from './notices.ts';

const site = openSite();
const owner = signInBeforeAll(site, 'owner');
beforeAll(async () => {
  await site.signIn('casey', 'case-worker');
  await site.db
    .update(staffAccounts)
    .set({ email: 'owner@example.org' })
    .where(eq(staffAccounts.username, 'owner'));
});

const later = (minutes: number) => new Date(site.now().getTime() + minutes * 60_000);
const longUp = 2 * 3_600_000;
const watch = (minutes = 0, upMs = longUp) =>
  watchForOwners(site.db, site.notifyContext(later(minutes)), upMs);
const told = async () =>
  (await site.db.select().from(outbox)).filter(({ kind }) => kind === 'notice');
const shown = async () =>
  ((await owner('GET', '/api/notices')).body as Notice[]).map(({ action }) => action);
const login = (given: string, address: string) =>
  site.visitor('POST', '/api/admin/login', {
    body: { username: 'casey', password: given },
    address,
  });

it('logs a wrong sign-in of an account and mails owners after several', async () => {
  await login('wrong', '192.0.2.1');
  await site.visitor('POST', '/api/admin/login', {
    body: { username: 'a-password-typed-as-name', password: 'wrong' },
  });
  expect(await shown()).toEqual(['sign-in-refused']);
  await watch();
  expect(await told()).toHaveLength(0);
  for (let times = 1; times < wrongSignInLimit; times++) await login('wrong', '192.0.2.1');
  await watch();
  await watch();
  expect(await told()).toMatchObject([{ recipient: 'owner@example.org' }]);
  expect((await owner('GET', '/api/activity')).text).not.toContain('a-password-typed-as-name');
});

it('shows the last wrong sign-in of each account without hiding other notices', async () => {
  const refused = Array.from({ length: 120 }, (_, at) => ({
    ...{ at: later(at / 60), actor: 'visitor', action: 'sign-in-refused', subject: 'staff' },
    ...{ subjectId: at % 2 === 0 ? 1 : 2, note: 'somebody' },
  }));
  await site.db.insert(auditEntries).values({
    ...{ at: later(-1), actor: 'casey', action: 'opened-restricted', subject: 'member' },
    ...{ subjectId: 9, memberId: 9, note: 'thin' },
  });
  await site.db.insert(auditEntries).values(refused);
  expect(await shown()).toEqual(['sign-in-refused', 'sign-in-refused', 'opened-restricted']);
});

it('logs the first sign-in on an unknown device and network', async () => {
  expect((await login(password, '198.51.100.7')).status).toBe(200);
  expect((await login(password, '198.51.100.7')).status).toBe(200);
  expect((await shown()).filter((action) => action === 'new-device')).toHaveLength(1);
  await watch();
  expect(await told()).toHaveLength(2);
});

it('logs a person who opens very many cases once an hour', async () => {
  const [casey] = await site.db
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.username, 'casey'));
  const entry = (id: number) => ({
    ...{ at: site.now(), staffId: casey?.id, actor: 'casey', kind: 'one' as const, ids: [id] },
    ...{
      route: '/api/members/{id}',
      subject: 'member' as const,
      allowedAs: 'case-worker: cases.read',
    },
  });
  const part = { kind: 'part' as const, route: '/api/members/{id}/timeline' };
  const some = Array.from({ length: openedCasesWarning - 1 }, (_, at) => ({
    ...entry(at),
    // Opening a part of a case counts; recording served food does not.
    ...(at % 2 === 0 ? part : {}),
  }));
  const served = Array.from({ length: openedCasesWarning }, (_, at) => ({
    ...entry(1_000 + at),
    ...{ kind: 'part' as const, route: '/api/service-records' },
  }));
  await site.db.insert(readEntries).values(served);
  await site.db.insert(readEntries).values(some);
  await watch();
  expect(await shown()).not.toContain('read-much');
  await site.db.insert(readEntries).values(entry(openedCasesWarning));
  await watch();
  await watch();
  expect((await shown()).filter((action) => action === 'read-much')).toHaveLength(1);
  expect(await told()).toHaveLength(3);
});

it('warns owners about a staff member who lists very many people', async () => {
  await site.signIn('lister', 'case-worker');
  const [lister] = await site.db
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.username, 'lister'));
  const page = (from: number) => ({
    ...{ at: site.now(), staffId: lister?.id, actor: 'lister', kind: 'list' as const },
    ...{ route: '/api/members', subject: 'member' as const, allowedAs: 'case-worker: people.find' },
    ids: Array.from({ length: 200 }, (_, at) => from + at),
  });
  const noted = async () =>
    (await site.db.select().from(auditEntries)).filter(
      ({ action, subjectId }) => action === 'read-much' && subjectId === lister?.id,
    );
  // The same page counts once.
  const pages = [0, 200, 400, 600, 600, 600].map(page);
  await site.db.insert(readEntries).values(pages);
  await watch();
  expect(await noted()).toEqual([]);
  await site.db.insert(readEntries).values(page(listedPeopleWarning - 200));
  await watch();
  await watch();
  expect(await noted()).toMatchObject([
    { note: 'lister went through lists of 1000 people in an hour' },
  ]);
});

describe('repeated notices', () => {
  let account = 1_000;
  const entry = (action: string, minutes: number, times = 1) =>
    site.db.insert(auditEntries).values(
      Array.from({ length: times }, () => ({
        ...{ at: later(minutes), actor: 'system', action, subject: 'staff', subjectId: account },
      })),
    );
  const toldOf = async () =>
    (await told()).filter(({ dedupeKey }) => dedupeKey.includes(`:${account}:`)).length;
  const watchHourly = async (from: number) => {
    for (let minutes = from; minutes <= from + 75; minutes += 5) await watch(minutes);
  };
  beforeEach(() => {
    account += 1;
  });

  it.each([
    ['a new device', 'new-device', 1],
    ['a passkey that went back', 'passkey-went-back', 1],
    ['wrong tries', 'sign-in-refused', wrongSignInLimit],
  ])('mails owners once for %s', async (_, action, times) => {
    await entry(action, 0, times);
    await watchHourly(1);
    expect(await toldOf()).toBe(1);
  });

  it('mails more of the same together a quarter of an hour later', async () => {
    await entry('new-device', 0);
    await watch(1);
    await entry('new-device', 2);
    await entry('new-device', 9);
    await watch(10);
    expect(await toldOf()).toBe(1);
    await watchHourly(11);
    expect(await toldOf()).toBe(2);
  });

  it('requires the full number of wrong attempts again after a notice', async () => {
    await entry('sign-in-refused', 0, wrongSignInLimit);
    await watch(1);
    await entry('sign-in-refused', 20);
    await watchHourly(21);
    expect(await toldOf()).toBe(1);
    await entry('sign-in-refused', 100, wrongSignInLimit);
    await watchHourly(101);
    expect(await toldOf()).toBe(2);
  });

  it('mails owners once when several processes check at once', async () => {
    await entry('new-device', 0);
    // On both sides of a quarter-hour boundary.
    const quarter = 15 * 60_000;
    const full = Math.ceil(later(1).getTime() / quarter) * quarter;
    const looks = [full - 1, full, full - 1, full].map((at) =>
      watchForOwners(site.db, site.notifyContext(new Date(at)), longUp),
    );
    await Promise.all(looks);
    expect(await toldOf()).toBe(1);
  });
});

describe('recurring jobs', () => {
  const day = 24 * 60;
  const toldOf = async (name = 'backup') =>
    (await told()).filter(({ dedupeKey }) => dedupeKey.startsWith(`notice:check:${name}`)).length;
  const note = (isGood: boolean, minutes: number, name = 'backup') => {
    const values = { isGood, detail: 'no space left on device', checkedAt: later(minutes) };
    return site.db
      .insert(checks)
      .values({ name, ...values })
      .onConflictDoUpdate({ target: checks.name, set: values });
  };

  it('mails owners on each failure, not on success', async () => {
    await note(true, 0);
    await watch(1);
    expect(await toldOf()).toBe(0);
    await note(false, 2);
    await watch(3);
    await watch(60);
    expect(await toldOf()).toBe(1);
    await note(false, day);
    await watch(day + 1);
    expect(await toldOf()).toBe(2);
    const [newest] = (await owner('GET', '/api/notices')).body as Notice[];
    expect(newest).toMatchObject({
      action: 'check-failed',
      note: 'backup, no space left on device',
    });
  });

  it('mails owners when a job stops running, and again after a week', async () => {
    await note(true, 10 * day);
    await watch(11 * day);
    expect(await toldOf()).toBe(2);
    for (const days of [12, 13, 18]) await watch(days * day + 1);
    expect(await toldOf()).toBe(3);
    await watch(19 * day + 2);
    expect(await toldOf()).toBe(4);
  });

  it('reports missing log checks and drills as well as backups', async () => {
    const names = ['backup', 'drill', 'log'];
    const missed = () => Promise.all(names.map(toldOf));
    const late = async () =>
      ((await owner('GET', '/api/checks')).body as { isLate: boolean }[]).map((one) => one.isLate);
    await site.db.delete(outbox);
    await note(true, 0, 'backup');
    for (const name of ['drill', 'log']) await note(true, -3 * day, name);
    // The drill of a new backup may still be running.
    expect(await late()).toEqual([false, false, true]);
    await note(true, -8 * 60, 'backup');
    expect(await late()).toEqual([false, true, true]);
    // A process that just started first catches up on jobs missed while the machine was off.
    await watch(0, 0);
    expect(await missed()).toEqual([0, 0, 0]);
    await watch();
    expect(await missed()).toEqual([0, 1, 1]);
    // Without a backup there is no drill, so only the missing backup is reported.
    for (const name of names) await note(true, 10 * day, name);
    await watch(13 * day);
    expect(await missed()).toEqual([1, 1, 2]);
    for (const name of names) await note(true, -3 * day, name);
    expect(await late()).toEqual([true, false, true]);
  });
});

it('mails owners once a day while forms over the limit are refused', async () => {
  const fullDay = 24 * 60;
  const isFull = async () => {
    const { body } = await owner('GET', '/api/emergencies/summary');
    return (body as { isReviewFull: boolean }).isReviewFull;
  };
  const toldOfFull = async () =>
    (await told()).filter(({ dedupeKey }) => dedupeKey.startsWith('notice:review-full:')).length;
  expect(await isFull()).toBe(false);
  await site.db.execute(sql`insert into members (reference, first_name, last_name, needs_review, review_reason)
    select 'Q-' || n, 'Over', 'Limit', true, 'over-limit' from generate_series(1, ${site.env.reviewQuota}::int) n`);
  expect(await isFull()).toBe(true);
  for (const minutes of [1, 30, fullDay - 1]) await watch(minutes);
  expect(await toldOfFull()).toBe(1);
  expect(await shown()).toContain('review-full');
  await watch(fullDay + 5);
  expect(await toldOfFull()).toBe(2);
  await site.db.execute(sql`update members set needs_review = false where first_name = 'Over'`);
  expect(await isFull()).toBe(false);
});
