// Tests that a stale version never overwrites newer changes; the cases come from the route table.
import { getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { isChange } from '../../server/api/route.ts';
import { routes } from '../../server/api.ts';
import { readContents } from './contents.ts';
import { engine, openSite } from './harness.ts';
import {
  buildValidCalls,
  getCallAddress,
  prepareCallFixture,
  type ValidCall,
} from './valid-calls.ts';
import { readVersion, tables } from './versions.ts';

const site = openSite();
let staff: Awaited<ReturnType<typeof site.signIn>>;
let calls: Record<string, ValidCall>;
beforeAll(async () => {
  // The time a session was last seen is stored once a minute; a stopped clock keeps it unchanged.
  site.clock.stoppedAt = Date.now();
  staff = await site.signIn();
  const ground = await prepareCallFixture(site, staff);
  calls = buildValidCalls(ground);
  // Undo finds the changes of a contact attempt by their timestamp, so the times must differ.
  site.clock.offsetMs += 1;
  // Give every row an older version, the pair of possible duplicates included.
  const path = `/api/members/${ground.memberId}/duplicates`;
  await staff('PUT', path, { body: { otherId: ground.otherMemberId, decision: 'same-household' } });
  for (const table of Object.values(tables)) {
    const name = sql.identifier(getTableName(table));
    await site.db.execute(sql`update ${name} set version = version + 6`);
  }
});

const nameOf = (route: { method: string; path: string }) => `${route.method} ${route.path}`;
const changes = routes.filter(isChange);
const callOf = (name: string) => calls[name] ?? expect.unreachable('every route needs a sample');
const versionNow = ({ path, body }: ValidCall) => readVersion(site.db, path, body);
const withVersion = (version: number) => ({ headers: { 'if-match': `"${version}"` } });

/** All tables except the access log, which grows even when nothing is changed. */
async function stored() {
  await site.reads.flush();
  const { read_entries: _, ...contents } = await readContents(site.db);
  return contents;
}

// Deletes come last because the other changes need the row.
const inOrder = changes.toSorted(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);

describe.each(inOrder.map((route) => ({ name: nameOf(route), route })))('$name', (one) => {
  const { name, route } = one;

  // Only one route of the specification makes the version optional.
  if (route.version !== 'optional') {
    it('returns 428 when the version is missing', async () => {
      const call = callOf(name);
      const refused = await staff.bare(call.method, getCallAddress(call), { body: call.body });
      expect(refused.status).toBe(428);
      expect(refused.body).toMatchObject({ error: { code: 'version-missing' } });
    });
  }

  // The server checks the header before it queries the database, so one engine is enough.
  const malformed = engine === 'postgres' ? ['3', 'W/"3"', '*', '"x"', '""', '"1", "2"'] : [];
  it.each(malformed)('returns 400 when If-Match is %s', async (header) => {
    const call = callOf(name);
    const { method, body } = call;
    const headers = { 'if-match': header };
    const refused = await staff.bare(method, getCallAddress(call), { body, headers });
    expect(refused.status).toBe(400);
  });

  it('returns 409 with the current values when the version is stale', async () => {
    const call = callOf(name);
    const version = await versionNow(call);
    const before = await stored();
    const stale = await staff.bare(call.method, getCallAddress(call), {
      body: call.body,
      ...withVersion(version - 1),
    });
    expect(stale.status, stale.text).toBe(409);
    const { error } = stale.body as { error: { differs: Record<string, [unknown, unknown]> } };
    expect(error).toMatchObject({ code: 'changed-since', current: { version } });
    const asked = Object.keys(call.body ?? {});
    for (const [field, [now, wanted]] of Object.entries(error.differs)) {
      expect(asked).toContain(field);
      expect(now).not.toEqual(wanted);
    }
    if (call.body !== undefined) expect(error.differs).not.toEqual({});
    expect(await stored()).toEqual(before);
  });

  it('applies the change and increments the version when the version is current', async () => {
    const call = callOf(name);
    const version = await versionNow(call);
    const done = await staff.bare(call.method, getCallAddress(call), {
      body: call.body,
      ...withVersion(version),
    });
    expect(done.status, done.text).toBe(200);
    if (route.method === 'DELETE') return;
    expect(done.body).toMatchObject({ version: version + 1 });
    expect(await versionNow(call)).toBe(version + 1);
  });

  // A deleted row cannot be deleted again.
  if (route.method === 'DELETE') return;
  it('writes nothing when the change is already applied', async () => {
    const call = callOf(name);
    const before = await stored();
    const again = await staff.bare(call.method, getCallAddress(call), {
      body: call.body,
      ...withVersion(3),
    });
    expect(again.status, again.text).toBe(200);
    expect(again.body).toMatchObject({ version: await versionNow(call) });
    expect(await stored()).toEqual(before);
  });
});

describe('concurrent changes', () => {
  it('applies one of two changes to the same version and tells the other who changed it, and when', async () => {
    const dana = await site.signIn('dana');
    const taken = await staff('POST', '/api/members', {
      body: callOf('POST /api/members').staffBody,
    });
    const { id, version } = taken.body as { id: number; version: number };
    const path = `/api/members/${id}`;
    const outcomes = await Promise.all([
      staff.bare('PATCH', path, { body: { status: 'on-hold' }, ...withVersion(version) }),
      dana.bare('PATCH', path, { body: { status: 'completed' }, ...withVersion(version) }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = outcomes.find(({ status }) => status === 409)?.body;
    const winner = outcomes[0].status === 200 ? 'casey' : 'dana';
    expect(lost).toMatchObject({
      error: {
        message: `${winner} changed this since you opened it.`,
        changedBy: winner,
        changedAt: expect.stringMatching(/^\d{4}-/),
        differs: { status: expect.any(Array) },
      },
    });
  });

  it('names the user who changed the row, not one who exported it later', async () => {
    const taken = await staff('POST', '/api/members', {
      body: callOf('POST /api/members').staffBody,
    });
    const { id, version } = taken.body as { id: number; version: number };
    const path = `/api/members/${id}`;
    const dana = await site.signIn('dana');
    const change = withVersion(version);
    await dana.bare('PATCH', path, { body: { status: 'on-hold' }, ...change });
    site.clock.offsetMs += 1_000;
    const exporter = await site.signIn('eli');
    expect((await exporter('GET', `${path}/copy`)).status).toBe(200);
    const refused = await staff.bare('PATCH', path, { body: { status: 'completed' }, ...change });
    expect(refused.body).toMatchObject({ error: { changedBy: 'dana' } });
  });
});
