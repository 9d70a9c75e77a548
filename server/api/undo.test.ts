// Undo restores the audited values of the newest change, or refuses with a sentence.
import { beforeAll, describe, expect, it } from 'vitest';
import { minuteMs } from '#domain/calendar/durations';
import { mailSettings, openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import {
  buildValidCalls,
  prepareCallFixture,
  type ValidCall,
} from '../../tests/api/valid-calls.ts';
import { readVersion } from '../../tests/api/versions.ts';
import { routes } from '../api.ts';

const site = openSite(mailSettings);
const staff = signInBeforeAll(site);
const morgan = signInBeforeAll(site, 'morgan', 'case-worker');

type Row = Record<string, unknown> & { id: number; version: number };

async function takeIn(): Promise<string> {
  const { id } = (await staff('POST', '/api/members', { body: samples.intake })).body as Row;
  return `/api/members/${id}`;
}
const patch = async (path: string, body: object) =>
  (await staff('PATCH', path, { body })).body as Row;
const read = async (path: string) => (await staff('GET', path)).body as Row;
const undo = (path: string, who = staff) => who('POST', `${path}/undo`);

const refused = (message: RegExp) => ({
  error: { code: 'conflict', message: expect.stringMatching(message) },
});

/** Any owner may undo an import, a step for a worker that server/imports tests. */
const ofImports = '/api/imports/{id}/undo';
const undoRoutes = routes.filter(({ path }) => path.endsWith('/{id}/undo') && path !== ofImports);

let calls: Record<string, ValidCall>;
beforeAll(async () => {
  calls = buildValidCalls(await prepareCallFixture(site, staff));
});

describe.each(undoRoutes.map(({ path }) => ({ path })))('POST $path', ({ path }) => {
  const callOf = () => calls[`POST ${path}`] ?? expect.unreachable('every route needs a sample');
  const versionNow = () => readVersion(site.db, callOf().path, {});

  it('refuses an undo without a version, with a stale version, or by another user', async () => {
    const headers = { 'idempotency-key': `no-version-${path}` };
    const bare = await staff.bare('POST', callOf().path, { headers });
    expect(bare.body).toMatchObject({ error: { code: 'version-missing' } });
    const version = await versionNow();
    const stale = { headers: { 'if-match': `"${version - 1}"` } };
    expect((await staff('POST', callOf().path, stale)).body).toMatchObject(
      refused(/changed this since|This changed since/),
    );
    const owner = await site.signIn('owner');
    expect((await owner('POST', callOf().path)).body).toMatchObject(refused(/casey changed/));
    expect(await versionNow()).toBe(version);
  });

  it('increments the version and adds an audit entry', async () => {
    const version = await versionNow();
    const undone = await staff('POST', callOf().path);
    expect(undone.status, undone.text).toBe(200);
    expect(undone.body).toMatchObject({ version: version + 1 });
    const [last] = (await staff('GET', '/api/activity?limit=1')).body as Row[];
    expect(last).toMatchObject({ actor: 'casey', action: 'undone' });
  });
});

it('restores only the values that the change replaced', async () => {
  const path = await takeIn();
  const before = await patch(path, { tags: ['call first'], city: 'Henrico' });
  await patch(path, { tags: [], lastName: 'Changed' });
  const { version, updatedAt, ...restored } = (await undo(path)).body as Row;
  expect({ ...before, ...restored }).toEqual({ ...before });
  // Search finds the old name again, because derived columns are recomputed.
  const found = (await staff('GET', `/api/members?search=Ito&limit=100`)).body as Row[];
  expect(found.map(({ id }) => id)).toContain(before.id);
});

it('restores the values once when it is sent twice with one idempotency key', async () => {
  const path = await takeIn();
  await patch(path, { priority: 'high' });
  const { version } = await patch(path, { priority: 'urgent' });
  const headers = { 'if-match': `"${version}"`, 'idempotency-key': 'sent-twice-1' };
  const [first, second] = [
    await staff('POST', `${path}/undo`, { headers }),
    await staff('POST', `${path}/undo`, { headers }),
  ];
  expect(second.body).toEqual(first.body);
  expect(await read(path)).toMatchObject({ priority: 'high', version: version + 1 });
});

it('restores the change itself when an undo is undone', async () => {
  const path = await takeIn();
  await patch(path, { priority: 'urgent' });
  expect((await undo(path)).body).toMatchObject({ priority: 'normal' });
  expect((await undo(path)).body).toMatchObject({ priority: 'urgent' });
});

it('refuses a row that was never changed', async () => {
  expect((await undo(await takeIn())).body).toMatchObject(refused(/no change to undo/));
  expect((await undo('/api/members/999999')).status).toBe(404);
});

it('refuses an undo after a later change by a colleague, and after ten minutes', async () => {
  const path = await takeIn();
  const { version } = await patch(path, { priority: 'high' });
  await morgan('PATCH', path, { body: { tags: ['x'] } });
  const headers = { 'if-match': `"${version}"` };
  expect((await staff('POST', `${path}/undo`, { headers })).body).toMatchObject(
    refused(/^morgan changed this since/),
  );
  await patch(path, { priority: 'low' });
  site.clock.offsetMs += 10 * minuteMs;
  expect((await undo(path)).body).toMatchObject(refused(/ten minutes/));
  expect(await read(path)).toMatchObject({ priority: 'low', tags: ['x'] });
});

it('refuses to undo a change of the access to a case', async () => {
  const path = await takeIn();
  const body = { isRestricted: true, people: ['casey'] };
  expect((await staff('PUT', `${path}/access`, { body })).status).toBe(200);
  expect((await undo(path)).body).toMatchObject(refused(/cannot be undone/));
  expect(await read(path)).toMatchObject({ isRestricted: true });
});

it('refuses to undo a message once a reply was written', async () => {
  await site.visitor('POST', '/api/contacts', { body: samples.contact });
  const [message] = (await staff('GET', '/api/contacts')).body as Row[];
  const path = `/api/contacts/${message?.id}`;
  await patch(path, { isAnswered: true });
  await staff('POST', `${path}/replies`, { body: { body: 'Thank you.' } });
  expect((await undo(path)).body).toMatchObject(refused(/changed since/));
});

it('refuses to undo a restricted case or its parts, and names it in a bulk undo', async () => {
  const path = await takeIn();
  const { id: memberId } = await read(path);
  const due = { memberId, title: 'Call', dueDate: '2030-01-01T15:00:00Z' };
  const reminder = (await morgan('POST', '/api/reminders', { body: due })).body as Row;
  const alerted = { memberId, title: 'No heating', message: 'Since Monday', priority: 'medium' };
  const alert = (await morgan('POST', '/api/case-alerts', { body: alerted })).body as Row;
  const rows = [path, `/api/reminders/${reminder.id}`, `/api/case-alerts/${alert.id}`];
  await morgan('PATCH', path, { body: { priority: 'high' } });
  await morgan('PATCH', rows[1] ?? '', { body: { isCompleted: true } });
  await morgan('PATCH', rows[2] ?? '', { body: { isResolved: true } });
  const { version } = await read(path);
  await staff('PUT', `${path}/access`, { body: { isRestricted: true, people: ['casey'] } });
  for (const row of rows) expect((await undo(row, morgan)).status, row).toBe(403);
  const several = { rows: [{ id: memberId, version: version + 1 }] };
  expect((await morgan('POST', '/api/members/bulk/undo', { body: several })).body).toMatchObject({
    changed: [],
    refused: [{ id: memberId, reason: expect.stringContaining('restricted') }],
  });
  expect(await read(path)).toMatchObject({ priority: 'high' });
});

it('shows an event on the public pages again', async () => {
  const event = (await staff('POST', '/api/public-events', { body: samples.event })).body as Row;
  const path = `/api/public-events/${event.id}`;
  await patch(path, { isActive: false });
  site.publicChanges.length = 0;
  expect((await undo(path)).body).toMatchObject({ isActive: true });
  expect(site.publicChanges).not.toEqual([]);
});
