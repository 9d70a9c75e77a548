// Tests accounts, one-time links, password changes, and a person's own sessions.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { work } from '../../tests/api/cheap-argon2.ts';
import { openSite, password } from '../../tests/api/harness.ts';
import type { AccountRow, OneTimeLink } from './accounts.ts';
import type { OwnSession } from './own-account.ts';
import { resetPassword, setDisabled } from './staff-accounts.ts';
import { hashToken } from './tokens.ts';

const fine = 'lentil kayak fjord umbra';
const site = openSite();
let owner: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  owner = await site.signIn('owner');
});

const tokenOf = (body: unknown) => (body as OneTimeLink).path.split('#')[1] ?? '';
const welcome = (token: string, chosen = fine) =>
  site.visitor('POST', '/api/admin/welcome', { body: { token, password: chosen } });
const login = (username: string, given: string) =>
  site.visitor('POST', '/api/admin/login', { body: { username, password: given } });
const accountNamed = async (name: string) => {
  const rows = (await owner('GET', '/api/accounts')).body as AccountRow[];
  return rows.find(({ username }) => username === name) ?? expect.unreachable(name);
};

/** Makes every audit entry fail during the call. */
async function withoutLog<T>(call: () => Promise<T>): Promise<T> {
  await site.db.execute(sql`alter table audit_entries rename column actor to moved`);
  try {
    return await call();
  } finally {
    await site.db.execute(sql`alter table audit_entries rename column moved to actor`);
  }
}

describe('invitation', () => {
  it('makes an account by a one-time link, with a password that only its owner knows', async () => {
    const body = { username: ' Sam ', role: 'front-desk' };
    const invited = await owner('POST', '/api/accounts', { body });
    expect(invited.body).toMatchObject({ username: 'sam', path: expect.stringContaining('#') });
    expect(await accountNamed('sam')).toMatchObject({ isInvited: true, role: 'front-desk' });
    expect((await login('sam', '')).status).not.toBe(200);
    const token = tokenOf(invited.body);
    expect((await welcome(token, 'Summer2026!!')).status).toBe(422);
    const tries = await Promise.all(Array.from({ length: 8 }, () => welcome(token)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await login('sam', fine)).status).toBe(200);
    expect(await accountNamed('sam')).toMatchObject({ isInvited: false });
  });

  it('rejects a made-up link before hashing a password', async () => {
    const { done } = work;
    expect((await welcome('x'.repeat(22))).text).toContain('token');
    expect(work.done).toBe(done);
  });

  it('rejects an invitation with a taken or invalid name', async () => {
    for (const username of ['sam', 'x', 'a b']) {
      const refused = await owner('POST', '/api/accounts', { body: { username, role: 'owner' } });
      expect(refused.status, username).toBe(422);
    }
  });

  it('rejects a link after three days and when a newer link exists', async () => {
    const { id } = await accountNamed('sam');
    const [older, newer] = [
      tokenOf((await owner('POST', `/api/accounts/${id}/link`)).body),
      tokenOf((await owner('POST', `/api/accounts/${id}/link`)).body),
    ];
    expect((await welcome(older)).status).toBe(422);
    site.clock.offsetMs += 72 * 3_600_000;
    expect((await welcome(newer)).status).toBe(422);
    owner = await site.signIn('owner');
  });

  it('sets a new password by a link and ends all older sessions', async () => {
    const staff = await site.signIn('lost', 'case-worker');
    const { id } = await accountNamed('lost');
    const link = await owner('POST', `/api/accounts/${id}/link`);
    expect((await staff('GET', '/api/summary')).status).toBe(200);
    expect((await welcome(tokenOf(link.body))).status).toBe(200);
    expect((await staff('GET', '/api/summary')).status).toBe(401);
    expect((await login('lost', password)).status).toBe(401);
  });

  it('rejects a link after a password change, a reset, or disabling the account', async () => {
    const patch = (id: number, isDisabled: boolean) =>
      owner('PATCH', `/api/accounts/${id}`, { body: { isDisabled } });
    const ends: [string, (id: number, staff: typeof owner) => Promise<unknown>][] = [
      [
        'changed',
        (_, staff) =>
          staff('POST', '/api/admin/password', { body: { current: password, next: fine } }),
      ],
      ['reset', () => resetPassword(site.db, 'reset', fine)],
      [
        'left',
        async (id) => {
          await patch(id, true);
          await patch(id, false);
        },
      ],
      [
        'ended',
        async () => {
          await setDisabled(site.db, 'ended', true);
          await setDisabled(site.db, 'ended', false);
        },
      ],
    ];
    for (const [name, end] of ends) {
      const staff = await site.signIn(name, 'figures');
      const { id } = await accountNamed(name);
      const link = await owner('POST', `/api/accounts/${id}/link`);
      await end(id, staff);
      expect((await welcome(tokenOf(link.body), `${fine} two`)).text, name).toContain('token');
    }
  });
});

describe('changing an account', () => {
  it('asks for the password again after ten minutes', async () => {
    const { id } = await accountNamed('sam');
    site.clock.offsetMs += 11 * 60_000;
    const calls: [string, string, object][] = [
      ['PATCH', `/api/accounts/${id}`, { role: 'owner' }],
      ['POST', '/api/accounts', { username: 'new', role: 'owner' }],
      ['POST', `/api/accounts/${id}/link`, {}],
      ['GET', '/api/members/export', {}],
    ];
    for (const [method, path, body] of calls) {
      const stale = await owner(method, path, method === 'GET' ? {} : { body });
      expect(stale.body, path).toMatchObject({ error: { code: 'confirm-first' } });
    }
    await owner('POST', '/api/admin/confirm', { body: { password } });
    expect((await owner('GET', '/api/members/export')).status).toBe(200);
  });

  it('ends sessions of a disabled account at once and keeps the last owner', async () => {
    const staff = await site.signIn('leaver', 'case-worker');
    const { id } = await accountNamed('leaver');
    await owner('PATCH', `/api/accounts/${id}`, { body: { isDisabled: true } });
    expect((await staff('GET', '/api/summary')).status).toBe(401);
    // An invited owner without a password does not count: nobody could sign in.
    await owner('POST', '/api/accounts', { body: { username: 'invited-owner', role: 'owner' } });
    const me = await accountNamed('owner');
    for (const body of [{ isDisabled: true }, { role: 'figures' }]) {
      const refused = await owner('PATCH', `/api/accounts/${me.id}`, { body });
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('last owner')]);
    }
  });
});

describe('own account', () => {
  it('changes the password with the current one and ends all other sessions', async () => {
    const here = await site.signIn('robin', 'figures');
    const there = await site.signIn('robin', 'figures');
    const change = (current: string, next: string) =>
      here('POST', '/api/admin/password', { body: { current, next } });
    expect((await change('not this one at all', fine)).text).toContain('current');
    expect((await change(password, 'Richmond1234!')).text).toContain('easy to guess');
    expect((await change(password, password)).status).toBe(422);
    const changed = await change(password, fine);
    expect(changed.status).toBe(200);
    expect((await there('GET', '/api/summary')).status).toBe(401);
    expect((await here('GET', '/api/summary')).status).toBe(401);
    const [cookie = '', device = ''] = changed.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '');
    const again = await site.visitor('GET', '/api/summary', { headers: { cookie } });
    expect(again.status).toBe(200);
    // This browser stays known, so no owner is notified of a new device.
    expect(device).toMatch(/^wwi_device=/);
    const known = await site.db.query.staffDevices.findMany();
    expect(known.map(({ tokenHash }) => tokenHash)).toContain(
      hashToken(device.split('=')[1] ?? ''),
    );
    expect([(await login('robin', password)).status, (await login('robin', fine)).status]).toEqual([
      401, 200,
    ]);
  });

  it('does not count a password change as confirmation', async () => {
    const chief = await site.signIn('chief');
    site.clock.offsetMs += 11 * 60_000;
    const body = { current: password, next: fine };
    const changed = await chief('POST', '/api/admin/password', { body });
    const headers = { cookie: changed.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const exported = await site.visitor('GET', '/api/members/export', { headers });
    expect(exported.body).toMatchObject({ error: { code: 'confirm-first' } });
  });

  it('rejects a leaked password in the browser and through a link', async () => {
    const here = await site.signIn('lee', 'figures');
    const body = { current: password, next: 'Sojdlg123aljg' };
    const refused = await here('POST', '/api/admin/password', { body });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('leaked')]);
    await owner('POST', '/api/admin/confirm', { body: { password } });
    const invited = await owner('POST', '/api/accounts', {
      body: { username: 'invited', role: 'figures' },
    });
    const spent = await welcome(tokenOf(invited.body), 'Sojdlg123aljg');
    expect([spent.status, spent.text]).toEqual([422, expect.stringContaining('leaked')]);
    expect((await welcome(tokenOf(invited.body))).status).toBe(200);
  });

  it('lists own sessions and ends only other own sessions, each with an audit entry', async () => {
    const here = await site.signIn('kim', 'front-desk');
    const there = await site.signIn('kim', 'front-desk');
    const list = (await here('GET', '/api/my-sessions')).body as OwnSession[];
    expect(list.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
    const mine = list.find(({ isThis }) => isThis)?.id;
    const other = list.find(({ isThis }) => !isThis)?.id;
    expect((await owner('POST', `/api/my-sessions/${other}/end`)).status).toBe(404);
    expect((await here('POST', `/api/my-sessions/${mine}/end`)).status).toBe(404);
    const unnoted = await withoutLog(() => here('POST', `/api/my-sessions/${other}/end`));
    expect([unnoted.status, (await there('GET', '/api/summary')).status]).toEqual([500, 200]);
    const left = await withoutLog(() => here('POST', '/api/admin/logout'));
    expect([left.status, (await here('GET', '/api/summary')).status]).toEqual([500, 200]);
    expect((await here('POST', `/api/my-sessions/${other}/end`)).status).toBe(200);
    expect((await there('GET', '/api/summary')).status).toBe(401);
    expect((await here('GET', '/api/summary')).status).toBe(200);
  });
});
