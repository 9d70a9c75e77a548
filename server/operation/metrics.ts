// GET /metrics for Prometheus. Nothing is measured before the first read, and no label holds personal data.
import { statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { and, count, eq, inArray, isNull, lt, min } from 'drizzle-orm';
import type { Gauge, Histogram, Registry } from 'prom-client';
import type { FailureWatch } from '../api/failure-watch.ts';
import type { Metrics } from '../api/metrics.ts';
import { isEqualInConstantTime } from '../api/secrets.ts';
import type { Database, Db } from '../db/client.ts';
import { checks } from '../db/schema/logs.ts';
import { emergencies, outbox } from '../db/schema/outbox.ts';
import { observeStatements } from '../db/statement-times.ts';
import type { Env } from '../env.ts';

type MetricsOptions = {
  database: Pick<Database, 'db' | 'connections'>;
  env: Pick<Env, 'metricsToken' | 'dataDir' | 'databaseUrl' | 'backupDir'>;
  failures: Pick<FailureWatch, 'reason'>;
  /** The open staff screens of this process. */
  live: { size: number };
  now?: () => Date;
};

const requestSeconds = [0.005, 0.02, 0.1, 0.5, 2, 10];
const statementSeconds = [0.001, 0.005, 0.02, 0.1, 0.5, 2];
/** Above the number of real routes; the limit keeps made-up paths from growing the memory. */
const mostRoutes = 256;

type Started = {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  updateGauges: () => Promise<void>;
};

export function createMetrics(options: MetricsOptions): Metrics {
  const { metricsToken } = options.env;
  let started: Started | undefined;
  let starting: Promise<Started> | undefined;
  const routes = new Set<string>();

  /** Limits the number of labels: an unknown path gets none of its own. */
  function routeLabel(route: string, status: number): string {
    if (status === 404 || (!routes.has(route) && routes.size >= mostRoutes)) return '(other)';
    routes.add(route);
    return route;
  }

  return {
    observeRequest({ method, route, status, ms }) {
      const labels = { method, route: routeLabel(route, status), status };
      started?.requests.observe(labels, ms / 1000);
    },
    canRead: (incoming) =>
      metricsToken === undefined ? isLocal(incoming) : hasToken(incoming, metricsToken),
    async read() {
      starting ??= start(options);
      started = await starting;
      await started.updateGauges();
      return new Response(await started.registry.metrics(), {
        headers: { 'Content-Type': started.registry.contentType },
      });
    },
  };
}

/** Requests from elsewhere that a local proxy forwards carry a header and are not local. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers);
  return isLoopback && !isForwarded;
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  return isEqualInConstantTime(headers.authorization ?? '', `Bearer ${token}`);
}

async function start(options: MetricsOptions): Promise<Started> {
  const { Registry, Histogram, Gauge, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Duration of responses by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: requestSeconds,
    registers,
  });
  const statements = new Histogram({
    name: 'site_statement_duration_seconds',
    help: 'Duration of database statements, including the wait for a connection',
    buckets: statementSeconds,
    registers,
  });
  observeStatements((ms) => statements.observe(ms / 1000));
  const gauges = new Map<string, Gauge<'state' | 'place'>>();
  const set = (figure: Figure) => {
    const { name, help, value, labels = {} } = figure;
    const gauge =
      gauges.get(name) ?? new Gauge({ name, help, labelNames: ['state', 'place'], registers });
    gauges.set(name, gauge);
    gauge.set(labels, value);
  };
  const updateGauges = async () => {
    for (const gauge of gauges.values()) gauge.reset();
    for (const figure of await readFigures(options)) set(figure);
  };
  return { registry, requests, updateGauges };
}

type Figure = {
  name: `site_${string}`;
  help: string;
  value: number;
  labels?: { state: string } | { place: string };
};

async function readFigures(options: MetricsOptions): Promise<Figure[]> {
  const { database, env, failures, live, now = () => new Date() } = options;
  const places = {
    ...(env.databaseUrl === undefined && { data: env.dataDir }),
    ...(env.backupDir !== undefined && { backups: env.backupDir }),
  };
  const rows = await readRows(database.db, now()).catch(() => undefined);
  const isReady = rows !== undefined && failures.reason() === undefined;
  return [
    {
      name: 'site_ready',
      help: '1 while the site can read and store, else 0',
      value: isReady ? 1 : 0,
    },
    {
      name: 'site_live_connections',
      help: 'Open staff screens of this process',
      value: live.size,
    },
    ...Object.entries(database.connections?.() ?? {}).map(([state, value]) => ({
      name: 'site_pool_connections' as const,
      help: 'Database connections, and requests that wait for one',
      value,
      labels: { state },
    })),
    ...(await Promise.all(Object.entries(places).map(([place, path]) => diskFree(place, path)))),
    ...(rows ?? []),
  ];
}

async function diskFree(place: string, path: string): Promise<Figure> {
  const { bavail, bsize } = await statfs(path).catch(() => ({ bavail: 0, bsize: 0 }));
  const help = 'Free space for the data folder and for backups';
  return { name: 'site_disk_free_bytes', help, value: bavail * bsize, labels: { place } };
}

async function readRows(db: Db, now: Date): Promise<Figure[]> {
  const secondsSince = (at: Date | null | undefined) =>
    at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : 0;
  const isDue = and(inArray(outbox.status, ['waiting', 'sending']), lt(outbox.plannedAt, now));
  const [waiting] = await db
    .select({ total: count(), oldest: min(outbox.plannedAt) })
    .from(outbox)
    .where(isDue);
  const [failed] = await db
    .select({ total: count() })
    .from(outbox)
    .where(eq(outbox.status, 'failed'));
  const [unopened] = await db
    .select({ total: count(), oldest: min(emergencies.createdAt) })
    .from(emergencies)
    .where(isNull(emergencies.seenAt));
  const [backup] = await db
    .select({ at: checks.checkedAt })
    .from(checks)
    .where(and(eq(checks.name, 'backup'), eq(checks.isGood, true)));
  return [
    {
      name: 'site_outbox_waiting',
      help: 'Messages that are due and not sent',
      value: waiting?.total ?? 0,
    },
    {
      name: 'site_outbox_oldest_seconds',
      help: 'How long the oldest of them has been due',
      value: secondsSince(waiting?.oldest),
    },
    {
      name: 'site_outbox_failed',
      help: 'Messages that were given up',
      value: failed?.total ?? 0,
    },
    {
      name: 'site_emergencies_unopened',
      help: 'Emergencies that nobody has opened',
      value: unopened?.total ?? 0,
    },
    {
      name: 'site_emergency_oldest_seconds',
      help: 'How long the oldest unopened emergency has waited',
      value: secondsSince(unopened?.oldest),
    },
    {
      name: 'site_backup_last_good_timestamp_seconds',
      help: 'When the last good backup was made, 0 if there is none',
      value: (backup?.at.getTime() ?? 0) / 1000,
    },
  ];
}
