// CSV exports of lists.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSite, origin, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { members } from '../db/schema/members.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

const site = openSite();
const staff = signInBeforeAll(site);

type Row = Record<string, unknown> & { id: number };

async function takeIn(changes: object): Promise<number> {
  const body = { ...samples.intake, assignedTo: 'casey', ...changes };
  return ((await staff('POST', '/api/members', { body })).body as Row).id;
}

const lines = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .slice(0, -1);

describe('export of members', () => {
  it('contains the requested rows, order, and columns', async () => {
    const a = await takeIn({ lastName: 'Alpha', status: 'active' });
    const b = await takeIn({ lastName: 'Beta' });
    const c = await takeIn({ lastName: 'Gamma' });
    await staff('PATCH', `/api/members/${b}`, { body: { status: 'on-hold' } });
    const response = await staff(
      'GET',
      '/api/members/export?status=active&sort=-name&columns=id,name,status',
    );
    expect(lines(response.text)).toEqual([
      'ID,Member,Status',
      `${c},Ben Gamma,Active`,
      `${a},Ben Alpha,Active`,
    ]);
    expect(response.headers.get('x-total-count')).toBe('2');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="cases-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
  });

  it('starts with a byte order mark, so that spreadsheets read accents', async () => {
    await takeIn({ lastName: 'Ramírez' });
    const response = await site.api.fetch(
      new Request(`${origin}/api/members/export?search=ramirez&columns=name`, {
        headers: { cookie: staff.cookie },
      }),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1')).toMatch(/^\xef\xbb\xbfMember\r\n/);
    expect(bytes.toString()).toContain('Ben Ramírez\r\n');
  });

  it('escapes cells that a spreadsheet would run as formulas', async () => {
    const id = await takeIn({ firstName: '=HYPERLINK("http://x")', lastName: '@SUM(1)' });
    const { text } = await staff('GET', `/api/members/export?ids=${id}&columns=name`);
    expect(lines(text)[1]).toBe('"\'=HYPERLINK(""http://x"") @SUM(1)"');
  });

  it('exports only the chosen rows', async () => {
    const ids = [await takeIn({ lastName: 'One' }), await takeIn({ lastName: 'Two' })];
    const { text } = await staff('GET', `/api/members/export?ids=${ids[1]}&columns=id`);
    expect(lines(text)).toEqual(['ID', String(ids[1])]);
  });

  it('contains every row once when there are many pages', async () => {
    await site.db.insert(members).values(
      Array.from({ length: 1203 }, (_, at) => ({
        reference: `MANY-${at}`,
        firstName: 'Many',
        lastName: String(at),
        searchText: 'many',
      })),
    );
    const { text, headers } = await staff('GET', '/api/members/export?search=many&columns=id');
    expect(headers.get('x-total-count')).toBe('1203');
    expect(lines(text)).toHaveLength(1204);
    expect(new Set(lines(text)).size).toBe(1204);
  });

  it.each(['', '&search=mover'])(
    'contains every row once when rows move during the export%s',
    async (search) => {
      const tag = `moving${search.length}`;
      const made = await site.db
        .insert(members)
        .values(
          Array.from({ length: 700 }, (_, at) => ({
            ...{ reference: `${tag}-${at}`, firstName: 'Mover', lastName: String(at), tags: [tag] },
            ...{ searchText: 'mover', updatedAt: new Date(Date.UTC(2026, 0, 1, 0, at)) },
          })),
        )
        .returning({ id: members.id });
      const [first, last] = [made.at(0)?.id ?? 0, made.at(-1)?.id ?? 0];
      const path = `/api/members/export?tag=${tag}&sort=updatedAt&columns=id${search}`;
      const response = await site.api.fetch(
        new Request(`${origin}${path}`, { headers: { cookie: staff.cookie } }),
      );
      const body = response.body?.values() ?? expect.unreachable();
      // Read the heading and the first rows. The stream reads at most one page ahead.
      const sent: (Uint8Array | undefined)[] = [];
      for (let chunk = 0; chunk < 2; chunk += 1) sent.push((await body.next()).value);
      // Move a sent row behind the unsent ones, and the unsent last row to the front.
      await site.db.update(members).set({ updatedAt: new Date() }).where(eq(members.id, first));
      const before = new Date('2025-01-01T00:00:00Z');
      await site.db.update(members).set({ updatedAt: before }).where(eq(members.id, last));
      for await (const more of body) sent.push(more);
      const ids = lines(
        Buffer.concat(sent.filter((chunk) => chunk !== undefined)).toString(),
      ).slice(1);
      expect(ids.map(Number)).toEqual(made.map(({ id }) => id));
    },
  );

  it('shows the due date of waiting applicants only, and when the others were reached', async () => {
    for (const lastName of ['Waiting', 'Called', 'Closed']) {
      await site.visitor('POST', '/api/members', { body: { ...samples.application, lastName } });
    }
    const [called] = (await staff('GET', '/api/members?search=called')).body as Row[];
    await staff('POST', '/api/contact-attempts', {
      body: { memberId: called?.id, kind: 'call', outcome: 'reached' },
    });
    const [closed] = (await staff('GET', '/api/members?search=closed')).body as Row[];
    await staff('PATCH', `/api/members/${closed?.id}`, { body: { status: 'inactive' } });
    const columns = 'columns=name,dueAt,firstContactedAt';
    const { text } = await staff('GET', `/api/members/export?tag=new-member&sort=name&${columns}`);
    expect(lines(text)).toEqual([
      'Member,Response due,Reached',
      expect.stringMatching(/^Ana Called,,\d{4}-\d\d-\d\d \d\d:\d\d$/),
      'Ana Closed,,',
      expect.stringMatching(/^Ana Waiting,\d{4}-\d\d-\d\d \d\d:\d\d,$/),
    ]);
  });

  it('adds an audit entry with the number of rows and the filters', async () => {
    await staff('GET', '/api/members/export?status=active&columns=id');
    const [entry] = (await staff('GET', '/api/activity?limit=1')).body as Row[];
    expect(entry).toMatchObject({ actor: 'casey', action: 'exported', subject: 'member' });
    expect(entry?.note).toMatch(/^\d+ cases \(status\)$/);
  });

  it('logs an exported search without its text', async () => {
    await staff('GET', '/api/members/export?search=many&columns=id');
    const [entry] = (await staff('GET', '/api/activity?limit=1')).body as Row[];
    expect(entry?.note).toBe('1203 cases (search)');
  });

  it.each(['passwordHash', 'name,', 'searchText', ''])('rejects the column %j', async (columns) => {
    expect((await staff('GET', `/api/members/export?columns=${columns}`)).status).toBe(422);
  });
});

describe('export of submissions', () => {
  it('contains the labels of the screen and the answers in the order of the form', async () => {
    await site.visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer });
    const { text } = await staff(
      'GET',
      '/api/get-involved-submissions/export?columns=name,formType,status,answers',
    );
    expect(text).toContain('Ana Silva,Volunteer,New,"First name: Ana\nLast name: Silva\n');
    expect(text).toContain('Best days and times for you: Mornings');
  });

  it('shows the due date only of submissions without a response', async () => {
    const path = '/api/get-involved-submissions';
    for (let count = 0; count < 2; count += 1) {
      await site.visitor('POST', path, { body: samples.volunteer });
    }
    const [waiting, answered] = (await staff('GET', path)).body as Row[];
    await staff('POST', '/api/contact-attempts', {
      body: { submissionId: answered?.id, kind: 'call', outcome: 'reached' },
    });
    const ids = `${waiting?.id},${answered?.id}`;
    const { text } = await staff('GET', `${path}/export?ids=${ids}&columns=id,dueAt`);
    expect(lines(text)).toEqual([
      'ID,Due',
      expect.stringMatching(new RegExp(`^${waiting?.id},\\d{4}-`)),
      `${answered?.id},`,
    ]);
  });

  it('contains the chosen rows, including one that needs review', async () => {
    const path = '/api/get-involved-submissions';
    for (let count = 0; count < 3; count += 1) {
      await site.visitor('POST', path, { body: samples.volunteer });
    }
    const [, kept, aside] = (await staff('GET', path)).body as Row[];
    const ids = [kept?.id ?? 0, aside?.id ?? 0] as const;
    await site.db.update(submissions).set({ needsReview: true }).where(eq(submissions.id, ids[1]));
    const chosen = async (more: string) => {
      const { text } = await staff('GET', `${path}/export?ids=${ids}&columns=id${more}`);
      return lines(text).slice(1).map(Number);
    };
    expect(await chosen('')).toEqual(ids);
    expect(await chosen('&needsReview=false')).toEqual([kept?.id]);
  });
});
