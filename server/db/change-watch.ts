// Listens for changes that any process made to a shared PostgreSQL database; triggers send the
// notifications.
import pg from 'pg';
import { type Channel, type ChannelListener, channels } from './channels.ts';

const firstReconnectMs = 250;
const lastReconnectMs = 5_000;
/** A connection can die silently, so it is probed at this interval. */
const askEveryMs = 15_000;

/** Returns a function that stops listening. */
export function watchChanges(databaseUrl: string, hearing: ChannelListener): () => Promise<void> {
  let client: pg.Client | undefined;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  let reconnectMs = firstReconnectMs;

  async function listen(): Promise<void> {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2_000,
      application_name: 'community-site changes',
      keepAlive: true,
    });
    client = mine;
    mine.on('notification', ({ channel, payload = '' }) => {
      hearing.heard(channel as Channel, payload);
    });
    mine.on('error', () => {});
    mine.on('end', () => {
      if (client === mine) reconnect();
    });
    try {
      await mine.connect();
      await mine.query(channels.map((channel) => `listen ${channel}`).join('; '));
      reconnectMs = firstReconnectMs;
      hearing.missed();
    } catch {
      if (client === mine) reconnect();
      await mine.end().catch(() => {});
    }
  }

  function reconnect(): void {
    client = undefined;
    if (isStopped || again !== undefined) return;
    again = setTimeout(() => {
      again = undefined;
      void listen();
    }, reconnectMs);
    again.unref();
    reconnectMs = Math.min(lastReconnectMs, reconnectMs * 2);
  }

  void listen();
  const asking = setInterval(() => {
    const asked = client;
    const limit = setTimeout(() => void asked?.end().catch(() => {}), askEveryMs / 3);
    limit.unref();
    asked?.query('select 1').then(
      () => clearTimeout(limit),
      () => {},
    );
  }, askEveryMs);
  asking.unref();
  return async () => {
    isStopped = true;
    clearTimeout(again);
    clearInterval(asking);
    const last = client;
    client = undefined;
    await last?.end().catch(() => {});
  };
}
