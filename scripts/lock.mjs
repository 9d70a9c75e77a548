import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The holder touches the file at this interval: after a restart its pid may belong to another process. */
const beatMs = 5_000;
const quietMs = 120_000;
const sayAfterMs = 10_000;

/** Runs the work under a lock between processes. Takes over the lock of a process that died. */
export async function runExclusively(lockFile, work) {
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
      // On a full disk the write leaves an empty file.
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
    // An empty file was created a moment ago.
    return !isQuiet && (!pid || isAlive(pid));
  } catch {
    // The holder released the lock a moment ago.
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
    // The file was removed by hand.
  }
}
