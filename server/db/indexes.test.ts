// Tests with PostgreSQL's query plans on many rows that every list, filter, and search uses an
// index. The embedded engine plans alike but is slow to fill.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCursor } from '../../tests/api/cursors.ts';
import { origin, startApi } from '../../tests/api/harness.ts';
import { createApi } from '../api.ts';
import { generateMembers } from '../cli/generate.ts';
import { watchForOwners } from '../notifications/notices.ts';
import { recordErasures } from '../privacy/erased-list.ts';
import { runPrivacyJobs } from '../privacy/upkeep.ts';
import type { Db } from './client.ts';
import { queryRows } from './rows-of.ts';
import * as schema from './schema.ts';

const rows = 8_000;

/** The lists that screens request. */
const lists = [
  '/api/members',
  '/api/members?sort=name',
  '/api/members?sort=-updatedAt',
  '/api/members?sort=priority',
  '/api/members?sort=dueAt',
  '/api/members?sort=queue',
  '/api/members?status=on-hold',
  '/api/members?status=on-hold&sort=name',
  '/api/members?status=on-hold&sort=priority',
  '/api/members?search=garcia%20ana',
  '/api/members?search=ana.garcia',
  '/api/members?search=5550123',
  '/api/members?search=zh&sort=name',
  '/api/members?search=m&sort=name',
  '/api/members?search=o&sort=queue',
  '/api/members?search=o&status=active',
  '/api/members?search=mo%20ma',
  '/api/members?tag=new-member',
  '/api/members?needsReview=true',
  '/api/members?awaitingContact=true&sort=dueAt',
  '/api/members?due=late',
  '/api/members?sort=queue&region=richmond-metro',
  '/api/members?sort=queue&alerts=open',
  '/api/service-records',
  '/api/service-records?outcome=completed',
  `/api/service-day?serviceType=food&date=${new Date().toISOString().slice(0, 10)}`,
  '/api/reminders',
  '/api/reminders?sort=-createdAt',
  '/api/reminders?status=pending&sort=person',
  '/api/reminders?priority=urgent',
  '/api/reminders?assignedTo=ana',
  '/api/reminders?status=pending&assignedTo=%40none',
  '/api/contacts?assignedTo=ana',
  '/api/contacts?sort=dueAt',
  '/api/contacts?sort=queue',
  '/api/get-involved-submissions?sort=queue',
  '/api/contacts?needsReview=true',
  '/api/donations?needsReview=true',
  '/api/get-involved-submissions?sort=dueAt',
  '/api/get-involved-submissions?sort=-updatedAt',
  '/api/get-involved-submissions?assignedTo=ana',
  '/api/get-involved-submissions?needsReview=true',
  '/api/case-alerts?priority=critical',
  '/api/case-alerts?assignedTo=ana',
  '/api/activity?actor=ana',
  '/api/service-records/77',
  '/api/member-progress',
  '/api/member-progress/77',
  '/api/reminders?status=overdue',
  '/api/reminders?status=pending',
  '/api/reminders/77',
  '/api/contacts',
  '/api/contacts?status=unread',
  '/api/contacts?status=open&sort=dueAt',
  '/api/contacts?search=silva',
  '/api/donations',
  '/api/donations?type=monthly',
  '/api/donations?search=silva',
  '/api/get-involved-submissions',
  '/api/get-involved-submissions?status=on-hold',
  '/api/get-involved-submissions?formType=donate',
  '/api/get-involved-submissions?sort=name',
  '/api/get-involved-submissions?search=silva',
  '/api/case-alerts',
  '/api/case-alerts?memberId=77',
  '/api/outbox',
  '/api/outbox?sort=createdAt',
  '/api/outbox?status=failed',
  '/api/outbox?kind=reply',
  '/api/outbox?kind=reply&status=failed',
  '/api/outbox?search=p77',
  '/api/outbox?search=example.org',
  '/api/outbox?search=p&kind=reply',
  '/api/outbox?search=rare.example&status=failed',
  '/api/contact-attempts',
  '/api/contact-attempts?memberId=77',
  '/api/contact-attempts?submissionId=77',
  '/api/contact-attempts?contactId=77',
  '/api/contact-attempts?author=ana',
  '/api/contact-attempts?outcome=voicemail',
  '/api/activity',
  '/api/activity?memberId=77',
  '/api/members/77/timeline',
  '/api/members/77/timeline?kind=change',
  '/api/members/77/timeline?cursor={cursor}',
  '/api/saved-views',
];

/** Sequential scans are fine on restricted-case access and accounts, which have few rows. */
const readsWhole = /Seq Scan on (?!case_access|staff_accounts)/;

/** Endpoints checked as a whole, with the maximum number of rows that one query may read. */
const wholes: [path: string, rowsRead: number][] = [
  ['/api/notices', 100],
  // Per kind, 200 rows are listed and up to 1,000 more counted; rows changed since then are
  // skipped.
  ['/api/retention', 1_500],
  ['/api/emergencies', 200],
  ['/api/emergencies/summary', 100],
  ['/api/outbox/state', 1_001],
  ['/api/unsent-replies', 500],
  // Each spelling one letter away is looked up as the first word and as a later word.
  ['/api/donations?search=person%20sulva', 1_500],
  ['/api/members?search=ana%20garzia', 2_001],
  ['/api/members/77/readers', 500],
  ['/api/members?sort=queue', 500],
  ['/api/activity', 1_001],
  ['/api/case-alerts', 500],
  ['/api/case-alerts?assignedTo=%40none', 1_500],
  ['/api/contact-attempts', 1_500],
  ['/api/service-records', 1_500],
];

/** Lists with a total, and the indexes that count it or find the excluded rows. */
const totals: [path: string, indexes: string[]][] = [
  ['/api/members?status=active', ['members_status_newest', 'members_restricted']],
  ['/api/members?assignedTo=', ['members_assigned', 'members_restricted']],
  ['/api/service-records', ['members_erased', 'service_records_member']],
  ['/api/service-records?outcome=completed', ['members_erased', 'service_records_member']],
  [
    '/api/contact-attempts',
    ['members_erased', 'contacts_erased', 'get_involved_submissions_erased'],
  ],
  ['/api/outbox', ['outbox_subject']],
  ['/api/activity', ['audit_entries_member']],
];

const isTotal = ({ query }: { query: string }) => /^select count|as "total"$/.test(query);

type PlanNode = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

function scanOf(table: string, node: PlanNode): PlanNode | undefined {
  if (node['Relation Name'] === table) return node;
  return (node.Plans ?? []).map((plan) => scanOf(table, plan)).find((plan) => plan !== undefined);
}

/** Rows read by the most expensive step of a plan. */
function mostRows(node: PlanNode): number {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  return Math.max(own, ...(node.Plans ?? []).map(mostRows));
}

describe('list queries', () => {
  let site: Awaited<ReturnType<typeof startApi>>;
  let staff: Awaited<ReturnType<typeof site.signIn>>;
  let pool: pg.Pool;
  let db: Db;
  let api: ReturnType<typeof createApi>;
  const asked: { query: string; params: unknown[] }[] = [];

  beforeAll(async () => {
    site = await startApi();
    await generateMembers(site.database, rows);
    pool = new pg.Pool({ connectionString: site.env.databaseUrl, max: 1 });
    await fillTheRest(pool);
    await pool.query('vacuum analyze');
    staff = await site.signIn();
    db = drizzle({
      client: pool,
      schema,
      casing: 'snake_case',
      logger: { logQuery: (query, params) => asked.push({ query, params }) },
    }) as Db;
    api = createApi({ db, env: site.env, log: pino({ level: 'silent' }) });
  });
  afterAll(async () => {
    await pool.end();
    await site.stop();
  });

  it.each(lists)('reads no table from end to end: %s', async (path) => {
    asked.length = 0;
    // Sealed for each run: in the test title it would differ on each engine.
    const cursor = buildCursor(['2026-11-16T12:00:00.000Z', '3', '500']);
    const address = `${origin}${path.replace('{cursor}', cursor)}`;
    const request = new Request(address, { headers: { cookie: staff.cookie } });
    expect((await api.fetch(request)).status).toBe(200);
    const pages = asked.filter(({ query }) => /order by .* limit/s.test(query));
    expect(pages).not.toEqual([]);
    for (const { query, params } of pages) {
      const { rows: plan } = await pool.query(`explain ${query}`, params);
      const text = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(text).not.toMatch(readsWhole);
    }
  });

  it.each(['', '?assignedTo=ana', '?assignedTo=%40none'])(
    'reads no table from end to end: /api/my-day%s',
    async (query) => {
      asked.length = 0;
      const path = `${origin}/api/my-day${query}`;
      const request = new Request(path, { headers: { cookie: staff.cookie } });
      expect((await api.fetch(request)).status).toBe(200);
      // A total reads every row that it counts.
      const ofPeople = asked.filter((one) => !/"staff_sessions"|^select count/.test(one.query));
      expect(ofPeople.length).toBeGreaterThan(4);
      for (const { query: text, params } of ofPeople) {
        const { rows: plan } = await pool.query(`explain ${text}`, params);
        const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
        expect(lines, text).not.toMatch(readsWhole);
      }
    },
  );

  it.each(wholes)('reads no more rows than needed: %s', async (path, rowsRead) => {
    asked.length = 0;
    const request = new Request(`${origin}${path}`, { headers: { cookie: staff.cookie } });
    const response = await api.fetch(request);
    expect(response.status).toBe(200);
    await response.body?.cancel();
    // An exact total reads every row that it counts.
    const reads = asked.filter((one) => /^\s*(select|with)/.test(one.query) && !isTotal(one));
    expect(reads.length).toBeGreaterThan(1);
    for (const { query, params } of reads) {
      const { rows: plan } = await pool.query(`explain (analyze, format json) ${query}`, params);
      expect(mostRows(plan[0]['QUERY PLAN'][0].Plan), query).toBeLessThanOrEqual(rowsRead);
    }
  });

  it.each(totals)('counts the total without a lookup for each row: %s', async (path, indexes) => {
    asked.length = 0;
    const request = new Request(`${origin}${path}`, { headers: { cookie: staff.cookie } });
    expect((await api.fetch(request)).headers.get('x-total-count')).toMatch(/^[1-9]/);
    const [total, ...others] = asked.filter(isTotal);
    expect(others).toEqual([]);
    const { rows: plan } = await pool.query(
      `explain (analyze, format json) ${total?.query}`,
      total?.params,
    );
    const text = JSON.stringify(plan[0]['QUERY PLAN']);
    for (const index of indexes) expect(text).toContain(`"Index Name":"${index}"`);
    const loops = [...text.matchAll(/"Actual Loops":(\d+)/g)].map(([, number]) => Number(number));
    expect(Math.max(...loops)).toBeLessThan(1_000);
  });

  it('runs with JIT disabled, because compiling takes longer than any list query', async () => {
    const [setting] = await queryRows<{ jit: string }>(site.db, sql`show jit`);
    expect(setting?.jit).toBe('off');
  });

  it('reads no more rows in the middle of a list than at its beginning', async () => {
    asked.length = 0;
    const path = `/api/members?sort=name&cursor=${buildCursor(['garcia maria', 1])}`;
    await api.fetch(new Request(`${origin}${path}`, { headers: { cookie: staff.cookie } }));
    const page = asked.find(({ query }) => /order by .* limit/s.test(query));
    const { rows: plan } = await pool.query(
      `explain (analyze, format json) ${page?.query}`,
      page?.params,
    );
    const [{ Plan: root }] = plan[0]['QUERY PLAN'];
    expect(JSON.stringify(root)).toContain('"Index Cond"');
    expect(root['Actual Rows']).toBeLessThanOrEqual(51);
    // Only the few restricted and erased rows of the page, and none before the page.
    const removed = scanOf('members', root)?.['Rows Removed by Filter'] ?? 0;
    expect(removed).toBeLessThanOrEqual(5);
  });

  it('reads the audit log through an index in every recurring job', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'erased-list-'));
    asked.length = 0;
    await runPrivacyJobs({ ...site.database, db }, site.log, site.now());
    await recordErasures(db, folder).finally(() => rmSync(folder, { recursive: true }));
    await watchForOwners(db, site.notifyContext(), 0);
    const ofTheLog = asked.filter(({ query }) => /^\s*(select|with).*audit_entries/s.test(query));
    let plans = '';
    for (const { query, params } of ofTheLog) {
      const { rows: plan } = await pool.query(`explain ${query}`, params);
      plans += `${plan.map((line) => line['QUERY PLAN']).join('\n')}\n\n`;
    }
    expect(plans).not.toContain('Seq Scan on audit_entries');
    const used = [...plans.matchAll(/(?:using|Index Scan on) (audit_entries_\w+)/g)];
    expect(new Set(used.map(([, name]) => name))).toEqual(
      new Set(['erased', 'noticed'].map((name) => `audit_entries_${name}`)),
    );
  });
});

/**
 * Fills the other tables with so many rows that a sequential scan is the worse plan. Messages have
 * small rows, so they need more.
 */
async function fillTheRest(pool: pg.Pool): Promise<void> {
  const series = `generate_series(1, ${rows}) as n`;
  const many = `generate_series(1, ${3 * rows}) as n`;
  const when = `now() - n * interval '1 minute'`;
  const text = `case when n % 100 = 0 then 'silva ' else '' end || md5(n::text)`;
  const name = `'Person ' || n, 'p' || n || '@example.org'`;
  await pool.query(`
    insert into contacts (reference, name, email, subject, message, due_at, created_at, is_read, answered_at, search_text)
      select 'C' || n, ${name}, 'Hello', 'Hello', ${when}, ${when}, n % 100 <> 0, case when n % 100 <> 0 then now() end, ${text} from ${many};
    insert into donations (reference, donor_name, email, amount, type, created_at, search_text)
      select 'D' || n, ${name}, 5, case when n % 50 = 0 then 'monthly' else 'one-time' end, ${when}, ${text} from ${series};
    insert into get_involved_submissions (reference, form_type, first_name, last_name, email, phone, form_data, status, due_at, created_at, search_text, sort_name)
      select 'S' || n, case when n % 50 = 0 then 'donate' else 'volunteer' end, ${name}, 'x', 'x', '{}',
        case when n % 50 = 0 then 'on-hold' else 'completed' end, ${when}, ${when}, ${text}, ${text} from ${series};
    insert into case_alerts (member_id, alert_type, title, message, is_resolved, created_at)
      select n, 'other', 'x', 'x', n % 100 <> 0, ${when} from ${series};
    insert into emergencies (subject, subject_id, notified_at, seen_at)
      select 'member', n, ${when}, case when n % 400 <> 0 then now() - interval '1 day' end from ${series};
    insert into outbox (channel, kind, recipient, params, dedupe_key, message_id, status, planned_at, due_at, created_at)
      select 'email', case when n % 100 = 0 then 'reply' else 'thanks' end,
        'p' || n || case when n % 100 = 0 then '@rare.example' else '@example.org' end, '{}', 'k' || n, 'm' || n,
        case when n % 90 = 0 then 'failed' else 'sent' end, ${when}, ${when}, ${when} from ${many};
    insert into replies (subject, subject_id, body, author, message_id)
      select 'contact', 1 + id % ${rows}, 'x', case when id % 300 = 0 then 'casey' else 'ana' end, id from outbox where id % 100 = 0;
    insert into contact_attempts (member_id, submission_id, contact_id, kind, outcome, author, created_at)
      select case when n % 3 = 0 then n end, case when n % 3 = 1 then n end, case when n % 3 = 2 then n end, 'call',
        case when n % 50 = 0 then 'voicemail' else 'reached' end, case when n % 50 = 0 then 'ana' else 'ben' end, ${when} from ${series};
    insert into audit_entries (at, actor, action, subject, member_id)
      select ${when}, 'visitor', 'received', 'member', n from ${series};
    insert into audit_entries (at, actor, action, subject, subject_id)
      select ${when}, 'ana', action, 'contact', n
        from ${series}, (values ('changed'), ('erased')) as one (action) where n % 100 = 0;
    insert into saved_views (name, list, filter, owner) select 'v' || n, 'members', '{}', 'o' || n from ${series};
    insert into public_events (title, description, event_date, event_time, location, city, state, event_type)
      select 'x', 'x', '2020-01-01'::date + n % 4000, 'x', 'x', 'x', 'x', 'x' from ${series};
    insert into read_entries (at, actor, kind, route, subject, ids, allowed_as)
      select ${when}, 'ana', 'one', 'r', 'member', array[n], 'x' from ${series};
    insert into households (id) overriding system value select n from ${series};
    insert into household_people (household_id, member_id, first_name, relation, from_on)
      select n, n, '', 'head', '2026-01-01' from ${series} union all select n, null, 'Mia', 'child', '2026-01-01' from ${series};
    update members set is_restricted = true where id % 200 = 3;
    update members set updated_at = now() - interval '4 years' where status = 'active' and id % 10 = 0;
    update get_involved_submissions set updated_at = now() - interval '3 years', created_at = now() - interval '3 years',
      erased_at = now(), needs_review = true where id % 16 = 0;
    update contacts set created_at = now() - interval '3 years', erased_at = now(), needs_review = true where id % 16 = 0;
    update donations set created_at = now() - interval '9 years', erased_at = now(), needs_review = true where id % 16 = 0;
    update contacts set created_at = now() - interval '3 years', needs_review = id % 200 = 0
      where id % 100 = 0 and erased_at is null;
    update members set tags = '{new-member}' where id % 500 = 0;
    update members set needs_review = true where id % 500 = 0;
    update members set due_at = created_at where id % 100 = 0;
  `);
}
