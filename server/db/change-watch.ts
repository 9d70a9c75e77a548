// Hears of changes that other processes made to a shared PostgreSQL database: triggers notify when
// something that the public sees was changed.
import pg from 'pg';

const channel = 'public_change';
const reconnectMs = 1_000;
/** Behind some connection poolers nothing is heard; then a change shows after this long. */
const unheardMs = 60_000;

/** Calls back after every change, and whenever one may have been missed. Returns what stops it. */
export function watchChanges(databaseUrl: string, onChange: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2_000,
      application_name: 'wondrous-world changes',
      keepAlive: true,
    });
    client = mine;
    mine.on('notification', onChange);
    mine.on('error', () => {});
    mine.on('end', () => {
      if (client === mine) reconnect();
    });
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      onChange();
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
  }

  void listen();
  const unheard = setInterval(onChange, unheardMs);
  unheard.unref();
  return async () => {
    isStopped = true;
    clearTimeout(again);
    clearInterval(unheard);
    const last = client;
    client = undefined;
    await last?.end().catch(() => {});
  };
}
