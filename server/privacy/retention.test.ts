// Tests that nothing is stored longer than the privacy page promises, and that erasures are
// announced.
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { promisedRetentionMonths, retentionNoticeDays } from '#domain/privacy';
import { mailSettings, openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import type { Db } from '../db/client.ts';
import { queryRows } from '../db/rows-of.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { recurringJobs } from '../db/schema/outbox.ts';
import { eraseDueRows, runRetention } from './retention.ts';
import { runPrivacyJobs } from './upkeep.ts';

const site = openSite(mailSettings);
const staff = signInBeforeAll(site);

type Row = Record<string, unknown> & { id: number };
type Retention = {
  periods: (Row & { name: string; months: number; promised: number })[];
  holds: Row[];
  lastRun: string | null;
};
const retention = async () => (await staff('GET', '/api/retention')).body as Retention;
type Next = Row & { subject: string; name: string; goesAt: string; rule: string };
const nextErasures = async (query = '') => {
  const response = await staff('GET', `/api/retention-next${query}`);
  const link = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
  const total = Number(response.headers.get('x-total-count'));
  return { rows: response.body as Next[], total, toNext: link?.split('retention-next')[1] };
};
const days = (count: number) => new Date(site.now().getTime() + count * 86_400_000);

const tables = {
  member: 'members',
  submission: 'get_involved_submissions',
  contact: 'contacts',
  donation: 'donations',
} as const;

/** Moves all timestamps of a row into the past. */
async function age(db: Db, subject: keyof typeof tables, id: number, months: number) {
  const at = sql`now() - make_interval(months => ${months})`;
  const name = sql.identifier(tables[subject]);
  await db.execute(sql`update ${name} set created_at = ${at} where id = ${id}`);
  if (subject === 'member' || subject === 'submission') {
    await db.execute(sql`update ${name} set updated_at = ${at} where id = ${id}`);
  }
  // The log is insert-only; tests own the tables and may disable the trigger.
  await db.execute(sql`alter table audit_entries disable trigger refuse_change`);
  await db.execute(
    sql`update audit_entries set at = ${at} where subject = ${subject} and subject_id = ${id}`,
  );
  await db.execute(sql`alter table audit_entries enable trigger refuse_change`);
}

async function caseOf(lastName: string, status: string, months: number): Promise<number> {
  const taken = await staff('POST', '/api/members', { body: { ...samples.intake, lastName } });
  const { id } = taken.body as Row;
  if (status !== 'active') await staff('PATCH', `/api/members/${id}`, { body: { status } });
  await age(site.db, 'member', id, months);
  return id;
}

const isErased = async (id: number) => {
  const [row] = await queryRows<{ name: string }>(
    site.db,
    sql`select first_name as name from members where id = ${id}`,
  );
  return row?.name === 'Erased';
};

describe('retention', () => {
  const ids = { old: 0, open: 0, young: 0, worked: 0, held: 0 };
  beforeAll(async () => {
    const over = promisedRetentionMonths.cases + 1;
    ids.old = await caseOf('Old', 'completed', over);
    ids.open = await caseOf('Open', 'active', over);
    ids.young = await caseOf('Young', 'completed', promisedRetentionMonths.cases - 2);
    ids.worked = await caseOf('Worked', 'completed', over);
    const note = { memberId: ids.worked, title: 'Call', description: 'She called again' };
    await staff('POST', '/api/member-progress', { body: note });
    ids.held = await caseOf('Held', 'inactive', over);
    const body = { subject: 'member', subjectId: ids.held, reason: 'A court asked for it' };
    expect((await staff('POST', '/api/retention-holds', { body })).status).toBe(201);
    await site.visitor('POST', '/api/contacts', { body: samples.contact });
    await age(site.db, 'contact', 1, promisedRetentionMonths.messages + 1);
  });

  it('starts with the promised periods and allows shorter but not longer ones', async () => {
    const { periods } = await retention();
    expect(Object.fromEntries(periods.map(({ name, months }) => [name, months]))).toEqual(
      promisedRetentionMonths,
    );
    const pledges = periods.find(({ name }) => name === 'pledges') ?? expect.unreachable();
    const path = `/api/retention-periods/${pledges.id}`;
    const longer = await staff('PATCH', path, { body: { months: pledges.months + 1 } });
    expect(longer.status).toBe(422);
    const shorter = await staff('PATCH', path, { body: { months: 12 } });
    expect(shorter.body).toMatchObject({ months: 12, version: 2 });
  });

  it('lists rows for a month before they are erased', async () => {
    const { holds } = await retention();
    const { rows: next } = await nextErasures();
    expect(next.map(({ subject, id }) => `${subject}-${id}`).toSorted()).toEqual([
      'contact-1',
      `member-${ids.old}`,
    ]);
    const goes = next.map(({ goesAt }) => new Date(goesAt).getTime());
    expect(Math.min(...goes)).toBeGreaterThan(days(retentionNoticeDays - 1).getTime());
    expect(holds).toMatchObject([{ subjectId: ids.held, name: 'Ben Held', heldBy: 'casey' }]);
    expect(await eraseDueRows(site.db, days(retentionNoticeDays - 1))).toBe(0);
  });

  it('erases closed cases without recent work, and no open, recent, or held ones', async () => {
    await runPrivacyJobs(site.database, site.log, days(retentionNoticeDays + 1));
    const erased = Object.entries(ids).map(async ([name, id]) => [name, await isErased(id)]);
    expect(Object.fromEntries(await Promise.all(erased))).toEqual({
      ...{ old: true, open: false, young: false, worked: false, held: false },
    });
    const { lastRun } = await retention();
    expect(lastRun).not.toBeNull();
    expect((await nextErasures()).rows).toEqual([]);
    const [entry] = await site.db
      .select({ actor: auditEntries.actor, note: auditEntries.note })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'erased'), eq(auditEntries.memberId, ids.old)));
    expect(entry).toEqual({ actor: 'system', note: 'retention' });
  });

  it('refuses to erase a held row', async () => {
    const path = `/api/members/${ids.held}?reason=asked`;
    const refused = await staff('DELETE', path);
    expect([refused.status, refused.body]).toMatchObject([409, { error: { code: 'conflict' } }]);
    expect(await isErased(ids.held)).toBe(false);
    const [hold] = (await retention()).holds;
    // Ending one hold leaves a colleague's hold and its reason.
    const body = { subject: 'member', subjectId: ids.held, reason: 'A complaint is open' };
    const second = (await staff('POST', '/api/retention-holds', { body })).body as { id: number };
    expect((await staff('DELETE', `/api/retention-holds/${hold?.id}`)).status).toBe(200);
    expect((await retention()).holds).toMatchObject([{ id: second.id, reason: body.reason }]);
    expect((await staff('DELETE', path)).status).toBe(409);
    expect((await staff('DELETE', `/api/retention-holds/${second.id}`)).status).toBe(200);
    expect((await staff('DELETE', path)).status).toBe(200);
  });

  it('runs retention once a day, in one process only', async () => {
    const late = await caseOf('Late', 'completed', promisedRetentionMonths.cases + 1);
    // Two days later; one of them may have 25 hours.
    const today = days(retentionNoticeDays + 3);
    await Promise.all([
      runPrivacyJobs(site.database, site.log, today),
      runPrivacyJobs(site.database, site.log, today),
    ]);
    expect(await isErased(late)).toBe(true);
    const second = await caseOf('Second', 'completed', promisedRetentionMonths.cases + 1);
    await runPrivacyJobs(site.database, site.log, today);
    expect(await isErased(second)).toBe(false);
  });

  it('does not erase a case that staff reopen during the run', async () => {
    const id = await caseOf('Again', 'completed', promisedRetentionMonths.cases + 1);
    const meanwhile = new Proxy(site.db, {
      get: (db, key) =>
        key === 'transaction'
          ? async (work: never) => {
              await staff('PATCH', `/api/members/${id}`, { body: { status: 'active' } });
              return db.transaction(work);
            }
          : Reflect.get(db, key),
    });
    await eraseDueRows(meanwhile, days(retentionNoticeDays + 3));
    expect(await isErased(id)).toBe(false);
  });

  it('erases an application that needed review after three months, unless staff contacted the person', async () => {
    const months = promisedRetentionMonths['needs-review'];
    const needsReview = async (lastName: string, old: number, more = sql``) => {
      const id = await caseOf(lastName, 'active', old);
      await site.db.execute(
        sql`update members set needs_review = true, review_reason = 'over-limit' ${more} where id = ${id}`,
      );
      return id;
    };
    const marked = {
      old: await needsReview('Old', months + 1),
      young: await needsReview('Young', months - 2),
      reached: await needsReview('Reached', months + 1, sql`, first_contacted_at = now()`),
    };
    await eraseDueRows(site.db, days(retentionNoticeDays + 4));
    const erased = Object.entries(marked).map(async ([name, id]) => [name, await isErased(id)]);
    expect(Object.fromEntries(await Promise.all(erased))).toEqual({
      ...{ old: true, young: false, reached: false },
    });
  });

  it('lists upcoming erasures of every kind in pages of 20, soonest first, each once, and finds them by name', async () => {
    await site.db.execute(sql`update retention_periods set not_before = now()`);
    const months = sql`make_interval(months => ${promisedRetentionMonths['needs-review']})`;
    await site.db.execute(
      sql`insert into members (reference, first_name, last_name, search_text, needs_review, review_reason, created_at)
        select 'many-' || n, 'One', 'Of many', 'of many one ' || n, true, 'over-limit',
          now() - ${months} + make_interval(hours => n)
        from generate_series(1, 45) as n`,
    );
    const id = await caseOf('Behind', 'completed', promisedRetentionMonths.cases);
    await site.db.execute(
      sql`update members set updated_at = updated_at + interval '9 days' where id = ${id}`,
    );
    const first = await nextErasures();
    const all: Next[] = [];
    let page: Awaited<ReturnType<typeof nextErasures>> | undefined = first;
    const sizes: number[] = [];
    while (page !== undefined) {
      all.push(...page.rows);
      sizes.push(page.rows.length);
      page = page.toNext === undefined ? undefined : await nextErasures(page.toNext);
    }
    expect(sizes.slice(0, 2)).toEqual([20, 20]);
    expect(all).toHaveLength(first.total);
    expect(new Set(all.map((row) => `${row.subject} ${row.id}`)).size).toBe(first.total);
    expect(all.map(({ goesAt }) => goesAt)).toEqual(all.map(({ goesAt }) => goesAt).toSorted());
    expect(all.filter(({ rule }) => rule === 'needs-review')).toHaveLength(45);
    expect(await nextErasures('?search=behind')).toMatchObject({
      rows: [{ id, subject: 'member', name: 'Ben Behind', rule: 'cases' }],
      total: 1,
    });
    await site.db.execute(sql`delete from members where last_name = 'Of many'`);
  });

  it('lists a row for a month after its hold ended', async () => {
    const id = await caseOf('Freed', 'completed', promisedRetentionMonths.cases + 1);
    const body = { subject: 'member', subjectId: id, reason: 'A court asked for it' };
    const hold = (await staff('POST', '/api/retention-holds', { body })).body as Row;
    const path = `/api/retention-holds/${hold.id}`;
    expect((await staff('DELETE', path)).status).toBe(200);
    expect((await retention()).holds).toEqual([]);
    const { rows: next } = await nextErasures();
    const [freed] = next.filter((one) => one.subject === 'member' && one.id === id);
    expect(new Date(freed?.goesAt ?? 0) > days(retentionNoticeDays - 1)).toBe(true);
    await eraseDueRows(site.db, days(retentionNoticeDays - 1));
    expect(await isErased(id)).toBe(false);
    expect((await staff('DELETE', path)).status).toBe(404);
    await eraseDueRows(site.db, days(retentionNoticeDays + 1));
    expect(await isErased(id)).toBe(true);
    expect(await queryRows(site.db, sql`select from retention_holds`)).toEqual([]);
  });

  it('counts three months from the day on which staff marked a row for review', async () => {
    await site.visitor('POST', '/api/contacts', { body: samples.contact });
    await site.visitor('POST', '/api/donations', { body: samples.donation });
    await site.visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer });
    const months = promisedRetentionMonths['needs-review'];
    const places = [
      ['contact', '/api/contacts', 'PATCH'],
      ['donation', '/api/donations', 'PATCH'],
      ['submission', '/api/get-involved-submissions', 'PUT'],
    ] as const;
    const ids: number[] = [];
    for (const [subject, path, method] of places) {
      const [row] = (await staff('GET', path)).body as [Row];
      await age(site.db, subject, row.id, months + 1);
      const done = await staff(method, `${path}/${row.id}`, { body: { needsReview: true } });
      expect(done.status, done.text).toBe(200);
      ids.push(row.id);
    }
    const erased = async () => {
      const found = places.map(([subject], at) =>
        queryRows<{ is: boolean }>(
          site.db,
          sql`select erased_at is not null as is from ${sql.identifier(tables[subject])} where id = ${ids[at]}`,
        ),
      );
      return (await Promise.all(found)).map(([row]) => row?.is);
    };
    await eraseDueRows(site.db, days(months * 28));
    expect(await erased()).toEqual([false, false, false]);
    await eraseDueRows(site.db, days(months * 31 + 1));
    expect(await erased()).toEqual([true, true, true]);
  });

  it('keeps messages and forms with a recent reply or call', async () => {
    const inbox = '/api/contacts';
    const forms = '/api/get-involved-submissions';
    const sent = async (path: string, body: object) => {
      expect((await site.visitor('POST', path, { body })).status).toBe(201);
      const [row] = (await staff('GET', path)).body as [Row];
      return row.id;
    };
    const reply = async (path: string, body: string) =>
      expect((await staff('POST', `${path}/replies`, { body: { body } })).status).toBe(201);
    const rows = {
      quiet: await sent(inbox, { ...samples.contact, subject: 'Quiet' }),
      called: await sent(inbox, { ...samples.contact, subject: 'Called' }),
      replied: await sent(inbox, { ...samples.contact, subject: 'Replied' }),
    };
    const form = await sent(forms, samples.volunteer);
    const call = { contactId: rows.called, kind: 'call', outcome: 'no-answer' };
    expect((await staff('POST', '/api/contact-attempts', { body: call })).status).toBe(201);
    await reply(`${inbox}/${rows.replied}`, 'Hello');
    await reply(`${forms}/${form}`, 'Hello');
    for (const id of Object.values(rows)) {
      await age(site.db, 'contact', id, promisedRetentionMonths.messages + 1);
    }
    await age(site.db, 'submission', form, promisedRetentionMonths.forms + 1);
    const ago = sql`now() - interval '3 years'`;
    await site.db.execute(
      sql`update contacts set answered_at = ${ago} where answered_at is not null`,
    );
    await reply(`${inbox}/${rows.replied}`, 'And again');
    await reply(`${forms}/${form}`, 'And again');
    await eraseDueRows(site.db, days(1));
    const names = (await staff('GET', inbox)).body as (Row & { subject: string })[];
    expect(names.map(({ subject }) => subject)).toEqual(['Replied', 'Called']);
    const kept = await staff('GET', `${forms}/${form}`);
    expect(kept.body).toMatchObject({ firstName: samples.volunteer.firstName });
  });
});

describe('announcement of erasures', () => {
  it.each([
    ['the server was down for long', -10],
    ['a clock that was wrong ran far ahead', 100],
  ])('announces erasures for another month when %s', async (_, gap) => {
    const id = await caseOf('Unseen', 'completed', promisedRetentionMonths.cases + 1);
    const now = days(200 + gap);
    const lastDay = toOfficeDate(new Date(now.getTime() + gap * 86_400_000));
    await site.db.update(recurringJobs).set({ lastDay }).where(eq(recurringJobs.name, 'retention'));
    const later = (count: number) => new Date(now.getTime() + count * 86_400_000);
    for (const day of [0, 1, 7, 14, 21, 28])
      expect(await runRetention(site.db, later(day))).toBe(0);
    expect(await isErased(id)).toBe(false);
    expect(await runRetention(site.db, later(retentionNoticeDays + 1))).toBeGreaterThan(0);
    expect(await isErased(id)).toBe(true);
  });
});
