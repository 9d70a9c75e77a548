// Tests the permissions of the application's role on a PostgreSQL server with another owner.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { expectOneLine, run } from '../../tests/api/command-line.ts';
import { runDrillsInMemory } from '../../tests/api/drills-in-memory.ts';
import { samples, startApi } from '../../tests/api/harness.ts';
import { createApi } from '../api.ts';
import { createKeyPair } from '../backup/age.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { queryRows } from '../db/rows-of.ts';
import { writeBackupOfToday } from '../privacy/backups.ts';
import { runPrivacyJobs } from '../privacy/upkeep.ts';
import { limitRole } from './limited-role.ts';

runDrillsInMemory();
let site: Awaited<ReturnType<typeof startApi>>;
let limited: Database;
let backup: Database;
const role = `web_${randomBytes(4).toString('hex')}`;
const backupRole = role.replace('web', 'backup');
const folder = mkdtempSync(join(tmpdir(), 'wondrous-role-'));
const as = (username: string) => {
  const url = new URL(site.env.databaseUrl ?? '');
  return Object.assign(url, { username, password: "it's%20secret" }).href;
};
beforeAll(async () => {
  site = await startApi();
  await limitRole(site.database, as(role));
  expect(await limitRole(site.database, as(role)), 'again').toBe(role);
  await limitRole(site.database, as(backupRole), 'backup');
  limited = await openDatabase({ ...site.env, databaseUrl: as(role) });
  backup = await openDatabase({ ...site.env, databaseUrl: as(backupRole) }, { migrate: false });
});
afterAll(async () => {
  await limited?.close();
  await backup?.close();
  for (const name of [role, backupRole]) {
    await site.db.execute(sql.raw(`drop owned by ${name}; drop role ${name}`));
  }
  rmSync(folder, { recursive: true, force: true });
  await site.stop();
});

describe('application role', () => {
  it('accepts applications, signs staff in, and writes logs', async () => {
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
    const erased = await staff('DELETE', `${path}?reason=asked`, { through });
    expect(erased.status, erased.text).toBe(200);
    await staff('GET', `${path}/readers`, { through });
    await runPrivacyJobs(limited, site.log, new Date());
  });

  it('starts on tables that a newer version has migrated', async () => {
    const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`;
    await site.db.execute(newer);
    const forget = sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`;
    onTestFinished(async () => void (await site.db.execute(forget)));
    const older = await openDatabase({ ...site.env, databaseUrl: as(role) });
    expect(await older.isReachable()).toBe(true);
    await older.close();
  });

  it.each([
    `update audit_entries set actor = 'somebody else'`,
    `update audit_entries set at = now()`,
    `delete from audit_entries`,
    `truncate audit_entries`,
    `update read_entries set actor = 'somebody else'`,
    `delete from read_entries`,
    `truncate read_entries`,
    `drop table audit_entries`,
    `alter table audit_entries disable trigger user`,
    `alter table members add column x int`,
    `create table more (x int)`,
    `create role other superuser`,
    `update drizzle.__drizzle_migrations set hash = ''`,
  ])('refuses to run %s', async (statement) => {
    expect(await refusalOf(limited, statement)).toBe('42501');
  });
});

async function refusalOf({ db }: Database, statement: string) {
  return db.execute(sql.raw(statement)).then(
    () => 'done',
    (error: Error & { cause?: { code?: string } }) => error.cause?.code,
  );
}

describe('npm run db -- migrate by an owner who is no superuser', () => {
  const owner = role.replace('web', 'owner');
  const own = role.replace('web', 'own');
  const database = `of_${owner}`;
  const leadingTo = (username: string, password = '') => {
    const url = new URL(site.env.databaseUrl ?? '');
    return Object.assign(url, { username, password, pathname: database }).href;
  };
  const migrate = (username: string, password?: string) =>
    run('db', ['migrate'], {
      DATABASE_OWNER_URL: leadingTo(owner),
      DATABASE_URL: leadingTo(username, password),
    });
  const passwordOf = async (name: string) => {
    const found = sql`select rolpassword as kept from pg_authid where rolname = ${name}`;
    return (await queryRows<{ kept: string | null }>(site.db, found))[0]?.kept;
  };
  beforeAll(async () => {
    await site.db.execute(sql.raw(`create role ${owner} login createrole`));
    await site.db.execute(sql.raw(`create database ${database} owner ${owner}`));
  });
  afterAll(async () => {
    await site.db.execute(sql.raw(`drop database if exists ${database}`));
    await site.db.execute(sql.raw(`drop role if exists ${own}; drop role if exists ${owner}`));
  });

  it('updates the password of the limited role when migrate runs again', async () => {
    const done = {
      code: 0,
      out: expect.stringMatching(new RegExp(`are up to date; ${own} may use them\\.\n$`)),
      err: '',
    };
    expect(await migrate(own, 'first'), 'once').toEqual(done);
    const first = await passwordOf(own);
    expect(await migrate(own, 'second'), 'again').toEqual(done);
    const second = await passwordOf(own);
    expect(second).not.toBe(first);
    expect(await migrate(own), 'without a password').toEqual(done);
    expect(await passwordOf(own), 'stays as it is').toBe(second);
  });

  it.each(['superuser', 'createrole', 'createdb', 'bypassrls'])(
    'refuses to limit an existing role with %s, in one line',
    async (more) => {
      const strong = role.replace('web', more);
      await site.db.execute(sql.raw(`create role ${strong} login ${more}`));
      onTestFinished(async () => void (await site.db.execute(sql.raw(`drop role ${strong}`))));
      const { code, out, err } = await migrate(strong, 'secret');
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(`The role ${strong} may do more than it is to. Run as a superuser: `);
      expect(err).not.toContain('secret');
      expectOneLine(err);
    },
  );
});

describe('backup role', () => {
  it('makes a backup and stores the results that staff see', async () => {
    const env = { backupDir: folder, backupRecipients: [(await createKeyPair()).recipient] };
    await writeBackupOfToday(backup, env, new Date());
    const staff = await site.signIn();
    const shown = (await staff('GET', '/api/checks')).body as { name: string; isGood: boolean }[];
    const good = shown.filter(({ isGood }) => isGood).map(({ name }) => name);
    expect(good, JSON.stringify(shown)).toEqual(expect.arrayContaining(['backup', 'drill']));
  });

  it.each([
    'select * from app_secrets',
    'select * from staff_sessions',
    `update members set notes = ''`,
    'delete from audit_entries',
    `update staff_accounts set password_hash = ''`,
    'create table more (x int)',
  ])('refuses to run %s', async (statement) => {
    expect(await refusalOf(backup, statement)).toBe('42501');
  });
});
