import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSite, signInBeforeAll } from '../../tests/api/harness.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { loadEnv } from '../env.ts';
import { storeCheckResult } from '../privacy/checks.ts';
import { isMissing, readChecklist } from './checklist.ts';
import type { Checklist } from './checklist-routes.ts';

const site = openSite();
const owner = signInBeforeAll(site);

const missing = async (variables: Record<string, string> = {}) =>
  (await readChecklist(site.db, loadEnv({ DEMO: 'off', ...variables })))
    .filter(isMissing)
    .map(({ name }) => name);
const read = async () => (await owner('GET', '/api/checklist')).body as Checklist;
const stepNamed = async (name: string) =>
  (await read()).find((step) => step.name === name) ?? expect.unreachable();

describe('setup steps', () => {
  it('lists all steps as missing in a demo', async () => {
    expect(await missing({ DEMO: 'on' })).toEqual([
      ...['real-data', 'https', 'address', 'mail', 'on-call', 'backups'],
    ]);
  });

  it.each([
    ['https', { TRUST_PROXY: 'on' }],
    ['address', { PUBLIC_URL: 'https://help.example.org' }],
    ['mail', { SMTP_URL: 'smtp://mail.example.org' }],
  ])('lists the setup step %s until %o is set', async (step, variables) => {
    expect(await missing()).toContain(step);
    expect(await missing(variables)).not.toContain(step);
  });

  it("lists TLS while the site's URL is plain HTTP", async () => {
    const variables = { TRUST_PROXY: 'on', PUBLIC_URL: 'http://help.example.org' };
    expect(await missing(variables)).toContain('https');
  });

  it('lists the on-call setup step until a reachable person is on call', async () => {
    const mine = eq(staffAccounts.username, owner.username);
    await site.db.update(staffAccounts).set({ isOnCall: true }).where(mine);
    expect(await missing()).toContain('on-call');
    await site.db.update(staffAccounts).set({ email: 'casey@example.org' }).where(mine);
    expect(await missing()).not.toContain('on-call');
  });

  it('lists backups until a separate process has made a successful one', async () => {
    expect(await missing()).toContain('backups');
    await storeCheckResult(site.db, 'backup', { isGood: true, detail: '' }, site.now());
    expect(await missing()).not.toContain('backups');
  });
});

describe('dismissing a step', () => {
  it('hides a dismissed step and shows it again after an undo', async () => {
    const { id } = await stepNamed('https');
    const path = `/api/checklist/${id}`;
    const dismissed = await owner('PATCH', path, { body: { isDismissed: true } });
    expect(dismissed).toMatchObject({ status: 200, body: { name: 'https', isDismissed: true } });
    expect(await missing()).not.toContain('https');
    await owner('PATCH', path, { body: { isDismissed: false } });
    expect(await missing()).toContain('https');
  });

  it('dismisses a step once for two requests and logs who did it', async () => {
    const { id, version } = await stepNamed('mail');
    const headers = { 'if-match': `"${version}"` };
    const dismiss = () =>
      owner('PATCH', `/api/checklist/${id}`, { body: { isDismissed: true }, headers });
    const [first, second] = [await dismiss(), await dismiss()];
    expect(second).toMatchObject({ status: 200, body: first.body });
    const { body } = await owner('GET', '/api/activity?signIns=false');
    const entries = (body as { subject: string; subjectId: number }[]).filter(
      ({ subject, subjectId }) => subject === 'checklist' && subjectId === id,
    );
    expect(entries).toMatchObject([{ action: 'changed', actor: owner.username, note: 'mail' }]);
  });

  it('returns 409 when another owner changed it since it was loaded', async () => {
    const { id, version } = await stepNamed('address');
    const headers = { 'if-match': `"${version}"` };
    const path = `/api/checklist/${id}`;
    await owner('PATCH', path, { body: { isDismissed: true }, headers });
    const late = await owner('PATCH', path, { body: { isDismissed: false }, headers });
    expect(late.status).toBe(409);
  });
});
