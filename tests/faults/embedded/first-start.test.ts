import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getDatabaseFolder } from '../../../server/db/embedded/data-folder.ts';
import { createTemporaryFolder } from '../../embedded/temporary-folder.ts';
import { WriterProcess } from './writer-process.ts';

const rounds = 12;

/** True while files are copied into the folder, when a kill does the most harm. */
function isBeingFilled(folder: string, sinceMs: number): boolean {
  const copied = statSync(join(folder, 'base'), { throwIfNoEntry: false });
  return copied !== undefined && copied.birthtimeMs >= sinceMs;
}

async function timeOfFirstStart(): Promise<number> {
  const begun = Date.now();
  const whole = new WriterProcess(createTemporaryFolder());
  await whole.until(({ isReady }) => isReady);
  await whole.kill();
  return Date.now() - begun;
}

async function expectToOpen(dir: string): Promise<void> {
  const next = new WriterProcess(dir);
  await next.until(({ stored }) => stored.length >= 1);
  await next.kill();
}

test('opens again after a first start is killed at any moment', async () => {
  const startMs = await timeOfFirstStart();
  let dir = createTemporaryFolder();
  let complete = 0;
  for (let round = 0; round < rounds; round += 1) {
    const begun = Date.now();
    const starting = new WriterProcess(dir);
    const isAimed = round % 2 === 0;
    const folder = getDatabaseFolder(dir);
    // A fast copy may have ended already.
    const isFilling = () => isBeingFilled(`${folder}.init`, begun) || existsSync(folder);
    if (isAimed) await starting.until(isFilling);
    const killAt = isAimed
      ? Date.now() + Math.random() * startMs * 0.4
      : begun + Math.random() * startMs;
    await starting.until(() => Date.now() >= killAt);
    await starting.kill();

    // Without a database, the next round starts with the leftovers of this one.
    if (!existsSync(folder)) continue;
    complete += 1;
    await expectToOpen(dir);
    dir = createTemporaryFolder();
  }
  await expectToOpen(dir);
  console.info(`${rounds} kills in a first start: 0 folders lost (${complete} were complete)`);
});

/**
 * The error on opening a folder that was filled in place until a kill; undefined when the kill came too
 * late.
 */
async function failureInPlace(): Promise<string | undefined> {
  const dir = createTemporaryFolder();
  const starting = new WriterProcess(dir, { omitted: { atomicCreate: true } });
  await starting.until(() => isBeingFilled(getDatabaseFolder(dir), 0));
  await starting.kill();
  const next = new WriterProcess(dir);
  await next.until(({ isReady, hasEnded }) => isReady || hasEnded);
  await next.kill();
  return next.failure;
}

test('notices that a first start without the atomic copy, when killed, leaves a folder that cannot be opened', async () => {
  let failure: string | undefined;
  for (let tries = 0; failure === undefined && tries < 20; tries += 1) {
    failure = await failureInPlace();
  }
  expect(failure).toBeDefined();
});
