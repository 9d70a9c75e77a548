// What the application may do on a PostgreSQL server where the tables are somebody else's.
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../tests/api/harness.ts';
import { createApi } from '../api.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { limitRole } from './limited-role.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let limited: Database;
const role = `web_${randomBytes(4).toString('hex')}`;
beforeAll(async () => {
  site = await startApi();
  const url = new URL(site.env.databaseUrl ?? '');
  Object.assign(url, { username: role, password: "it's%20secret" });
  await limitRole(site.database, url.href);
  expect(await limitRole(site.database, url.href), 'again').toBe(role);
  limited = await openDatabase({ ...site.env, databaseUrl: url.href });
});
afterAll(async () => {
  await limited?.close();
  await site.db.execute(sql.raw(`drop owned by ${role}; drop role ${role}`));
  await site.stop();
});

describe('the application as a role of its own', () => {
  it('takes applications, lets staff in, and notes what they do', async () => {
    const { db } = limited;
    const through = createApi({ db, env: site.env, log: site.log, now: site.now });
    const body = { ...samples.application, emergency: 'YES' };
    expect((await site.visitor('POST', '/api/members', { body, through })).status).toBe(201);
    const staff = await site.signIn();
    const [member] = (await staff('GET', '/api/members', { through })).body as { id: number }[];
    const path = `/api/members/${member?.id}`;
    const changed = await staff('PATCH', path, { body: { priority: 'high' }, through });
    expect(changed.status, changed.text).toBe(200);
    expect((await staff('GET', '/api/activity', { through })).status).toBe(200);
  });

  it.each([
    `update audit_entries set actor = 'somebody else'`,
    `update audit_entries set at = now()`,
    `delete from audit_entries`,
    `truncate audit_entries`,
    `drop table audit_entries`,
    `alter table audit_entries disable trigger user`,
    `alter table members add column x int`,
    `create table more (x int)`,
    `create role other superuser`,
    `update drizzle.__drizzle_migrations set hash = ''`,
  ])('cannot %s', async (statement) => {
    const refusal = await limited.db.execute(sql.raw(statement)).then(
      () => 'done',
      (error: Error & { cause?: { code?: string } }) => error.cause?.code,
    );
    expect(refusal).toBe('42501');
  });
});
