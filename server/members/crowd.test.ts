// A thousand invented emergencies, and one that is true: nobody is refused, nobody is buried.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../tests/api/harness.ts';
import { rowsOf } from '../db/rows-of.ts';

type Row = Record<string, unknown> & { id: number };
type Site = Awaited<ReturnType<typeof startApi>>;
type Staff = Awaited<ReturnType<Site['signIn']>>;

const flooded = '198.51.100.7';
const invented = 1_000;
let names = 0;

const send = (site: Site, changes: object, address: string, browser: string) =>
  site.visitor('POST', '/api/members', {
    body: { ...samples.application, emergency: 'YES', ...changes },
    address,
    headers: { 'user-agent': browser },
  });

/** Several at once, as fast as they go. */
async function flood(site: Site, count: number, browserOf: (at: number) => string, more = {}) {
  const statuses = new Set<number>();
  let left = count;
  const sendOn = async () => {
    while (left-- > 0) {
      const lastName = `Invented${names++}`;
      const phone = `804-555-${String(names).padStart(4, '0')}`;
      const response = await send(site, { lastName, phone, ...more }, flooded, browserOf(names));
      statuses.add(response.status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendOn));
  return [...statuses];
}

const list = async (staff: Staff, path: string) => (await staff('GET', path)).body as Row[];
const countShort = async (site: Site) => {
  const [row] = await rowsOf<{ whole: number; short: number }>(
    site.db,
    sql`select count(*) filter (where not is_short)::int as whole,
          count(*) filter (where is_short)::int as short from arrivals`,
  );
  return row ?? expect.unreachable();
};

describe('among a thousand invented applications, one from their network and one from another', () => {
  let site: Site;
  let staff: Staff;
  const real: number[] = [];
  beforeAll(async () => {
    site = await startApi();
    site.clock.stoppedAt = Date.now();
    staff = await site.signIn();
    expect(await flood(site, invented / 2, () => 'curl')).toEqual([201]);
    for (const [lastName, address] of [
      ['Beside', flooded],
      ['Elsewhere', '203.0.113.9'],
    ] as const) {
      expect((await send(site, { lastName }, address, 'Firefox')).status).toBe(201);
    }
    expect(await flood(site, invented / 2, () => 'curl')).toEqual([201]);
    for (const name of ['Beside', 'Elsewhere']) {
      real.push(Number((await list(staff, `/api/members?search=${name}`))[0]?.id));
    }
  });
  afterAll(() => site.stop());

  it.each([
    '/api/members?sort=queue',
    '/api/members?sort=queue&alerts=open',
    '/api/members?sort=dueAt&due=open',
  ])('stand first in %s', async (path) => {
    const [first, second] = await list(staff, path);
    expect([first?.id, second?.id].toSorted()).toEqual(real);
  });

  it('have alerts and reminders, and nobody else has', async () => {
    for (const path of ['/api/case-alerts', '/api/reminders']) {
      const of = (await list(staff, path)).map(({ memberId }) => Number(memberId));
      expect(of.toSorted((one, other) => one - other)).toEqual(real);
    }
  });

  it('are listed before the crowd, which sends few messages', async () => {
    const listed = await list(staff, '/api/emergencies');
    expect(listed.map(({ subjectId }) => subjectId).slice(0, 2)).toEqual(real.toReversed());
    expect(listed[2]).toMatchObject({ needsReview: true });
    const mails = await site.db.query.outbox.findMany();
    expect(mails.filter(({ kind }) => kind === 'emergency').length).toBeLessThanOrEqual(30);
  });

  it('leave room: what came beyond the ceiling is kept in its short form', async () => {
    const { whole, short } = await countShort(site);
    expect(whole + short).toBe(invented + 2);
    expect(whole).toBeLessThan(450);
  });

  it('are all that is due, in the lists and the figures, until a case of the crowd is let in', async () => {
    site.clock.offsetMs = 10 * 86_400_000;
    const later = await site.signIn();
    const late = async () => {
      const listed = await later('GET', '/api/members?due=late');
      const { responsesDue } = (await later('GET', '/api/summary')).body as {
        responsesDue: { members: { late: number } };
      };
      const [analytics] = (
        (await later('GET', '/api/analytics')).body as { responsesDue: { late: number }[] }
      ).responsesDue;
      return [
        Number(listed.headers.get('x-total-count')),
        responsesDue.members.late,
        analytics?.late,
      ];
    };
    expect(await late()).toEqual([2, 2, 2]);
    const stats = await later('GET', '/api/stats');
    expect(stats.body).toMatchObject({ peopleHelped: 0, respondedInTimePercent: null });
    const [invented] = await list(later, '/api/members?needsReview=true&due=late');
    const body = { needsReview: false };
    expect((await later('PATCH', `/api/members/${invented?.id}`, { body })).status).toBe(200);
    site.clock.offsetMs += 10 * 86_400_000;
    const letIn = await site.signIn();
    expect(await list(letIn, '/api/members?due=late')).toHaveLength(3);
  });
});

describe('a crowd that pretends to be many browsers', () => {
  let site: Site;
  let staff: Staff;
  beforeAll(async () => {
    site = await startApi();
    site.clock.stoppedAt = Date.now();
    staff = await site.signIn();
    const additionalInfo = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [`answer ${at}`, 'x'.repeat(5_000)]),
    );
    await flood(site, 100, (at) => `browser ${at}`, { additionalInfo });
  });
  afterAll(() => site.stop());

  it('fills no disk: forty large ones are kept in full, of the rest the short form', async () => {
    const { whole, short } = await countShort(site);
    expect(whole).toBeGreaterThan(40);
    expect(whole).toBeLessThan(90);
    expect(whole + short).toBe(100);
  });

  it('is a crowd all the same: another network stands before it', async () => {
    await send(site, { lastName: 'Elsewhere' }, '203.0.113.10', 'Firefox');
    const [first] = await list(staff, '/api/members?sort=queue');
    expect(first).toMatchObject({ lastName: 'Elsewhere' });
  });

  it('keeps the short form of whoever is in it: name, phone, danger, one sentence', async () => {
    const lastName = 'Withinit';
    const questions = `Please call me tonight. ${'More. '.repeat(500)}`;
    const response = await send(site, { lastName, questions }, flooded, 'Firefox');
    expect(response).toMatchObject({ status: 201, body: { isShort: true } });
    const again = await send(site, { lastName, questions }, flooded, 'Firefox');
    expect(again.body).toEqual(response.body);
    const [found] = await list(staff, `/api/members?search=${lastName}`);
    const id = Number(found?.id);
    const { body } = await staff('GET', `/api/members/${id}`);
    const { phone, priority, additionalInfo, notes } = body as Row;
    expect({ phone, priority, additionalInfo }).toMatchObject({
      phone: samples.application.phone,
      priority: 'urgent',
      additionalInfo: { homeSafety: 'SAFE', emergency: 'YES' },
    });
    expect(String(notes)).toMatch(/^Please call me tonight\./);
    expect(String(notes).length).toBeLessThanOrEqual(200);
  });

  it('hears the same person again: what they add counts, a calmer word takes nothing back', async () => {
    const lastName = 'Askedagain';
    const ask = (emergency: string, questions: string) =>
      send(site, { lastName, emergency, questions }, flooded, 'Firefox');
    const open = async () => {
      const ids = (await list(staff, `/api/members?search=${lastName}`)).map(({ id }) => id);
      const cases = ids.map(async (id) => (await staff('GET', `/api/members/${id}`)).body as Row);
      return Promise.all(cases);
    };
    const first = await ask('NO', 'We need some food.');
    const before = await countShort(site);
    expect(await open()).toMatchObject([{ priority: 'normal', triageReasons: [] }]);
    const again = (await ask('YES', 'He is back.')).body;
    expect(again).toEqual({ ...(first.body as object), isDanger: true });
    const [now] = await open();
    const urgent = { priority: 'urgent', notes: 'He is back.' };
    expect(now).toMatchObject({ ...urgent, additionalInfo: { emergency: 'YES' } });
    expect(await site.db.query.emergencies.findMany()).toContainEqual(
      expect.objectContaining({ subject: 'member', subjectId: now?.id }),
    );
    expect((await ask('NO', 'All is well.')).body).toEqual(first.body);
    expect(await open()).toMatchObject([urgent]);
    expect(await countShort(site)).toEqual(before);

    // What staff have worked on stays as they know it.
    await staff('PATCH', `/api/members/${now?.id}`, { body: { tags: ['called'] } });
    await ask('YES', 'He is at the door.');
    await ask('YES', 'He is inside.');
    const texts = (await open()).map(({ notes }) => notes);
    expect(texts.toSorted()).toEqual(['He is back.', 'He is inside.']);
  });

  it('lets in whom staff know to be a person, with all that the answers ask for', async () => {
    const [found] = await list(staff, '/api/members?search=Withinit');
    const id = Number(found?.id);
    await staff('PATCH', `/api/members/${id}`, { body: { needsReview: false } });
    const alerts = await list(staff, '/api/case-alerts');
    expect(alerts).toContainEqual(
      expect.objectContaining({ memberId: id, alertType: 'emergency' }),
    );
    expect(await list(staff, `/api/reminders/${id}`)).toHaveLength(1);
    const ids = (await list(staff, '/api/members?sort=queue')).map((row) => row.id);
    expect(ids.indexOf(id)).toBeLessThan(2);
  });

  it('without end pushes out its own oldest, never what somebody of staff has opened', async () => {
    await site.db.execute(sql`
      with made as (insert into members (reference, first_name, last_name, needs_review)
        select 'S-' || n, 'Short', 'Form' || n, true from generate_series(1, 2000) n returning id, last_name)
      insert into arrivals (subject, subject_id, network, sender, crowd, is_short, at)
      select 'member', made.id, a.network, a.sender, a.crowd, true, now() - interval '1 day' + made.id * interval '1 ms'
      from made, (select * from arrivals where is_short limit 1) a`);
    const idOf = async (name: string) =>
      (
        await rowsOf<{ id: number }>(site.db, sql`select id from members where last_name = ${name}`)
      )[0]?.id;
    await staff('GET', `/api/members/${await idOf('Form1')}`);
    const before = await countShort(site);
    const response = await send(site, { lastName: 'Lastofall' }, flooded, 'Firefox');
    expect(response.status).toBe(201);
    expect(await countShort(site)).toEqual(before);
    expect(await idOf('Form1')).toBeDefined();
    expect(await idOf('Form2')).toBeUndefined();
    expect(await idOf('Lastofall')).toBeDefined();
  });

  it('is read for danger as far as its short form goes, and whoever comes from elsewhere to the end', async () => {
    const danger = 'My husband hit me and says he will kill me.';
    const late = { additionalInfo: { more: danger } };
    const reasonsOf = async (lastName: string, changes: object, address: string) => {
      await send(site, { lastName, emergency: 'NO', ...changes }, address, 'curl');
      const [found] = await list(staff, `/api/members?search=${lastName}`);
      return ((await staff('GET', `/api/members/${found?.id}`)).body as Row).triageReasons;
    };
    expect(await reasonsOf('Saidlate', late, flooded)).toEqual([]);
    expect(await reasonsOf('Saidfirst', { questions: danger }, flooded)).toEqual([
      'tells-of-danger',
    ]);
    expect(await reasonsOf('Fromelsewhere', late, '203.0.113.12')).toEqual(['tells-of-danger']);
  });
});
