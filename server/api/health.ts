// Health checks: `/api/health` for the process, `/api/ready` for the database and the outbox.
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { version } from '../version.ts';
import { notReady } from './app-error.ts';
import { publicRoute } from './route.ts';

export const healthRoutes = [
  publicRoute({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the process takes requests, and its version',
    response: v.object({ status: v.literal('ok'), version: v.string() }),
    handle: async () => ({ body: { status: 'ok', version } }),
  }),
  publicRoute({
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether the site can read and store, or why not',
    response: v.object({ status: v.literal('ready') }),
    handle: async ({ db, failures }) => {
      try {
        await db.execute(sql`select 1`);
      } catch (error) {
        failures.noteFailure(error);
        throw notReady('database-unreachable');
      }
      const reason = failures.reason();
      if (reason !== undefined) throw notReady(reason);
      return { body: { status: 'ready' } };
    },
  }),
];
