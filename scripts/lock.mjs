import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Lets one process at a time do the work; the others wait. A lock whose holder died is taken over. */
export async function alone(lockFile, work) {
  mkdirSync(dirname(lockFile), { recursive: true });
  while (!take(lockFile)) await sleep(200);
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function take(lockFile) {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(holderOf(lockFile))) rmSync(lockFile, { force: true });
    return false;
  }
}

function holderOf(lockFile) {
  try {
    return Number(readFileSync(lockFile, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  // Written a moment ago, or let go of just now: look again later.
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
