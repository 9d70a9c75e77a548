import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Its holder says so often that it is there; a number alone may be another process after a restart. */
const beatMs = 5_000;
const quietMs = 120_000;
const sayAfterMs = 10_000;

/** Lets one process at a time do the work; the others wait. A lock whose holder died is taken over. */
export async function alone(lockFile, work) {
  mkdirSync(dirname(lockFile), { recursive: true });
  const from = Date.now();
  let isSaid = false;
  while (!take(lockFile)) {
    await sleep(200);
    if (isSaid || Date.now() - from < sayAfterMs) continue;
    isSaid = true;
    console.log(`Waiting for another process that builds. If there is none, remove ${lockFile}.`);
  }
  const beat = setInterval(() => touch(lockFile), beatMs);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(lockFile, { force: true });
  }
}

function take(lockFile) {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') {
      // A full disk leaves it there, and empty.
      rmSync(lockFile, { force: true });
      throw error;
    }
    if (!isHeld(lockFile)) rmSync(lockFile, { force: true });
    return false;
  }
}

function isHeld(lockFile) {
  try {
    const pid = Number(readFileSync(lockFile, 'utf8'));
    const isQuiet = Date.now() - statSync(lockFile).mtimeMs > quietMs;
    // Without a number it was written a moment ago.
    return !isQuiet && (!pid || isAlive(pid));
  } catch {
    // Let go of just now.
    return true;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function touch(lockFile) {
  try {
    utimesSync(lockFile, new Date(), new Date());
  } catch {
    // Somebody has removed it by hand.
  }
}
