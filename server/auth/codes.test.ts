// Tests one-time codes and recovery codes as the second step of a sign-in.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateCode } from '../../tests/api/authenticator-app.ts';
import { openSite, password } from '../../tests/api/harness.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import type { CodeEnrollment } from './codes.ts';

const site = openSite();
let staff: Awaited<ReturnType<typeof site.signIn>>;
let secret: string;
let recovery: string[];
beforeAll(async () => {
  site.clock.stoppedAt = Date.now();
  await site.signIn('other-owner');
  staff = await site.signIn('owner');
});

const code = (off = 0) => generateCode(secret, site.now().getTime() + off * 30_000);
const nextMinute = () => {
  site.clock.offsetMs += 60_000;
};
const login = (username = 'owner') =>
  site.visitor('POST', '/api/admin/login', { body: { username, password } });
const ticketNow = async () => ((await login()).body as { ticket: string }).ticket;
const refusals = () => site.db.$count(auditEntries, eq(auditEntries.action, 'sign-in-refused'));
const second = (ticket: string, given: string) =>
  site.visitor('POST', '/api/admin/login/code', { body: { ticket, code: given } });

it('sets up codes with a secret of this server and a valid code', async () => {
  const offer = (await staff('POST', '/api/my-codes/offer')).body as CodeEnrollment;
  secret = offer.secret;
  expect(offer.address).toContain(`secret=${secret}`);
  const begin = (body: object) =>
    staff('POST', '/api/my-codes', { body: { secret, proof: offer.proof, code: code(), ...body } });
  expect((await begin({ code: '000000' })).status).toBe(422);
  expect((await begin({ secret: 'A'.repeat(32) })).status).toBe(422);
  const begun = await begin({});
  expect(begun.status).toBe(201);
  recovery = (begun.body as { recoveryCodes: string[] }).recoveryCodes;
  expect(new Set(recovery).size).toBe(8);
});

describe('signing in with codes', () => {
  it('returns only a ticket after the password', async () => {
    const first = await login();
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(first.body).toEqual({
      ...{ ticket: expect.any(String), hasCodes: true, hasPasskeys: false },
    });
  });

  it('accepts a code once, even in eight simultaneous attempts', async () => {
    nextMinute();
    const ticket = await ticketNow();
    const given = code();
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => [second(ticket, given), second(ticket, given)]).flat(),
    );
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await second(ticket, given)).status).not.toBe(200);
    // An older code of the same minute is rejected too.
    expect((await second(await ticketNow(), code(-1))).status).not.toBe(200);
  });

  it('limits and logs wrong codes at sign-in', async () => {
    site.clock.offsetMs += 3_600_000;
    const ticket = await ticketNow();
    const tries = [];
    for (let times = 0; times < 7; times++) tries.push((await second(ticket, '123456')).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
    site.clock.offsetMs += 3_600_000;
  });

  it('accepts codes from a known browser while others are rate-limited', async () => {
    const ticket = await ticketNow();
    for (let times = 0; times < 5; times++) await second(ticket, '123456');
    expect((await second(ticket, code())).status).toBe(429);
    const known = await site.visitor('POST', '/api/admin/login/code', {
      body: { ticket, code: code() },
      headers: { cookie: staff.cookie },
    });
    expect(known.status).toBe(200);
    site.clock.offsetMs += 3_600_000;
  });

  it('rejects a ticket that is expired, altered, or older than the password', async () => {
    const ticket = await ticketNow();
    const [id, until, ...rest] = ticket.split('.');
    expect((await second([id, Number(until) + 1, ...rest].join('.'), code())).status).toBe(401);
    expect((await second(`1.${ticket}`, code())).status).toBe(401);
    site.clock.offsetMs += 5 * 60_000;
    expect((await second(ticket, code())).status).toBe(401);
    const older = await ticketNow();
    await site.db
      .update(staffAccounts)
      .set({ passwordChangedAt: site.now() })
      .where(eq(staffAccounts.username, 'owner'));
    expect((await second(older, code())).status).toBe(401);
  });

  it('accepts a recovery code once, even in simultaneous attempts', async () => {
    site.clock.offsetMs += 3_600_000;
    const ticket = await ticketNow();
    const given = recovery[0]?.toUpperCase().replaceAll('-', ' ') ?? '';
    const tries = await Promise.all(Array.from({ length: 5 }, () => second(ticket, given)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    const cookie = tries.find(({ status }) => status === 200)?.headers.getSetCookie()[0] ?? '';
    const state = await site.visitor('GET', '/api/my-codes', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    });
    expect(state.body).toEqual({ hasCodes: true, recoveryCodesLeft: 7 });
  });
});

it('requires a code for confirmation when the account has codes', async () => {
  site.clock.offsetMs += 3_600_000;
  const entered = await second(await ticketNow(), code());
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { token } = entered.body as { token: string };
  const headers = { cookie, 'x-csrf-token': token };
  const confirm = (body: object) =>
    site.visitor('POST', '/api/admin/confirm', { body: { password, ...body }, headers });
  expect((await confirm({})).status).toBe(422);
  nextMinute();
  expect((await confirm({ code: code() })).status).toBe(200);

  // Wrong codes are limited and logged here too, and a correct password does not reset the limit.
  const change = (next: string) =>
    site.visitor('POST', '/api/admin/password', { body: { current: password, next }, headers });
  const before = await refusals();
  const tries = [];
  for (let times = 0; times < 6; times++) {
    tries.push((await confirm({ code: '123456' })).status);
    expect((await change(password)).status).toBe(422);
  }
  expect(tries).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await refusals()) - before).toBe(5);
  site.clock.offsetMs += 3_600_000;
});

it('limits how often an account with codes can check a password', async () => {
  const here = await site.signIn('robin', 'figures');
  const change = (current: string) =>
    here('POST', '/api/admin/password', { body: { current, next: password } });
  const tries = [];
  for (let times = 0; times < 6; times++) {
    tries.push((await change('a wrong guess')).status, (await change(password)).status);
  }
  expect(tries).toEqual([...Array(10).fill(422), 429, 429]);
});

it('signs the person out when another owner resets the factors', async () => {
  const other = await site.signIn('other-owner');
  const rows = (await other('GET', '/api/accounts')).body as { id: number; username: string }[];
  const { id } = rows.find(({ username }) => username === 'owner') ?? expect.unreachable();
  expect((await other('POST', `/api/accounts/${id}/reset-factors`)).status).toBe(200);
  expect((await login()).body).toMatchObject({ username: 'owner', token: expect.any(String) });
});

it('blocks an owner without a second factor after two weeks, except for setting one up', async () => {
  const worker = await site.signIn('worker', 'case-worker');
  for (const username of ['late', 'worker']) {
    await site.signIn(username);
    await site.db
      .update(staffAccounts)
      .set({ factorDueAt: site.now() })
      .where(eq(staffAccounts.username, username));
  }
  const late = await site.signIn('late');
  const refused = await late('GET', '/api/members');
  expect(refused.body).toMatchObject({ error: { code: 'factor-required' } });
  expect((await late('GET', '/api/admin/session')).body).toMatchObject({ mustEnrol: true });
  expect((await worker('GET', '/api/members')).status).toBe(200);
  const offer = (await late('POST', '/api/my-codes/offer')).body as CodeEnrollment;
  const first = generateCode(offer.secret, site.now().getTime());
  const body = { secret: offer.secret, proof: offer.proof, code: first };
  expect((await late('POST', '/api/my-codes', { body })).status).toBe(201);
  expect((await late('GET', '/api/members')).status).toBe(200);
});
