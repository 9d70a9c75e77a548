// Tests that processes that share a PostgreSQL database notice each other's changes at once.
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { openSite } from '../../tests/api/harness.ts';
import { openDatabase } from './client.ts';

const patienceMs = 30_000;

describe('process on a shared database', () => {
  const site = openSite();

  const storeEvent = () =>
    site.db.execute(
      sql`insert into public_events (title, description, event_date, event_time, location, city, state, event_type)
          values ('x', 'x', '2030-01-01', 'x', 'x', 'x', 'x', 'x')`,
    );

  it('notices an event stored by another process, also after its connection was lost', async () => {
    const other = await openDatabase(site.env);
    const heard = vi.fn();
    const stop = other.watchChanges({
      heard: (channel) => channel === 'public_change' && heard(),
      missed: heard,
    });
    // Called once at the start, because changes may have happened before.
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), patienceMs);
    await storeEvent();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), patienceMs);
    await site.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'community-site changes' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3), patienceMs);
    await storeEvent();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(4), patienceMs);
    await stop();
    await other.close();
  });
});
