import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { officeZone } from '#domain/calendar/office-hours';
import { applicationReferral } from '#domain/cases/member';
import { openSite, samples, signedIn } from '../../tests/api/harness.ts';
import { rowsOf } from './rows-of.ts';
import { foldTallies } from './tallies.ts';

const site = openSite();
const staff = signedIn(site);
beforeAll(async () => {
  for (let made = 0; made < 12; made++) {
    await staff('POST', '/api/members', { body: samples.intake });
    await site.visitor('POST', '/api/members', { body: samples.application });
    await site.visitor('POST', '/api/contacts', { body: samples.contact });
    await site.visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer });
  }
});

/** Each number, and the same counted. */
const counted: [kept: string, real: string][] = [
  ...['active', 'inactive', 'completed', 'on-hold'].map((status): [string, string] => [
    `name = 'members' and value = '${status}'`,
    `members where status = '${status}'`,
  ]),
  [`name = 'members.areas'`, `members where program_areas <> '{}'`],
  [
    `name = 'members.areas' and value::text[] && array['Housing & Shelter']`,
    `members where program_areas && array['Housing & Shelter']`,
  ],
  [`name = 'members.needs-review'`, 'members where needs_review'],
  [`name = 'members.received'`, `members where referral_source = '${applicationReferral}'`],
  [
    `name = 'members.needs-review' and value = 'open'`,
    'members where needs_review and due_at is not null and first_contacted_at is null',
  ],
  [
    `name = 'members.open'`,
    `members where not needs_review and due_at is not null and first_contacted_at is null and status not in ('completed', 'inactive')`,
  ],
  [
    `name = 'members.closed-unreached'`,
    `members where not needs_review and due_at is not null and first_contacted_at is null and status in ('completed', 'inactive')`,
  ],
  [
    `name = 'members.kept' and value = 'late'`,
    'members where not needs_review and due_at is not null and first_contacted_at > due_at',
  ],
  [
    `name = 'submissions' and value = 'new'`,
    `get_involved_submissions where status = 'new' and not needs_review`,
  ],
  [`name = 'submissions.needs-review'`, 'get_involved_submissions where needs_review'],
  [`name = 'contacts' and value = 'unread'`, 'contacts where not is_read and not needs_review'],
  [
    `name = 'contacts.open' and day < '2021-01-02'`,
    `contacts where answered_at is null and not needs_review and due_at < timestamp '2021-01-02' at time zone '${officeZone}'`,
  ],
  [`name = 'alerts' and value = 'active'`, 'case_alerts where is_active and not is_resolved'],
  [`name = 'reminders.open'`, 'follow_up_reminders where not is_completed'],
  [`name = 'services' and value = 'completed'`, `service_records where outcome = 'completed'`],
];

const some = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  fc.constant(() => site.visitor('POST', '/api/members', { body: samples.application })),
  ...[
    `update members set status = 'on-hold', needs_review = not needs_review`,
    `update members set status = 'completed', program_areas = '{Housing & Shelter}'`,
    `update members set program_areas = '{}', first_contacted_at = now() + interval '9 days'`,
    `update members set first_contacted_at = null, notes = 'no number changes'`,
    'update contacts set is_read = not is_read, needs_review = not needs_review',
    `update contacts set due_at = timestamp '2021-01-01 23:30' at time zone '${officeZone}', answered_at = null`,
    `update get_involved_submissions set status = 'completed', first_responded_at = now()`,
    'update get_involved_submissions set needs_review = not needs_review',
    'update case_alerts set is_resolved = not is_resolved',
    'update follow_up_reminders set is_completed = not is_completed',
    `update service_records set outcome = 'completed'`,
    'delete from contacts',
  ].map((change) =>
    some.map((every) => () => site.db.execute(sql.raw(`${change} where id % ${every} = 0`))),
  ),
  some.map(
    (days) => () =>
      site.db.execute(
        sql`insert into service_records (member_id, service_type, service_date, description)
          select id, 'food', now() - ${days}::int * interval '1 day', 'A box' from members`,
      ),
  ),
  fc.constant(() => foldTallies(site.db)),
  fc.constant(async () => {
    const failing = site.db.transaction(async (tx) => {
      await tx.execute(sql`update members set status = 'completed'`);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
  }),
);

async function expectTrue() {
  const columns = counted.map(
    ([kept, real], at) =>
      `(select coalesce(sum(count), 0)::int from tallies where ${kept}) as kept${at},
       (select count(*)::int from ${real}) as real${at}`,
  );
  const [row = {}] = await rowsOf<Record<string, number>>(
    site.db,
    sql.raw(`select ${columns.join(', ')}`),
  );
  for (const [at, [kept]] of counted.entries()) {
    expect({ kept, total: row[`kept${at}`] }).toEqual({ kept, total: row[`real${at}`] });
  }
}

describe('the kept numbers', () => {
  it('equal the real counts whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const take of steps) await take();
        await expectTrue();
      }),
      { numRuns: 12 },
    );
  });

  it('are one row each after they were folded', async () => {
    await foldTallies(site.db);
    const several = await rowsOf(
      site.db,
      sql`select name from tallies group by name, value, day having count(*) > 1`,
    );
    expect(several).toEqual([]);
  });

  it('are by the days of the office', async () => {
    const [row] = await rowsOf<{ definition: string }>(
      site.db,
      sql`select pg_get_functiondef('office_day'::regproc) as definition`,
    );
    expect(row?.definition).toContain(`'${officeZone}'`);
  });
});
