// Tests passkeys against the whole API: registration, single use, removal, and reset.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDevice } from '../../tests/api/device.ts';
import { openSite, origin, password } from '../../tests/api/harness.ts';
import { staffAccounts, staffPasskeys } from '../db/schema/accounts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import type { AccountRow } from './accounts.ts';
import type { PasskeySignInOptions } from './passkey-sign-in.ts';
import type { CreatedPasskey, OwnPasskey, PasskeyCreationOptions } from './passkeys.ts';
import { algorithms } from './webauthn.ts';

const site = openSite();
let staff: Awaited<ReturnType<typeof site.signIn>>;
type Staff = typeof staff;
beforeAll(async () => {
  site.clock.stoppedAt = Date.now();
  staff = await site.signIn('owner');
});

const phone = makeDevice(origin);
let recovery: string[];

const offerTo = async (who: Staff) =>
  (await who('POST', '/api/my-passkeys/offer')).body as PasskeyCreationOptions;
const keep = (who: Staff, passkey: object, label = '') =>
  who('POST', '/api/my-passkeys', { body: { label, passkey } });
const addTo = async (who: Staff, device = makeDevice(origin)) => {
  expect((await keep(who, device.register(await offerTo(who)))).status).toBe(201);
  return device;
};
const asked = async (who: Staff | typeof site.visitor = site.visitor, of = 'login') => {
  const { options } = (await who('GET', `/api/admin/${of}/passkey`)).body as PasskeySignInOptions;
  return options ?? expect.unreachable();
};
const enter = (signed: object) =>
  site.visitor('POST', '/api/admin/login/passkey', { body: signed });
const ownOf = async (who: Staff) => (await who('GET', '/api/my-passkeys')).body as OwnPasskey[];
const entriesOf = async (action: 'passkey-went-back' | 'sign-in-refused' | 'new-device') =>
  (await site.db.select().from(auditEntries).where(eq(auditEntries.action, action))).length;
const due = (username: string) =>
  site.db
    .update(staffAccounts)
    .set({ factorDueAt: site.now() })
    .where(eq(staffAccounts.username, username));

describe('passkey', () => {
  it('creates a passkey for this host and person, with recovery codes for the first one', async () => {
    const offer = await offerTo(staff);
    expect(offer).toMatchObject({
      rp: { id: 'site.test' },
      user: { name: 'owner' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const made = await keep(staff, phone.register(offer), '  My phone ');
    expect(made.status, made.text).toBe(201);
    const { passkey, recoveryCodes } = made.body as CreatedPasskey;
    expect(passkey).toMatchObject({ label: 'My phone', isOfThisHost: true, lastUsedAt: null });
    recovery = recoveryCodes;
    expect(new Set(recovery).size).toBe(8);
    const { body } = await keep(staff, makeDevice(origin).register(await offerTo(staff)));
    expect((body as CreatedPasskey).recoveryCodes).toEqual([]);
    expect((await offerTo(staff)).excludeCredentials.map(({ id }) => id)).toContain(phone.id);
  });

  it.each(algorithms)('stores a passkey and signs in with COSE algorithm %i', async (algorithm) => {
    const device = await addTo(
      await site.signIn(`algorithm${-algorithm}`, 'figures'),
      makeDevice(origin, algorithm),
    );
    expect((await enter(device.sign(await asked()))).status).toBe(200);
  });

  it.each([
    ['the origin of another site', { origin: 'https://site.test' }],
    ['the id of another relying party', { rpId: 'test' }],
    ['no verified user', { flags: 1 }],
    ['no user present', { flags: 4 }],
    ['a backup of a key that cannot be backed up', { flags: 1 | 4 | 16 }],
  ])('refuses registration and sign-in when the response has %s', async (_, wrong) => {
    const made = makeDevice(origin).register(await offerTo(staff), wrong);
    expect((await keep(staff, made)).status).toBe(422);
    expect((await enter(phone.sign(await asked(), wrong))).status).toBe(401);
  });

  it('refuses registration when the key has an algorithm that was not offered', async () => {
    const made = makeDevice(origin, -35).register(await offerTo(staff));
    expect((await keep(staff, made)).status).toBe(422);
  });

  it('stores a passkey whose attestation is signed by its own key', async () => {
    const device = makeDevice(origin);
    const made = device.register(await offerTo(staff), {}, (signed) => {
      const signature = new Uint8Array(device.signBytes(signed));
      return [
        'packed',
        new Map<string, number | Uint8Array>([
          ['alg', -7],
          ['sig', signature],
        ]),
      ];
    });
    expect((await keep(staff, made)).status).toBe(201);
    const own = (await ownOf(staff)).at(-1);
    expect((await staff('POST', `/api/my-passkeys/${own?.id}/remove`)).status).toBe(200);
  });

  it.each(['packed', 'android-key', 'android-safetynet', 'apple', 'tpm', 'fido-u2f'])(
    'refuses an attestation certificate of the format %s and fetches nothing',
    async (format) => {
      const fetching = vi.spyOn(globalThis, 'fetch');
      const made = makeDevice(origin).register(await offerTo(staff), {}, () => {
        return [format, new Map([['x5c', [new Uint8Array(8)]]])];
      });
      expect((await keep(staff, made)).status).toBe(422);
      expect(fetching).not.toHaveBeenCalled();
      fetching.mockRestore();
    },
  );

  it('refuses a response that no browser makes', async () => {
    for (const clientDataJSON of ['bnVsbA', 'e30', '____']) {
      const signed = phone.sign(await asked());
      const response = { ...signed.response, clientDataJSON };
      expect((await enter({ ...signed, response })).status).toBe(401);
    }
    const signed = phone.sign(await asked());
    const short = { ...signed.response, authenticatorData: 'AAAA' };
    expect((await enter({ ...signed, response: short })).status).toBe(401);
    const made = makeDevice(origin).register(await offerTo(staff));
    const empty = { ...made.response, attestationObject: 'oA' };
    expect((await keep(staff, { ...made, response: empty })).status).toBe(422);
  });

  it('refuses a sign-in when the signature changed by one bit or the challenge was replaced', async () => {
    const signed = phone.sign(await asked());
    const bytes = Buffer.from(signed.response.signature, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    const signature = bytes.toString('base64url');
    expect((await enter({ ...signed, response: { ...signed.response, signature } })).status).toBe(
      401,
    );
    const { challenge } = await asked();
    const client = JSON.parse(Buffer.from(signed.response.clientDataJSON, 'base64url').toString());
    const clientDataJSON = Buffer.from(JSON.stringify({ ...client, challenge })).toString(
      'base64url',
    );
    expect(
      (await enter({ ...signed, response: { ...signed.response, clientDataJSON } })).status,
    ).toBe(401);
  });

  it('stores a passkey once, only for the person it was offered to, and before the offer expires', async () => {
    const offer = await offerTo(staff);
    const device = makeDevice(origin);
    const other = await site.signIn('other', 'figures');
    expect((await keep(other, device.register(offer))).status).toBe(422);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => keep(staff, device.register(offer))),
    );
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
    // Already registered, whatever the account.
    expect((await keep(other, device.register(await offerTo(other)))).status).toBe(422);
    const late = await offerTo(staff);
    site.clock.offsetMs += 5 * 60_000;
    expect((await keep(staff, makeDevice(origin).register(late))).status).toBe(422);
    site.clock.offsetMs -= 5 * 60_000;
  });

  it('lets only its owner rename and remove a passkey, with an audit entry', async () => {
    const [, second] = await ownOf(staff);
    const id = second?.id;
    const other = await site.signIn('other', 'figures');
    const name = (who: Staff, label: string) =>
      who('POST', `/api/my-passkeys/${id}/name`, { body: { label } });
    expect((await name(other, 'Mine')).status).toBe(404);
    expect((await name(staff, ' ')).status).toBe(422);
    expect((await name(staff, 'two\nlines')).status).toBe(422);
    expect((await name(staff, 'Laptop')).body).toMatchObject({ label: 'Laptop' });
    const [entry] = (await staff('GET', '/api/activity?limit=1')).body as { note: string }[];
    expect(entry).toMatchObject({ subject: 'staff', note: 'owner: a passkey was named Laptop' });
    expect((await other('POST', `/api/my-passkeys/${id}/remove`)).status).toBe(404);
    expect((await staff('POST', `/api/my-passkeys/${id}/remove`)).status).toBe(200);
    expect((await ownOf(staff)).map((one) => one.id)).not.toContain(id);
  });
});

describe('signing in with a passkey', () => {
  it('signs in with a passkey without a password, and logs a new device', async () => {
    const before = await entriesOf('new-device');
    const entered = await enter(phone.sign(await asked()));
    expect(entered.body).toMatchObject({ username: 'owner', token: expect.any(String) });
    const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const members = await site.visitor('GET', '/api/members', { headers: { cookie } });
    expect(members.status).toBe(200);
    expect(await entriesOf('new-device')).toBe(before + 1);
    expect((await ownOf(staff))[0]?.lastUsedAt).not.toBeNull();
  });

  it('accepts a signed response once, even in eight simultaneous attempts', async () => {
    const signed = phone.sign(await asked());
    const tries = await Promise.all(Array.from({ length: 8 }, () => enter(signed)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await enter(signed)).status).toBe(401);
  });

  it('refuses a challenge of another purpose, an expired one, or a made-up one', async () => {
    const confirm = await asked(staff, 'confirm');
    expect((await enter(phone.sign(confirm))).status).toBe(401);
    const mine = await asked();
    const made = Buffer.from(mine.challenge, 'base64url').toString().split('.');
    const later = [Number(made[0]) + 1, ...made.slice(1)].join('.');
    const challenge = Buffer.from(later).toString('base64url');
    expect((await enter(phone.sign({ ...mine, challenge }))).status).toBe(401);
    expect((await enter(phone.sign({ ...mine, challenge: 'YQ' }))).status).toBe(401);
    const old = await asked();
    site.clock.offsetMs += 5 * 60_000;
    expect((await enter(phone.sign(old))).status).toBe(401);
  });

  it('refuses the key of another device and logs it if the passkey is known', async () => {
    const before = await entriesOf('sign-in-refused');
    expect((await enter(makeDevice(origin).sign(await asked()))).status).toBe(401);
    expect(await entriesOf('sign-in-refused')).toBe(before);
    const forged = { ...makeDevice(origin).sign(await asked()), id: phone.id };
    expect((await enter(forged)).status).toBe(401);
    expect(await entriesOf('sign-in-refused')).toBe(before + 1);
  });

  it('refuses a user handle of another account', async () => {
    const signed = phone.sign(await asked());
    const response = { ...signed.response, userHandle: 'c29tZWJvZHk' };
    expect((await enter({ ...signed, response })).status).toBe(401);
  });

  it('signs in the owner while wrong responses flood the same network, and limits log entries', async () => {
    const before = await entriesOf('sign-in-refused');
    const address = '10.9.9.9';
    const from = (body: object) =>
      site.visitor('POST', '/api/admin/login/passkey', { body, address });
    const wrong = phone.sign(await asked(), { flags: 1 });
    const statuses = [];
    for (let times = 0; times < 40; times++) statuses.push((await from(wrong)).status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await entriesOf('sign-in-refused')) - before).toBe(30);
    expect((await from(phone.sign(await asked()))).status).toBe(200);
  });

  it('signs in when the counter decreases and notifies the owners', async () => {
    phone.setCounter(100);
    expect((await enter(phone.sign(await asked()))).status).toBe(200);
    expect(await entriesOf('passkey-went-back')).toBe(0);
    phone.setCounter(50);
    expect((await enter(phone.sign(await asked()))).status).toBe(200);
    expect(await entriesOf('passkey-went-back')).toBe(1);
    const notices = (await staff('GET', '/api/notices')).body as { action: string }[];
    expect(notices.map(({ action }) => action)).toContain('passkey-went-back');
    // Synced passkeys always report 0: after the first of these, 0 following 0 is expected.
    for (const times of [1, 2, 3]) {
      phone.setCounter(-1);
      expect((await enter(phone.sign(await asked()))).status, `${times}`).toBe(200);
    }
    expect(await entriesOf('passkey-went-back')).toBe(2);
  });

  it('refuses a passkey of a disabled account', async () => {
    const leaver = await site.signIn('leaver', 'figures');
    const device = await addTo(leaver);
    const isDisabled = (value: boolean) =>
      site.db
        .update(staffAccounts)
        .set({ isDisabled: value })
        .where(eq(staffAccounts.username, 'leaver'));
    await isDisabled(true);
    expect((await enter(device.sign(await asked()))).status).toBe(401);
    await isDisabled(false);
    expect((await enter(device.sign(await asked()))).status).toBe(200);
  });

  it('offers no passkey at an IP address and refuses one of another host', async () => {
    const numbers = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' };
    const offer = await site.visitor('GET', '/api/admin/login/passkey', { headers: numbers });
    expect(offer.body).toEqual({ options: null });
    const headers = { host: 'new.test', origin: 'http://new.test' };
    const at = await site.visitor('GET', '/api/admin/login/passkey', { headers });
    const { options } = at.body as PasskeySignInOptions;
    const signed = phone.sign(options ?? expect.unreachable(), { origin: headers.origin });
    const refused = await site.visitor('POST', '/api/admin/login/passkey', {
      ...{ body: signed, headers },
    });
    expect(refused.status).toBe(401);
    const there = (await staff('GET', '/api/my-passkeys', { headers })).body as OwnPasskey[];
    expect(there[0]?.isOfThisHost).toBe(false);
  });
});

describe('password of an account with a passkey', () => {
  const login = () =>
    site.visitor('POST', '/api/admin/login', { body: { username: 'owner', password } });

  it('requires a recovery code with the password, and accepts each code once', async () => {
    const first = await login();
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(first.body).toEqual({ ticket: expect.any(String), hasCodes: false, hasPasskeys: true });
    const { ticket } = first.body as { ticket: string };
    const second = (code: string | undefined) =>
      site.visitor('POST', '/api/admin/login/code', { body: { ticket, code } });
    expect((await second('123456')).status).toBe(401);
    expect((await second(recovery[0])).status).toBe(200);
    expect((await second(recovery[0])).status).toBe(401);
  });

  it('confirms with a passkey of this person for this session, not with the password alone', async () => {
    // Using a recovery code ended the earlier sessions.
    const entered = await enter(phone.sign(await asked()));
    const headers = {
      cookie: entered.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      'x-csrf-token': (entered.body as { token: string }).token,
    };
    const here: typeof site.visitor = (method, path, options = {}) =>
      site.visitor(method, path, { ...options, headers });
    site.clock.offsetMs += 11 * 60_000;
    const exported = () => here('GET', '/api/members/export');
    expect((await exported()).body).toMatchObject({ error: { code: 'confirm-first' } });
    const confirm = (body: object, of = '') => here('POST', `/api/admin/confirm${of}`, { body });
    expect((await confirm({ password })).status).toBe(422);
    const offered = async () =>
      ((await here('GET', '/api/admin/confirm/passkey')).body as PasskeySignInOptions).options ??
      expect.unreachable();
    const { allowCredentials } = await offered();
    expect(allowCredentials.map(({ id }) => id)).toContain(phone.id);
    const stranger = await addTo(await site.signIn('stranger', 'figures'));
    expect((await confirm(stranger.sign(await offered()), '/passkey')).status).toBe(422);
    expect((await confirm(phone.sign(await asked()), '/passkey')).status).toBe(422);
    expect((await exported()).status).toBe(403);
    const signed = phone.sign(await offered());
    expect((await confirm(signed, '/passkey')).status).toBe(200);
    expect((await exported()).status).toBe(200);
    expect((await confirm(signed, '/passkey')).status).toBe(422);
    // A password with a recovery code works too, and does not end this session.
    expect((await confirm({ password, code: recovery[1] })).status).toBe(200);
    expect((await exported()).status).toBe(200);
  });
});

describe('second factor of an owner', () => {
  it('admits an overdue owner with the first passkey and blocks them after the last', async () => {
    const late = await site.signIn('late');
    await due('late');
    expect((await late('GET', '/api/members')).status).toBe(403);
    const device = await addTo(late);
    expect((await late('GET', '/api/members')).status).toBe(200);
    expect((await late('GET', '/api/my-codes')).body).toEqual({
      ...{ hasCodes: false, recoveryCodesLeft: 8 },
    });
    const [own] = await ownOf(late);
    await late('POST', `/api/my-passkeys/${own?.id}/remove`);
    expect((await late('GET', '/api/members')).status).toBe(403);
    expect((await late('GET', '/api/my-codes')).body).toMatchObject({ recoveryCodesLeft: 0 });
    expect((await enter(device.sign(await asked()))).status).toBe(401);
  });

  it('removes all factors and signs the person out when another owner resets them', async () => {
    const lost = await site.signIn('lost');
    const device = await addTo(lost);
    const helper = await site.signIn('helper');
    const rows = (await helper('GET', '/api/accounts')).body as AccountRow[];
    const { id } = rows.find(({ username }) => username === 'lost') ?? expect.unreachable();
    expect(rows.find((row) => row.id === id)).toMatchObject({ hasPasskeys: true, hasCodes: false });
    expect((await helper('POST', `/api/accounts/${id}/reset-factors`)).status).toBe(200);
    expect((await lost('GET', '/api/summary')).status).toBe(401);
    expect((await enter(device.sign(await asked()))).status).toBe(401);
    expect(await site.db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, id))).toEqual(
      [],
    );
    const body = { username: 'lost', password };
    expect((await site.visitor('POST', '/api/admin/login', { body })).body).toMatchObject({
      username: 'lost',
    });
  });
});

it('limits an account to twenty passkeys', async () => {
  const keen = await site.signIn('keen', 'figures');
  for (let made = 0; made < 20; made++) await addTo(keen);
  const one = makeDevice(origin);
  expect((await keep(keen, one.register(await offerTo(keen)))).status).toBe(409);
});
