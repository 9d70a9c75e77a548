// Prepares a database before the first request: an account to sign in with, and sample data in a
// demo.
import { sql } from 'drizzle-orm';
import { minuteMs } from '#domain/calendar/durations';
import { deleteOldKeys } from '../../api/idempotency.ts';
import { deleteEmptyBuckets } from '../../api/throttle.ts';
import { demoAccount } from '../../auth/demo-account.ts';
import { deleteOldDevices } from '../../auth/devices.ts';
import { deleteOldLinks } from '../../auth/one-time-links.ts';
import { deleteOldSessions } from '../../auth/session.ts';
import {
  addStaff,
  findPasswordRefusal,
  findStaff,
  findUsernameProblem,
  hasRealAccounts,
  isDemoData,
  normalizeUsername,
} from '../../auth/staff-accounts.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { storeKeyProbe } from '../../db/sealing/known-keys.ts';
import { seedDemo } from '../../demo/seed.ts';
import type { Env } from '../../env.ts';
import { removeLeftoverDrills } from '../../privacy/restore-drill.ts';
import { runPrivacyJobs } from '../../privacy/upkeep.ts';
import { StartError } from '../../start-error.ts';
import type { Log } from '../log.ts';

export type Prepared = { demoAccount?: { username: string; password: string } };

export async function prepareDatabase(
  { db }: Pick<Database, 'db'>,
  env: Pick<Env, 'demo' | 'firstAccount'>,
  now = new Date(),
): Promise<Prepared> {
  return db.transaction(async (tx) => {
    // Several processes may start at once: one prepares, the others wait and then skip it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('app-prepare'))`);
    const isReal = await hasRealAccounts(tx);
    if (!env.demo) {
      if (!isReal) await begin(tx, env.firstAccount);
      return {};
    }
    if (isReal) {
      throw new StartError(
        'Demo mode refuses a database with real accounts. Set DEMO=off, or use another DATA_DIR.',
      );
    }
    if ((await findStaff(tx, demoAccount.username)) === undefined) {
      await addStaff(tx, demoAccount.username, demoAccount.password, { isDemo: true });
    }
    await seedDemo(tx, now);
    return { demoAccount };
  });
}

/** Creates the first owner account of a site that has no accounts. */
async function begin(tx: Transaction, account: Env['firstAccount']): Promise<void> {
  if (await isDemoData(tx)) {
    throw new StartError(
      'This database holds the sample people of a demo. Use another DATA_DIR, or remove the folder.',
    );
  }
  if (account === undefined) return;
  const { password } = account;
  const username = normalizeUsername(account.username);
  for (const [name, problem] of [
    ['ADMIN_USERNAME', findUsernameProblem(username)],
    ['ADMIN_PASSWORD', findPasswordRefusal(password, username)],
  ]) {
    if (problem === undefined) continue;
    throw new StartError(`Environment: ${name} is not right: ${problem.replace(/\.$/, '')}.`);
  }
  await addStaff(tx, username, password, { role: 'owner' });
}

const tidyEveryMs = 10 * minuteMs;
/**
 * Runs after the first pages, but soon: a process that restarts often must still reach its backup.
 */
const tidyFirstMs = 60_000;
const stopTimeoutMs = 5_000;

/** Runs retention and backups periodically. Returns a function that stops it. */
export function startPeriodicJobs(
  database: Database,
  env: Env,
  log: Pick<Log, 'info' | 'error'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const { db } = database;
  const ending = new AbortController();
  const tidy = async () => {
    const now = new Date();
    await Promise.all([
      deleteOldSessions(db, now),
      deleteOldDevices(db, now),
      deleteOldKeys(db, now),
      deleteOldLinks(db, now),
      deleteEmptyBuckets(db, now),
      // Another process may have resealed with another key and removed the probe of ours.
      storeKeyProbe(db),
    ]);
    await runPrivacyJobs(database, log, now, env, ending.signal);
  };
  let tidying = removeLeftoverDrills().catch(onError);
  // Run sequentially: a slow run may last longer than the interval.
  const next = (work: () => Promise<void>) => {
    tidying = tidying
      .then(() => (ending.signal.aborted ? undefined : work()))
      .catch((error) => {
        if (error !== ending.signal.reason) onError(error);
      });
  };
  const first = setTimeout(() => next(tidy), tidyFirstMs);
  const timer = setInterval(() => next(tidy), tidyEveryMs);
  for (const each of [first, timer]) each.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    ending.abort();
    // A running backup or drill cleans up first; a single statement may exceed the timeout.
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, stopTimeoutMs).unref());
    await Promise.race([tidying, timeout]);
  };
}
