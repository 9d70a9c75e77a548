import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { databaseFolder } from '../../../server/db/embedded/data-folder.ts';
import { temporaryFolder } from '../../../server/db/embedded/temporary-folder.ts';
import { entriesIn, WriterProcess } from './writer-process.ts';

const rounds = 14;

/** Files are being copied into the folder: the moments in which a kill does the most harm. */
const isBeingFilled = (folder: string) => existsSync(join(folder, 'base'));

test('killed at any moment of its first start, it always opens again', async () => {
  let dir = temporaryFolder();
  let startMs = 4000;
  let hadMade = 0;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const starting = new WriterProcess(dir);
    if (round % 2 === 0) {
      await starting.until(
        ({ isReady }) => isReady || isBeingFilled(`${databaseFolder(dir)}.init`),
      );
      await pause(Math.random() * startMs * 0.2);
    } else {
      const killAt = begun + Math.random() * startMs;
      await starting.until(({ isReady }) => isReady || performance.now() > killAt);
    }
    if (starting.isReady) startMs = performance.now() - begun;
    expect(starting.failure).toBeUndefined();
    await starting.kill();

    // Without a database, the next round starts on what this one left behind.
    if (existsSync(databaseFolder(dir))) {
      const next = new WriterProcess(dir);
      await next.until(({ stored }) => stored.length >= 1);
      await next.kill();
      hadMade += 1;
      dir = temporaryFolder();
    }
  }
  const last = new WriterProcess(dir);
  await last.until(({ stored }) => stored.length >= 1);
  await last.kill();
  expect((await entriesIn(dir)).size).toBeGreaterThan(0);
  console.info(`${rounds} kills in a first start: 0 folders lost (${hadMade} were complete)`);
});

test('built in place, a killed first start would leave a folder that does not open', async () => {
  const dir = temporaryFolder();
  const starting = new WriterProcess(dir, { omitted: { atomicCreate: true } });
  await starting.until(() => isBeingFilled(databaseFolder(dir)));
  await starting.kill();
  const next = new WriterProcess(dir);
  await next.ended();
  expect(next.failure).toBeDefined();
});
