// Tests the metrics against a real database, and the alert rules against the metrics.

import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { openSite } from '../../tests/api/harness.ts';
import { checks } from '../db/schema/logs.ts';
import { emergencies, outbox } from '../db/schema/outbox.ts';
import { createMetrics } from './metrics.ts';

const site = openSite();

function startMetrics(metricsToken?: string, reason?: 'writes-failing') {
  return createMetrics({
    database: site.database,
    env: { metricsToken, dataDir: '/', databaseUrl: undefined, backupDir: '/tmp' },
    failures: { reason: () => reason },
    live: { size: 3 },
    now: site.now,
  });
}

/** The value of each line of the exposition. */
async function read(metrics = startMetrics()): Promise<Map<string, number>> {
  const text = await (await metrics.read()).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' '))),
    ]),
  );
}

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

it('serves the metrics to this machine, and to others only with the token', () => {
  const open = startMetrics();
  expect(open.canRead(from('127.0.0.1'))).toBe(true);
  expect(open.canRead(from('::ffff:127.0.0.1'))).toBe(true);
  expect(open.canRead(from('192.0.2.7'))).toBe(false);
  expect(open.canRead(from('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }))).toBe(false);
  const token = 'a-token-of-some-length';
  const guarded = startMetrics(token);
  expect(guarded.canRead(from('192.0.2.7', { authorization: `Bearer ${token}` }))).toBe(true);
  expect(guarded.canRead(from('192.0.2.7', { authorization: 'Bearer other' }))).toBe(false);
  expect(guarded.canRead(from('127.0.0.1'))).toBe(false);
});

it('counts due and failed messages, unopened emergencies, and the last good backup', async () => {
  const minuteAgo = new Date(site.now().getTime() - 60_000);
  const message = (id: number, status: 'waiting' | 'failed') => ({
    ...({ channel: 'email', kind: 'news', language: 'en', recipient: 'ana@example.org' } as const),
    ...{ params: {}, dedupeKey: `metrics:${id}`, messageId: `<metrics${id}@example.org>`, status },
    ...{ plannedAt: minuteAgo, dueAt: minuteAgo, createdAt: minuteAgo },
  });
  await site.db.insert(outbox).values([message(1, 'waiting'), message(2, 'failed')]);
  await site.db
    .insert(emergencies)
    .values({ subject: 'contact', subjectId: 1, createdAt: minuteAgo });
  await site.db
    .insert(checks)
    .values({ name: 'backup', isGood: true, detail: '', checkedAt: minuteAgo });
  const figures = await read();
  const about = (name: string) => Math.round((figures.get(name) ?? Number.NaN) / 10) * 10;
  expect(figures.get('site_outbox_waiting')).toBe(1);
  expect(about('site_outbox_oldest_seconds')).toBe(60);
  expect(figures.get('site_outbox_failed')).toBe(1);
  expect(figures.get('site_emergencies_unopened')).toBe(1);
  expect(about('site_emergency_oldest_seconds')).toBe(60);
  expect(figures.get('site_backup_last_good_timestamp_seconds')).toBe(minuteAgo.getTime() / 1000);
  expect(figures.get('site_live_connections')).toBe(3);
  expect(figures.get('site_ready')).toBe(1);
  expect(figures.get('site_disk_free_bytes{place="data"}')).toBeGreaterThan(0);
});

it('says that the site is not ready while it cannot store', async () => {
  expect((await read(startMetrics(undefined, 'writes-failing'))).get('site_ready')).toBe(0);
});

it('measures requests by route, with one label for all unknown paths', async () => {
  const metrics = startMetrics();
  await metrics.read();
  for (const [route, status] of [
    ['/api/members/:id', 200],
    ['/api/made-up', 404],
    ['/api/other', 404],
  ] as const) {
    metrics.observeRequest({ method: 'GET', route, status, ms: 30 });
  }
  const figures = await read(metrics);
  const counted = (route: string, status: number) =>
    figures.get(
      `site_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`,
    );
  expect(counted('/api/members/:id', 200)).toBe(1);
  expect(counted('(other)', 404)).toBe(2);
  expect([...figures.keys()].join()).not.toContain('made-up');
  expect(figures.get('site_statement_duration_seconds_count')).toBeGreaterThan(0);
});

const deploy = new URL('../../deploy/', import.meta.url);
const rules = readFileSync(new URL('alerts.yml', deploy), 'utf8');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const runbook = readFileSync(new URL('../docs/runbook.md', deploy), 'utf8');

it('names only metrics in the alert rules that the server has', async () => {
  const metrics = startMetrics();
  await metrics.read();
  metrics.observeRequest({ method: 'GET', route: '/', status: 200, ms: 1 });
  const known = new Set([...(await read(metrics)).keys()].map((name) => name.replace(/\{.*/, '')));
  const pooled = ['site_pool_connections'];
  const named = rules.match(/\b(?:site|process|nodejs)_\w+/g) ?? [];
  expect(named.filter((name) => !known.has(name) && !pooled.includes(name))).toEqual([]);
  expect(alerts).toHaveLength(10);
});

it.each(alerts)('explains the alert %s in the runbook', (alert) => {
  const section = runbook.split(/^## /m).find((text) => text.startsWith(`${alert}\n`)) ?? '';
  expect(section).toMatch(/\*\*Means:\*\*/);
  expect(section).toMatch(/\*\*Do:\*\*/);
});
