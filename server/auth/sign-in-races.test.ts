// Tests that a reset or password change during a sign-in also ends the new session.
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { generateCode } from '../../tests/api/authenticator-app.ts';
import { makeDevice } from '../../tests/api/device.ts';
import { openSite, origin, password } from '../../tests/api/harness.ts';
import { staffAccounts, staffSessions } from '../db/schema/accounts.ts';
import type { CodeEnrollment } from './codes.ts';
import { resetFactors } from './factors.ts';
import type { PasskeySignInOptions } from './passkey-sign-in.ts';
import type { OwnPasskey, PasskeyCreationOptions } from './passkeys.ts';
import { findStaff, resetPassword, setDisabled } from './staff-accounts.ts';

const fine = 'lentil kayak fjord umbra';
const site = openSite();
beforeAll(async () => {
  await site.signIn('owner');
});

/**
 * Runs `meanwhile` between the check and the transaction, and counts the open sessions of the
 * account.
 */
async function openAfter(
  [method, path, body]: [string, string, object],
  username: string,
  meanwhile: () => Promise<unknown>,
  caller = site.visitor,
) {
  let happened: Promise<unknown> | undefined;
  const db = new Proxy(site.db, {
    get: (target, name) =>
      name === 'transaction'
        ? async (work: Parameters<typeof target.transaction>[0]) => {
            happened ??= meanwhile();
            await happened;
            return target.transaction(work);
          }
        : Reflect.get(target, name),
  });
  const { status } = await caller(method, path, { body, through: site.start(db) });
  expect(happened, 'it was under way').toBeDefined();
  const { id } = (await findStaff(site.db, username)) ?? expect.unreachable();
  const open = await site.db.select().from(staffSessions).where(eq(staffSessions.staffId, id));
  return { status, open: open.length };
}
const idOf = async (username: string) => (await findStaff(site.db, username))?.id ?? 0;
const refused = { status: 401, open: 0 };

it.each([
  ['another password', (name: string) => resetPassword(site.db, name, fine)],
  ['a disabled account', (name: string) => setDisabled(site.db, name, true)],
  [
    'a reset',
    async (name: string) => resetFactors(site.db, await idOf(name), 'system', site.now()),
  ],
])('refuses a sign-in with a password after %s in the meantime', async (what, meanwhile) => {
  const username = what.replaceAll(' ', '-');
  await site.signIn(username, 'figures');
  const login = openAfter(
    ['POST', '/api/admin/login', { username, password }],
    username,
    async () => meanwhile(username),
  );
  expect(await login).toEqual(refused);
});

it('refuses a sign-in with a code after a password change in the meantime', async () => {
  const staff = await site.signIn('codes', 'figures');
  const offer = (await staff('POST', '/api/my-codes/offer')).body as CodeEnrollment;
  const code = () => generateCode(offer.secret, site.now().getTime());
  const begin = { body: { secret: offer.secret, proof: offer.proof, code: code() } };
  expect((await staff('POST', '/api/my-codes', begin)).status).toBe(201);
  site.clock.offsetMs += 60_000;
  const body = { username: 'codes', password };
  const first = await site.visitor('POST', '/api/admin/login', { body });
  const { ticket } = first.body as { ticket: string };
  const second = openAfter(
    ['POST', '/api/admin/login/code', { ticket, code: code() }],
    'codes',
    () => resetPassword(site.db, 'codes', fine),
  );
  expect(await second).toEqual(refused);
});

it('refuses a sign-in with a passkey that was removed in the meantime', async () => {
  const device = makeDevice(origin);
  const staff = await site.signIn('keys', 'figures');
  const offer = (await staff('POST', '/api/my-passkeys/offer')).body as PasskeyCreationOptions;
  const made = { body: { label: '', passkey: device.register(offer) } };
  expect((await staff('POST', '/api/my-passkeys', made)).status).toBe(201);
  const [own] = (await staff('GET', '/api/my-passkeys')).body as OwnPasskey[];
  const asked = (await site.visitor('GET', '/api/admin/login/passkey'))
    .body as PasskeySignInOptions;
  const entered = openAfter(
    ['POST', '/api/admin/login/passkey', device.sign(asked.options ?? expect.unreachable())],
    'keys',
    () => staff('POST', `/api/my-passkeys/${own?.id}/remove`),
  );
  expect(await entered, 'but the one that removed it').toEqual({ status: 401, open: 1 });
});

it.each([
  ['another password', 422, () => resetPassword(site.db, 'changing', 'umbra fjord kayak lentil')],
  ['a reset', 401, async () => resetFactors(site.db, await idOf('changing'), 'system', site.now())],
] as const)('refuses a password change after %s in the meantime', async (_, status, meanwhile) => {
  const staff = await site.signIn('changing', 'figures');
  const change = openAfter(
    ['POST', '/api/admin/password', { current: password, next: fine }],
    'changing',
    meanwhile,
    staff,
  );
  expect(await change).toEqual({ status, open: 0 });
  const body = { username: 'changing', password: fine };
  expect((await site.visitor('POST', '/api/admin/login', { body })).status).toBe(401);
  await site.db.delete(staffAccounts).where(eq(staffAccounts.username, 'changing'));
});
