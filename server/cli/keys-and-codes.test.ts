// Tests how operators change or replace a lost key, and reset a colleague's second factors.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildDatabaseEnv, expectOneLine, run } from '../../tests/api/command-line.ts';
import {
  engine,
  password,
  prepareUnopenedDatabase,
  startApi,
  testKeys,
} from '../../tests/api/harness.ts';
import { openDatabase } from '../db/client.ts';
import { isRewritePending } from '../db/pending-rewrites.ts';
import { staffAccounts, staffRecoveryCodes, staffSessions } from '../db/schema/accounts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';
import { createKeyLine, readKeys } from '../db/sealing/key-file.ts';
import { setKeys } from '../db/sealing/key-ring.ts';
import { loadEnv } from '../env.ts';

afterEach(() => setKeys(readKeys(loadEnv(testKeys))));
const folder = mkdtempSync(join(tmpdir(), 'wondrous-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('key change by command line', () => {
  it('replaces the old key and still opens every text', async () => {
    const fresh = await prepareUnopenedDatabase();
    const { DATA_KEYS: _, ...place } = buildDatabaseEnv(fresh);
    const file = join(folder, `keys-${engine}`);
    // Opening a data folder takes seconds, so shared behavior is tested on PostgreSQL only.
    const isQuick = engine === 'postgres';
    const made = isQuick ? (await run('db', ['new-data-key'], {})).out : createKeyLine();
    const [older, newer] = [createKeyLine(), made.split('\n')[0] ?? ''];
    const withKeys = (...lines: string[]) => {
      writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
      return { ...place, DATA_KEYS_FILE: file };
    };
    expect((await run('db', ['generate', '5'], withKeys(older))).code).toBe(0);

    const resealed = await run('db', ['reseal'], withKeys(newer, older));
    expect(resealed).toMatchObject({ code: 0, err: '' });
    expect(resealed.out).toMatch(/^Sealed [1-9]\d* rows anew\. No row needs an older key; .*\n$/);

    const alone = withKeys(newer);
    setKeys(readKeys(loadEnv(alone)));
    const database = await openDatabase(fresh.env);
    const all = await database.db.select().from(members);
    const isPending = await isRewritePending(database.db);
    await database.close();
    expect(isPending).toBe(false);
    expect(all).toHaveLength(5);
    for (const { notes } of all) expect(notes).toBe('An invented person.');

    for (const program of isQuick ? (['main', 'db', 'staff'] as const) : (['main'] as const)) {
      const words = { main: [], db: ['reseal'], staff: ['list'] }[program];
      // Start with the old key only, as after restoring an old key file.
      const lost = await run(program, words, { ...withKeys(older), ...off });
      expect([program, lost.code]).toEqual([program, 1]);
      expect(lost.err).toMatch(
        new RegExp(`^The texts in .* sealed with the key ${newer.split(' ')[0]}, .*Put it back`),
      );
      expectOneLine(lost.err);
    }
    await fresh.drop();
  });
});

if (engine === 'embedded')
  describe('key made by a data folder', () => {
    let source: Awaited<ReturnType<typeof prepareUnopenedDatabase>>;
    let place: { DATA_DIR: string };
    let key: string;
    beforeAll(async () => {
      source = await prepareUnopenedDatabase();
      place = { DATA_DIR: source.env.dataDir };
      key = join(source.env.dataDir, 'data-keys');
      const { code, err } = await run('db', ['generate', '1'], place);
      expect([code, err]).toEqual([0, expect.stringMatching(/^Made .*data-keys: the key/)]);
    });
    afterAll(() => source.drop());

    it('requires the key to restore a backup in a new folder, and makes no other', async () => {
      const target = await prepareUnopenedDatabase();
      const there = { DATA_DIR: target.env.dataDir };
      const file = join(folder, 'moved.gz');
      const written = await run('db', ['backup', file], place);
      expect(written).toMatchObject({
        code: 0,
        out: expect.stringMatching(/: 1 members, .* kB\./),
      });
      writeFileSync(join(folder, 'erased.json'), JSON.stringify([['member', 1, new Date()]]));
      const without = await run('db', ['restore', file], there);
      expect([without.code, without.err]).toEqual([1, expect.stringContaining('Add its line to')]);
      expectOneLine(without.err);
      expect(existsSync(join(target.env.dataDir, 'data-keys'))).toBe(false);
      // A start without knowledge of the backup makes a key.
      expect((await run('staff', ['list'], there)).err).toMatch(/^Made .*data-keys: the key/);
      const moved = await run('db', ['restore', file], { ...there, DATA_KEYS_FILE: key });
      expect(moved.out).toMatch(/^Restored .*: 1 members, .*\. Erased again: 1\. /);
      await target.drop();
    });

    it('does not replace a key whose file is lost', async () => {
      const line = readFileSync(key, 'utf8');
      rmSync(key);
      const lost = await run('main', [], { ...place, ...off });
      writeFileSync(key, line, { mode: 0o600 });
      expect(lost.code).toBe(1);
      expect(lost.err).toMatch(
        /^The texts in .* does not hold it\. Put it back: without it nobody/,
      );
      expectOneLine(lost.err);
      expect(await run('staff', ['list'], place)).toMatchObject({ code: 0, err: '' });
    });

    it('refuses a command while a running server has the folder open', async () => {
      const database = await openDatabase(source.env);
      const { code, err } = await run('db', ['backup', join(folder, 'no.gz')], place);
      expect([code, err]).toEqual([1, expect.stringContaining('is in use by another process')]);
      expectOneLine(err);
      expect(existsSync(join(folder, 'no.gz'))).toBe(false);
      await database.close();
    });
  });

const off = { DEMO: 'off', PORT: '0' };

if (engine === 'postgres')
  it('signs out a person whose second factors are reset, who then signs in with the password alone', async () => {
    const site = await startApi();
    const staff = await site.signIn('morgan');
    const [account] = await site.db
      .update(staffAccounts)
      .set({ totpSecret: 'JBSWY3DPEHPK3PXP' })
      .where(eq(staffAccounts.username, 'morgan'))
      .returning();
    const id = account?.id ?? 0;
    await site.db.insert(staffRecoveryCodes).values({ staffId: id, codeHash: 'x'.repeat(64) });
    const login = () =>
      site.visitor('POST', '/api/admin/login', { body: { username: 'morgan', password } });
    expect((await login()).body).toHaveProperty('ticket');

    const env = buildDatabaseEnv(site);
    const reset = await run('staff', ['reset-factors', 'Morgan'], env);
    expect(reset).toEqual({
      code: 0,
      out: 'morgan has no passkeys and no one-time codes, signs in with the password alone, and is signed out everywhere.\n',
      err: '',
    });
    expect(await site.db.select().from(staffSessions)).toEqual([]);
    expect(await site.db.select().from(staffRecoveryCodes)).toEqual([]);
    expect((await staff('GET', '/api/members')).status).toBe(401);
    expect((await login()).body).toHaveProperty('token');
    const noted = await site.db.select().from(auditEntries);
    expect(noted.map(({ actor, note }) => `${actor} ${note}`)).toContain(
      'command line morgan: passkeys and one-time codes were reset',
    );

    const nobody = await run('staff', ['reset-factors', 'nobody'], env);
    expect([nobody.code, nobody.err]).toEqual([1, 'There is no account nobody.\n']);
    await site.stop();
  });
