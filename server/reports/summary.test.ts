// The counts of the staff area equal the totals of their lists.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSite, samples } from '../../tests/api/harness.ts';

const site = openSite();
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  staff = await site.signIn();
  for (const emergency of ['YES', 'NO', 'NOT SURE']) {
    await site.visitor('POST', '/api/members', { body: { ...samples.application, emergency } });
  }
  await staff('POST', '/api/members', { body: samples.intake });
  await site.visitor('POST', '/api/members', {
    body: { ...samples.application, lastName: 'Unreached' },
  });
  await site.visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer });
  await site.visitor('POST', '/api/get-involved-submissions', {
    body: { ...samples.volunteer, homepage: 'http://spam' },
  });
  await site.visitor('POST', '/api/contacts', { body: samples.contact });
  await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, homepage: 'x' } });
});

type Summary = Record<string, never> & {
  members: Record<string, number>;
  submissions: Record<string, number>;
  sinceLastVisit: { since: string | null; changes: { subject: string; total: number }[] };
};
const summary = async () => (await staff('GET', '/api/summary')).body as Summary;
const namesAt = async (path: string) =>
  ((await staff('GET', path)).body as { lastName: string }[]).map(({ lastName }) => lastName);
const totalOf = async (path: string) =>
  Number((await staff('GET', path)).headers.get('x-total-count'));

const pairs: [name: string, path: string][] = [
  ['members.total', '/api/members'],
  ['members.active', '/api/members?status=active'],
  ['members.completed', '/api/members?status=completed'],
  ['submissions.total', '/api/get-involved-submissions'],
  ['submissions.new', '/api/get-involved-submissions?status=new'],
  ['submissions.in-progress', '/api/get-involved-submissions?status=in-progress'],
  ['activeAlerts', '/api/case-alerts'],
  ['pendingReminders', '/api/reminders?status=pending'],
  ['overdueReminders', '/api/reminders?status=overdue'],
  ['unreadMessages', '/api/contacts?status=unread'],
  ['needsReview.submissions', '/api/get-involved-submissions?needsReview=true'],
  ['needsReview.contacts', '/api/contacts?needsReview=true'],
  ['needsReview.members', '/api/members?needsReview=true'],
  ['responsesDue.members.today', '/api/members?due=today'],
  ['responsesDue.members.late', '/api/members?due=late'],
  ['responsesDue.submissions.today', '/api/get-involved-submissions?due=today'],
  ['responsesDue.contacts.late', '/api/contacts?due=late'],
];

function valueAt(body: unknown, name: string): unknown {
  return name.split('.').reduce((at, key) => (at as Record<string, unknown>)[key], body);
}

describe.each([
  ['now', 0],
  ['ten days later, when every promise is late', 10 * 86_400_000],
])('%s', (_, laterMs) => {
  beforeAll(async () => {
    site.clock.offsetMs = laterMs;
    staff = await site.signIn('casey');
  });

  it.each(pairs)('returns as %s the total of %s', async (name, path) => {
    expect(valueAt(await summary(), name)).toBe(await totalOf(path));
  });
});

it('excludes closed cases from due responses until they are reopened', async () => {
  site.clock.offsetMs = 10 * 86_400_000;
  staff = await site.signIn('casey');
  const lists = ['due=late', 'due=today', 'due=open', 'sort=dueAt', 'awaitingContact=true'];
  const foundIn = () =>
    Promise.all(
      lists.map(async (query) => (await namesAt(`/api/members?${query}`)).includes('Unreached')),
    );
  const set = async (status: string) => {
    const [row] = (await staff('GET', '/api/members?search=unreached')).body as { id: number }[];
    await staff('PATCH', `/api/members/${row?.id}`, { body: { status } });
    return valueAt(await summary(), 'responsesDue.members.late');
  };
  const late = await totalOf('/api/members?due=late');
  expect(await foundIn()).toEqual(lists.map(() => true));
  expect(await set('completed')).toBe(late - 1);
  expect(await foundIn()).toEqual(lists.map(() => false));
  expect(await totalOf('/api/members?due=late')).toBe(late - 1);
  expect(await set('active')).toBe(late);
});

describe('visit', () => {
  it('lists changes by others since the last visit, without own changes', async () => {
    site.clock.offsetMs = 0;
    const robin = await site.signIn('robin');
    const first = (await robin('GET', '/api/summary')).body as Summary;
    expect(first.sinceLastVisit).toEqual({ since: null, changes: [] });
    await robin('POST', '/api/members', { body: samples.intake });
    await site.visitor('POST', '/api/contacts', { body: samples.contact });
    const again = await site.signIn('robin');
    const { sinceLastVisit } = (await again('GET', '/api/summary')).body as Summary;
    expect(sinceLastVisit.since).not.toBeNull();
    expect(sinceLastVisit.changes).toEqual([{ subject: 'contact', action: 'received', total: 1 }]);
  });

  it('limits the changes after a long absence, and returns their first date', async () => {
    const long = await site.signIn('robin');
    await site.db.execute(
      sql`update staff_accounts set previous_visit_at = now() - interval '1 year' where username = 'robin'`,
    );
    await site.db.execute(
      sql`insert into audit_entries (at, actor, action, subject)
        select now() - n * interval '1 hour', 'visitor', 'received', 'donation' from generate_series(1, 2500) as n`,
    );
    const { sinceLastVisit } = (await long('GET', '/api/summary')).body as Summary;
    const { since, changes } = sinceLastVisit;
    expect(Date.parse(since ?? '')).toBeGreaterThan(Date.now() - 2001 * 3_600_000);
    const total = changes.find(({ subject }) => subject === 'donation')?.total;
    expect(total).toBeGreaterThan(1500);
    expect(total).toBeLessThanOrEqual(2000);
  });
});
