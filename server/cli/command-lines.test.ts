// Tests the command lines as an operator uses them: one process, one line, one exit code.
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runUnprivileged } from '../../tests/api/as-nobody.ts';
import { buildDatabaseEnv, expectOneLine, run } from '../../tests/api/command-line.ts';
import { prepareUnopenedDatabase } from '../../tests/api/harness.ts';
import { isPassword } from '../auth/password-hashing.ts';
import { findStaff } from '../auth/staff-accounts.ts';
import { openDatabase } from '../db/client.ts';
import { prepareDatabase } from '../http/process/prepare.ts';
import { fileExists } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'wondrous-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run db', () => {
  it.each([[['backup']], [['toString', 'x']]])(
    'prints the usage of npm run db with %j',
    async (words) => {
      const { code, err } = await run('db', words, {});
      expect([code, err]).toEqual([1, expect.stringMatching(/^Usage: npm run db -- backup FILE/)]);
      expectOneLine(err);
    },
  );

  it('backs up, and restores into an empty database', async () => {
    const source = await prepareUnopenedDatabase();
    const target = await prepareUnopenedDatabase();
    const generated = await run('db', ['generate', '20'], buildDatabaseEnv(source));
    expect([generated.code, generated.out, generated.err]).toEqual([
      0,
      'Invented 20 members.\n',
      '',
    ]);
    const keys = (await run('db', ['new-key'], {})).out;
    const keyFile = join(folder, 'key');
    writeFileSync(keyFile, keys);
    const locked = join(folder, 'backup.gz.age');
    const lock = {
      ...buildDatabaseEnv(source),
      BACKUP_RECIPIENTS: /^age1\S+/m.exec(keys)?.[0] ?? '',
    };
    expect((await run('db', ['backup', locked], lock)).out).toMatch(/ kB\.\n$/);
    const twice = await run('db', ['backup', locked], lock);
    expect([twice.code, twice.err]).toEqual([1, `${locked} is there already: name a new file.\n`]);
    const list = join(folder, 'erased.json');
    writeFileSync(list, '[["member",');
    const refused = await run('db', ['restore', locked, keyFile], buildDatabaseEnv(target));
    expect([refused.code, refused.err]).toEqual([1, `${list} is damaged.\n`]);
    writeFileSync(list, JSON.stringify([['member', 1, new Date()]]));
    const restored = await run('db', ['restore', locked, keyFile], buildDatabaseEnv(target));
    expect(restored.out).toMatch(
      /^Restored .*: 20 members, .*\. Erased again: 1\. Everybody has to sign in again\. .*as on the day of the backup.*\.\n$/,
    );
    const file = join(folder, 'backup.gz');
    expect((await run('db', ['backup', file], buildDatabaseEnv(source))).out).toMatch(
      /^Wrote .*backup\.gz: 20 members, \d+ rows in all, \d+ kB\. It is NOT encrypted: set BACKUP_RECIPIENTS\.\n$/,
    );
    const again = await run('db', ['restore', file], buildDatabaseEnv(target));
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toMatch(/^This database is not empty: .*\n$/);
    await Promise.all([source.drop(), target.drop()]);
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    [
      'a folder without a database',
      ['backup', 'x.gz'],
      { DATA_DIR: '/nowhere' },
      /^There is no database in \/nowhere\.\n$/,
    ],
    [
      'a file that is not there',
      ['restore', '/nowhere.gz'],
      {},
      /^There is no file \/nowhere\.gz\.\n$/,
    ],
    [
      'a folder for backups and nobody who could read them',
      ['keep-backups'],
      { BACKUP_DIR: '/nowhere' },
      /^Environment: BACKUP_DIR needs BACKUP_RECIPIENTS\./,
    ],
    ['no folder for backups', ['keep-backups'], {}, /^Set BACKUP_DIR and BACKUP_RECIPIENTS\.\n$/],
    [
      'a server that is not there',
      ['backup', 'x.gz'],
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/none' },
      /^The database at 127\.0\.0\.1:1\/none could not be prepared: .*\n$/,
    ],
    [
      'a variable that is wrong',
      ['backup', 'x.gz'],
      { DATABASE_URL: 'mysql://x' },
      /^Environment: DATABASE_URL is not right/,
    ],
  ])('prints one line with %s', async (_, words, env, message) => {
    const { code, err, out } = await run('db', words, env);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
    expect(err).not.toContain('secret');
    expectOneLine(err);
  });

  it('reports a file that cannot be written and leaves nothing behind', async () => {
    const fresh = await prepareUnopenedDatabase();
    const { code, err } = await run(
      'db',
      ['backup', join(folder, 'none', 'b.gz')],
      buildDatabaseEnv(fresh),
    );
    expect([code, err]).toEqual([1, expect.stringMatching(/cannot be written \(ENOENT\)\.\n$/)]);
    await fresh.drop();
  });
});

it('does not report an inaccessible folder as empty', () => {
  const closed = mkdtempSync(join(folder, 'closed-'));
  chmodSync(folder, 0o755);
  chmodSync(closed, 0);
  onTestFinished(() => chmodSync(closed, 0o700));
  const inside = join(closed, 'pg18');
  expect(() => runUnprivileged(() => fileExists(inside))).toThrow(
    `${inside} cannot be reached by this account`,
  );
  expect(runUnprivileged(() => [fileExists(closed), fileExists(join(folder, 'none'))])).toEqual([
    true,
    false,
  ]);
});

it.each([
  ['db', 'reseal'],
  ['staff', 'list'],
] as const)('creates no database in a mistyped folder: npm run %s -- %s', async (file, name) => {
  const place = join(folder, 'mistyped');
  const { code, err } = await run(file, [name], { DATA_DIR: place });
  expect([code, err]).toEqual([1, `There is no database in ${place}.\n`]);
  expect(existsSync(place)).toBe(false);
});

describe('npm run staff', () => {
  let fresh: Awaited<ReturnType<typeof prepareUnopenedDatabase>>;
  let env: Record<string, string>;
  beforeAll(async () => {
    fresh = await prepareUnopenedDatabase();
    env = buildDatabaseEnv(fresh);
  });
  afterAll(() => fresh.drop());
  const secret = 'correct horse battery';

  it('adds an account that can sign in, and lists it', async () => {
    expect(await run('staff', ['list'], env)).toMatchObject({ out: 'There are no accounts.\n' });
    const added = await run('staff', ['add', 'Casey'], { ...env, STAFF_PASSWORD: secret });
    expect(added).toEqual({ code: 0, out: 'Added casey.\n', err: '' });
    const listed = await run('staff', ['list'], env);
    expect(listed.out).toBe('casey\towner\tin use\tnever signed in\n');
  });

  it('generates a password and prints it once when there is no terminal', async () => {
    const added = await run('staff', ['add', 'morgan'], env);
    const invented = /^Password: (([a-z2-9]{4}-){4}[a-z2-9]{4})$/m.exec(added.out)?.[1] ?? '';
    expect(invented).not.toBe('');
    const database = await openDatabase(fresh.env);
    const account = await findStaff(database.db, 'morgan');
    await database.close();
    expect(await isPassword(account?.passwordHash, invented, 'known')).toBe(true);
    expect(account?.passwordHash, 'at the real cost').toMatch(
      /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/,
    );
  });

  it('disables and enables an account and resets its password', async () => {
    // The last owner stays, until there is another.
    expect((await run('staff', ['disable', 'casey'], env)).err).toContain('last owner');
    expect((await run('staff', ['role', 'morgan', 'owner'], env)).out).toContain('morgan is now');
    expect((await run('staff', ['disable', 'casey'], env)).out).toContain('casey is disabled');
    expect((await run('staff', ['list'], env)).out).toContain('casey\towner\tdisabled');
    expect((await run('staff', ['enable', 'casey'], env)).out).toContain('can sign in again');
    const reset = await run('staff', ['reset-password', 'casey', '--generate'], env);
    expect(reset.out).toMatch(
      /^casey has a new password and is signed out everywhere\.\nPassword: /,
    );
  });

  it.each([
    ['a name that exists', ['add', 'casey'], secret, 'casey exists already.\n'],
    ['a short password', ['add', 'short'], 'too short', 'Use at least 12 characters.\n'],
    ['a role that is none', ['role', 'casey', 'chief'], secret, 'Roles: owner, case-worker'],
    ['a name that is not there', ['disable', 'nobody'], secret, 'There is no account nobody.\n'],
  ])('prints one line with %s', async (_, words, password, message) => {
    const { code, err, out } = await run('staff', words, { ...env, STAFF_PASSWORD: password });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(message);
    expect(err).not.toContain(password);
    expectOneLine(err);
  });

  it('leaves demo data unchanged and explains how to start a real site', async () => {
    const demo = await prepareUnopenedDatabase({ DEMO: 'on' });
    const database = await openDatabase(demo.env);
    await prepareDatabase(database, demo.env);
    await database.close();
    const place = { ...buildDatabaseEnv(demo), STAFF_PASSWORD: secret };
    for (const words of [
      ['add', 'casey'],
      ['disable', 'admin'],
    ]) {
      const { code, err, out } = await run('staff', words, place);
      expect([code, out], words[0]).toEqual([1, '']);
      expect(err).toMatch(/^This database holds the sample people of a demo, .* another DATA_DIR/);
      expectOneLine(err);
    }
    const listed = await run('staff', ['list'], place);
    expect(listed.out).toBe('admin\towner\tdemo\tnever signed in\n');
    await demo.drop();
  });
});
