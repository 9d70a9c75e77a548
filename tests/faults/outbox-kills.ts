// Fills the outbox, kills the sending process repeatedly, and counts the delivered messages.
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { queryRows } from '../../server/db/rows-of.ts';
import { outbox } from '../../server/db/schema/outbox.ts';
import { openKeys } from '../../server/db/sealing/known-keys.ts';
import { loadEnv } from '../../server/env.ts';
import { SmtpServer } from '../smtp/smtp-server.ts';
import { dataKeys, RunningApi } from './running-api.ts';

const atOnce = 1_000;

export async function sendThroughKills(
  env: { DATABASE_URL: string },
  { rows, kills, script }: { rows: number; kills: number; script?: string },
) {
  const smtp = await SmtpServer.start();
  const settings = { databaseUrl: env.DATABASE_URL, dataDir: '' };
  const filling = await openDatabase(settings);
  await openKeys(filling, loadEnv({ DEMO: 'off', ...dataKeys, ...env }), () => {});
  for (let from = 0; from < rows; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, rows - from) }, (_, at) => from + at);
    await filling.db.insert(outbox).values(
      numbers.map((number) => ({
        channel: 'email' as const,
        kind: 'thanks' as const,
        recipient: `p${number}@example.org`,
        params: { what: 'message', reference: `WW-${number}` },
        dedupeKey: `kill:${number}`,
        messageId: `<kill-${number}@example.org>`,
        plannedAt: new Date(),
        dueAt: new Date(),
      })),
    );
  }
  await filling.close();

  const start = () => RunningApi.start({ ...env, SMTP_URL: smtp.url, LEASE_MS: '15000' }, script);
  let api = await start();
  for (let kill = 1; kill <= kills; kill++) {
    const enough = Math.floor((rows * kill) / (kills + 1));
    await until(() => smtp.delivered.length >= enough);
    await api.kill();
    api = await start();
  }
  // Wait until the killed processes' claims expire and the rest is sent.
  const after = await openDatabase(settings);
  await until(async () => (await notSent(after)) === 0, 200);
  await after.close();
  await api.kill('SIGTERM');
  await smtp.stop();
  const copies = new Map<string, number>();
  for (const { messageId } of smtp.delivered) {
    copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
  }
  return {
    arrived: copies.size,
    repeated: [...copies.values()].filter((count) => count > 1).length,
    mostCopies: Math.max(...copies.values()),
  };
}

async function notSent({ db }: Database): Promise<number> {
  const [left] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from outbox where status <> 'sent'`,
  );
  return left?.count ?? 0;
}

async function until(isDone: () => boolean | Promise<boolean>, everyMs = 2): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
