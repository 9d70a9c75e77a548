// Tests scheduled backups: creation, thinning, and verification by a restore drill.
import disk, { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hourMs } from '#domain/calendar/durations';
import { runDrillsInMemory } from '../../tests/api/drills-in-memory.ts';
import { createFastFolder } from '../../tests/api/fast-folder.ts';
import { engine, openFreshDatabase, samples, startApi } from '../../tests/api/harness.ts';
import { spyOnFiles } from '../../tests/spy-on-files.ts';
import { createKeyPair } from '../backup/age.ts';
import { getDatabaseFolder, lockFile } from '../db/embedded/data-folder.ts';
import { lockFolder } from '../db/embedded/folder-lock.ts';
import { queryRows } from '../db/rows-of.ts';
import { checks as checkRows } from '../db/schema/logs.ts';
import { loadEnv } from '../env.ts';
import {
  chooseFilesToRemove,
  runBackupLoop,
  writeBackupOfToday,
  writeBackupWithDrill,
} from './backups.ts';
import { createTemporaryDatabase, removeLeftoverDrills } from './restore-drill.ts';

const folder = createFastFolder('wondrous-backups-');
const { recipient } = await createKeyPair();
const mistyped = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`;
runDrillsInMemory();
let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi({ BACKUP_DIR: join(folder, 'made'), BACKUP_RECIPIENTS: recipient });
  staff = await site.signIn();
  await site.visitor('POST', '/api/contacts', { body: samples.contact });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * The schedule, file name, and drill result do not depend on queries, so these tests run on the
 * faster engine only. A drill uses an embedded database on both.
 */
const isQuick = engine === 'postgres';

type Check = { name: string; isGood: boolean; detail: string };
const checks = async () => (await staff('GET', '/api/checks')).body as Check[];

describe('restore drill', () => {
  if (isQuick)
    it('deletes its copy when aborted and does not log a failure', async () => {
      const ending = new AbortController();
      let isDropped = false;
      const scratch = async () => {
        const { database, drop } = await createTemporaryDatabase();
        ending.abort();
        return {
          database,
          drop: async () => {
            await drop();
            isDropped = true;
          },
        };
      };
      const env = { ...site.env, backupDir: join(folder, 'drilled') };
      const options = { scratch, signal: ending.signal };
      await writeBackupWithDrill(site.database, env, new Date('2026-03-01T15:00:00Z'), options);
      expect(isDropped).toBe(true);
      expect(await checks()).toMatchObject([{ name: 'backup', isGood: true }]);
    });

  if (isQuick)
    it('sets no time limit for a statement or between two', async () => {
      const { database, drop } = await createTemporaryDatabase();
      const warned = vi.spyOn(process, 'emitWarning');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const working = database.db.transaction(async (tx) => {
          const sleeping = queryRows(tx, sql`select pg_sleep(0.3)`);
          // Wait until the statement is sent.
          await new Promise(setImmediate);
          await vi.advanceTimersByTimeAsync(hourMs);
          await sleeping;
          await vi.advanceTimersByTimeAsync(hourMs);
          return queryRows<{ two: number }>(tx, sql`select 2 as two`);
        });
        expect(await working).toEqual([{ two: 2 }]);
        expect(warned).not.toHaveBeenCalled();
      } finally {
        vi.useRealTimers();
        warned.mockRestore();
        await drop();
      }
    });

  it('deletes the copy of a killed drill at the next run, but not of a running one', async () => {
    const place = join(folder, 'temporary');
    const make = (name: string) => {
      mkdirSync(join(place, name, 'pg18'), { recursive: true });
      return join(place, name);
    };
    const [killed, alive] = [make('restore-drill-killed'), make('restore-drill-alive')];
    for (const name of ['restore-drill-of-others', 'something']) make(name);
    lockFolder(killed, lockFile(killed))();
    const unlock = lockFolder(alive, lockFile(alive));
    await removeLeftoverDrills(place);
    expect(readdirSync(place).toSorted()).toEqual([
      ...['restore-drill-alive', 'restore-drill-of-others', 'something'],
    ]);
    unlock();
    await removeLeftoverDrills(place);
    expect(readdirSync(place)).not.toContain('restore-drill-alive');
  });

  it('deletes the copy before its marker, so that a kill in between leaves nothing behind', async () => {
    const place = join(folder, 'clearing');
    const dir = join(place, 'restore-drill-killed');
    mkdirSync(getDatabaseFolder(dir), { recursive: true });
    lockFolder(dir, lockFile(dir))();
    const removing = spyOnFiles('rm');
    await removeLeftoverDrills(place);
    expect(removing.mock.calls.map(([path]) => path)).toEqual([getDatabaseFolder(dir), dir]);
    expect(readdirSync(place)).toEqual([]);
  });
});

describe('scheduled backup', () => {
  if (isQuick)
    it('writes a backup for the named keys, restores it in a drill, and shows both results', async () => {
      await writeBackupWithDrill(site.database, site.env, new Date('2026-03-02T15:00:00Z'), {
        scratch: openFreshDatabase,
      });
      expect(readdirSync(join(folder, 'made'))).toEqual([
        'backup-2026-03-02.gz.age',
        'erased.json',
      ]);
      expect(await checks()).toMatchObject([
        { name: 'backup', isGood: true, detail: expect.stringMatching(/for 1 keys$/) },
        {
          name: 'drill',
          isGood: true,
          detail: expect.stringMatching(/rows restored and compared/),
        },
      ]);
    });

  it('lets other requests run while a slow disk stores the backup, and leaves no copy', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const { write } = disk;
    const writing = vi.spyOn(disk, 'write').mockImplementation(((...args: unknown[]) => {
      begun.resolve();
      void goOn.promise.then(() => Reflect.apply(write, disk, args));
    }) as typeof write);
    const env = { ...site.env, backupDir: join(folder, 'slow-disk') };
    const making = writeBackupWithDrill(site.database, env, new Date('2026-03-03T15:00:00Z'), {
      scratch: openFreshDatabase,
    });
    await begun.promise;
    // Generous, because a busy machine takes seconds itself.
    const late = new Promise((resolve) => setTimeout(resolve, 20_000, 'nobody was let in'));
    const sent = site.visitor('POST', '/api/contacts', { body: samples.contact });
    const first = await Promise.race([sent.then(({ status }) => status), late]);
    goOn.resolve();
    expect(await making).toBe(true);
    writing.mockRestore();
    expect(first).toBe(201);
    expect(await checks()).toMatchObject([
      { name: 'backup', isGood: true, detail: expect.stringMatching(/for 1 keys$/) },
      { name: 'drill', isGood: true, detail: expect.stringMatching(/rows restored and compared/) },
    ]);
    if (engine === 'embedded') expect(readdirSync(site.env.dataDir)).not.toContain('pg18.copy');
  });

  it('falls back to the live database when it cannot be copied, and reports that', async () => {
    const env = { ...site.env, backupDir: join(folder, 'no-room') };
    const openCopy = () => Promise.reject(new Error('no room'));
    await writeBackupWithDrill(
      { ...site.database, openCopy },
      env,
      new Date('2026-03-03T16:00:00Z'),
      {
        scratch: openFreshDatabase,
      },
    );
    const detail = expect.stringMatching(/for 1 keys; everybody waited for it: no room$/);
    expect(await checks()).toMatchObject([
      { name: 'backup', isGood: true, detail },
      { name: 'drill', isGood: true },
    ]);
  });

  if (isQuick)
    it('never replaces a backup of the same day', async () => {
      const env = { ...site.env, backupDir: join(folder, 'same-day') };
      for (const time of ['05:10', '15:00']) {
        const options = { scratch: openFreshDatabase };
        await writeBackupWithDrill(site.database, env, new Date(`2026-03-02T${time}:00Z`), options);
      }
      expect(readdirSync(env.backupDir).filter((name) => name.startsWith('backup-'))).toEqual([
        'backup-2026-03-02-150000.gz.age',
        'backup-2026-03-02.gz.age',
      ]);
    });

  it('reports a backup that cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const env = { ...site.env, backupDir: join(folder, 'file') };
    await writeBackupWithDrill(site.database, env, site.now());
    expect(await checks()).toMatchObject([{ name: 'backup', isGood: false }, { name: 'drill' }]);
  });

  it.each([
    ['a full disk', '2026-03-05', recipient, /^E[A-Z]+: /],
    ['a key with a slip of the pen', '2026-03-06', mistyped, /Invalid checksum/],
  ])('fails because of %s before a copy is made', async (_, day, key, detail) => {
    const dir = join(folder, `fails-${day}`);
    const env = {
      backupDir: dir,
      /**
       * Read after leftovers are removed. Only Linux has /dev/full; elsewhere the file cannot be
       * created.
       */
      get backupRecipients() {
        const isFull = key === recipient;
        if (isFull) symlinkSync('/dev/full', join(dir, `backup-${day}.gz.age.unfinished`));
        return [key];
      },
    };
    const openCopy = vi.fn(() => Promise.reject(new Error('copied')));
    const database = { ...site.database, openCopy };
    expect(await writeBackupWithDrill(database, env, new Date(`${day}T15:00:00Z`))).toBe(false);
    expect(openCopy).not.toHaveBeenCalled();
    expect(await checks()).toMatchObject([
      { name: 'backup', isGood: false, detail: expect.stringMatching(detail) },
      { name: 'drill' },
    ]);
    expect(readdirSync(dir)).toEqual([]);
  });

  if (isQuick)
    it('logs a failure once a day and retries after a few minutes', async () => {
      const dir = join(folder, 'refused');
      writeFileSync(dir, '');
      const env = { backupDir: dir, backupRecipients: [recipient] };
      const at = (time: string) => new Date(`2036-03-04T${time}:00Z`);
      const tryAt = (time: string) =>
        writeBackupOfToday(site.database, env, at(time)).catch(() => {});
      const noted = async () =>
        (await site.db.select().from(checkRows)).find(({ name }) => name === 'backup');
      await tryAt('15:00');
      await tryAt('15:10');
      expect(await noted()).toMatchObject({ isGood: false, checkedAt: at('15:00') });
      rmSync(dir);
      await tryAt('15:11');
      expect(readdirSync(dir)).toEqual(['erased.json']);
      await tryAt('15:20');
      expect(readdirSync(dir)).toContain('backup-2036-03-04.gz.age');
      expect(await noted()).toMatchObject({ isGood: true, checkedAt: at('15:20') });
    });

  it('makes an interrupted backup again the same day, by one process at a time', async () => {
    const dir = join(folder, 'cut-off');
    mkdirSync(dir);
    for (const name of ['backup-2026-03-01.gz.age.unfinished', 'mine.unfinished']) {
      writeFileSync(join(dir, name), '');
    }
    const ending = new AbortController();
    let begun = 0;
    const env = {
      backupDir: dir,
      /** Read when the backup starts. */
      get backupRecipients() {
        begun += 1;
        if (begun === 1) ending.abort();
        return [recipient];
      },
    };
    const before = await checks();
    const today = new Date('2036-03-05T15:00:00Z');
    await writeBackupOfToday(site.database, env, today, ending.signal);
    expect(begun).toBe(1);
    expect(readdirSync(dir).toSorted()).toEqual(['erased.json', 'mine.unfinished']);
    expect(await checks()).toEqual(before);
    begun = 1;
    await Promise.all([1, 2, 3].map(() => writeBackupOfToday(site.database, env, today)));
    await writeBackupOfToday(site.database, env, today);
    // Read for the file and for the check result.
    expect(begun).toBe(3);
    expect(readdirSync(dir).toSorted()).toEqual([
      ...['backup-2036-03-05.gz.age', 'erased.json', 'mine.unfinished'],
    ]);
  });

  if (isQuick)
    it('makes one backup even if a later step fails, and reports that', async () => {
      const dir = join(folder, 'untidied');
      // A folder can be neither read nor replaced.
      mkdirSync(join(dir, 'erased.json'), { recursive: true });
      const months = Array.from({ length: 13 }, (_, month) => new Date(Date.UTC(2035, month, 28)));
      for (const month of months) {
        writeFileSync(join(dir, `backup-${month.toISOString().slice(0, 10)}.gz.age`), '');
      }
      const env = { backupDir: dir, backupRecipients: [recipient] };
      for (const time of ['15:00', '15:10']) {
        const now = new Date(`2036-03-06T${time}:00Z`);
        await expect(writeBackupOfToday(site.database, env, now)).rejects.toThrow(/erased\.json/);
      }
      const made = readdirSync(dir);
      expect(made.filter((name) => name.startsWith('backup-2036-03'))).toHaveLength(1);
      expect(made).not.toContain('backup-2035-01-28.gz.age');
      expect(await checks()).toMatchObject([
        {
          name: 'backup',
          isGood: false,
          detail: expect.stringMatching(/for 1 keys; what was erased is not listed beside it: /),
        },
        { name: 'drill', isGood: true },
      ]);
    });

  it('measures the retry delay from the end of a slow failure', async () => {
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    let tries = 0;
    const env = {
      backupDir: join(folder, 'slow'),
      get backupRecipients(): string[] {
        tries += 1;
        clock.mockReturnValue(tries * 20 * 60_000);
        throw new Error('refused');
      },
    };
    clock.mockReturnValue(0);
    for (const time of ['15:00', '15:21', '15:28', '15:30']) {
      await writeBackupOfToday(site.database, env, new Date(`2036-03-07T${time}:00Z`));
      expect(tries).toBe(time === '15:30' ? 2 : 1);
    }
  });

  it('keeps backups for 7 days, 4 weeks, and 12 months', () => {
    const day = (back: number) =>
      new Date(Date.UTC(2026, 5, 30) - back * 86_400_000).toISOString().slice(0, 10);
    const names = Array.from({ length: 500 }, (_, back) => `backup-${day(back)}.gz.age`);
    const removed = chooseFilesToRemove([...names, 'something else'], day(0));
    const left = names.filter((name) => !removed.includes(name)).map((name) => name.slice(7, 17));
    expect(left).toEqual([
      ...['2026-06-30', '2026-06-29', '2026-06-28', '2026-06-27', '2026-06-26', '2026-06-25'],
      ...['2026-06-24', '2026-06-21', '2026-06-14', '2026-05-31', '2026-04-30', '2026-03-31'],
      ...['2026-02-28', '2026-01-31', '2025-12-31', '2025-11-30', '2025-10-31', '2025-09-30'],
      ...['2025-08-31', '2025-07-31'],
    ]);
    expect(removed).not.toContain('something else');
    const twice = ['backup-2026-06-30-151500.gz.age', 'backup-2026-05-31-151500.gz.age'];
    const withTwice = chooseFilesToRemove([...names, ...twice], day(0));
    expect(withTwice.filter((name) => !removed.includes(name))).toEqual([
      'backup-2026-05-31.gz.age',
    ]);
  });

  it('deletes backups older than 12 months even if few newer ones exist, but never the newest', () => {
    const of = (...days: string[]) => days.map((day) => `backup-${day}.gz.age`);
    const before = of('2025-01-31', '2025-06-29', '2025-06-30');
    const names = [...before, ...of('2025-07-01', '2026-06-30', '2026-07-01')];
    expect(chooseFilesToRemove(names, '2026-07-01').toSorted()).toEqual(before);
    expect(chooseFilesToRemove(of('2025-06-30'), '2026-07-01')).toEqual([]);
  });

  it('deletes no backup because of a clock that was years ahead for a day', () => {
    const of = (...days: string[]) => days.map((day) => `backup-${day}.gz.age`);
    const names = of('2025-07-31', '2026-06-29', '2026-06-30', '2029-01-01', '2029-01-01-151500');
    expect(chooseFilesToRemove(names, '2029-01-01')).toEqual([]);
    expect(chooseFilesToRemove([...names, ...of('2026-07-01')], '2026-07-01')).toEqual([]);
  });

  it('refuses to start when a backup folder has no recipients or a mistyped one', () => {
    const variables = { DEMO: 'off', BACKUP_DIR: folder };
    expect(() => loadEnv(variables)).toThrow(/BACKUP_RECIPIENTS/);
    expect(() => loadEnv({ ...variables, BACKUP_RECIPIENTS: 'age1short' })).toThrow(
      /start with age1/,
    );
    expect(() => loadEnv({ ...variables, BACKUP_RECIPIENTS: mistyped })).toThrow(/start with age1/);
  });
});

it('continues the backup process after a failed database connection', async () => {
  const ending = new AbortController();
  const broken = new Proxy(site.database, {
    get: () => {
      throw new Error('connection refused');
    },
  });
  const problems: unknown[] = [];
  const note = (problem: unknown) => {
    problems.push(problem);
    if (problems.length === 2) ending.abort();
  };
  const env = { ...site.env, backupDir: join(folder, 'kept') };
  await runBackupLoop(broken, env, ending.signal, note, 1);
  expect(problems).toHaveLength(2);
});
