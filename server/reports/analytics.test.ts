// The figures of the analytics page.
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/office-hours';
import { memberStatuses } from '#domain/cases/member';
import { listValues } from '#domain/vocabulary';
import { openSite, samples } from '../../tests/api/harness.ts';

const site = openSite();
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  staff = await site.signIn();
});

type Figures = {
  casesByStatus: { name: string; total: number }[];
  casesByTopic: { name: string; total: number }[];
  applicationsByWeek: { week: string; assistance: number; involvement: number }[];
  servicesByMonth: { month: string; total: number; people: number }[];
  responsesDue: ResponseFigures[];
};
type ResponseFigures = {
  name: string;
  medianMinutes: number | null;
  kept: number;
  late: number;
  open: number;
};
async function figures(): Promise<Figures & { received: string }> {
  const { responsesDue, ...rest } = (await staff('GET', '/api/analytics')).body as Omit<
    Figures,
    'responsesDue'
  > & { responsesDue: { received: string; rows: ResponseFigures[] } };
  return { ...rest, responsesDue: responsesDue.rows, received: responsesDue.received };
}
async function totalOf(path: string): Promise<number> {
  const { headers } = await staff('GET', path);
  return Number(headers.get('x-total-count'));
}
const of = <Row extends { name: string }>(rows: Row[], name: string) =>
  rows.find((row) => row.name === name) ?? expect.unreachable();

describe('figures', () => {
  it('returns figures of zero instead of missing rows when there is no data', async () => {
    const { casesByStatus, applicationsByWeek, servicesByMonth, responsesDue } = await figures();
    expect(casesByStatus.map(({ name, total }) => [name, total])).toEqual(
      listValues(memberStatuses).map((status) => [status, 0]),
    );
    expect(applicationsByWeek).toHaveLength(12);
    expect(servicesByMonth).toHaveLength(12);
    expect(responsesDue.map((row) => row.medianMinutes)).toEqual([null, null, null]);
  });

  it('counts cases as the filtered lists do', async () => {
    await site.visitor('POST', '/api/members', { body: samples.application });
    await staff('POST', '/api/members', { body: samples.intake });
    const { casesByStatus, casesByTopic, applicationsByWeek } = await figures();
    expect(of(casesByStatus, 'active').total).toBe(2);
    const food = await staff('GET', '/api/members?topic=food');
    expect(of(casesByTopic, 'food').total).toBe(Number(food.headers.get('x-total-count')));
    expect(applicationsByWeek.at(-1)).toMatchObject({ assistance: 1 });
  });

  it('counts a delivered service in its month, as the public figure does', async () => {
    const [member] = (await staff('GET', '/api/members')).body as { id: number }[];
    const body = {
      memberId: member?.id,
      serviceType: 'food',
      description: 'A box',
      serviceDate: new Date().toISOString(),
    };
    for (const outcome of ['in-progress', 'cancelled', 'completed']) {
      await staff('POST', '/api/service-records', { body: { ...body, outcome } });
    }
    expect((await figures()).servicesByMonth.at(-1)?.total).toBe(1);
    const { servicesDelivered } = (await site.visitor('GET', '/api/stats')).body as {
      servicesDelivered: number;
    };
    expect(servicesDelivered).toBe(1);
  });

  it('counts a service in the month of its date in the office time zone, and omits later months', async () => {
    const now = site.clock.stoppedAt;
    site.clock.stoppedAt = Date.parse('2026-11-18T15:00:00Z');
    staff = await site.signIn();
    const before = (await figures()).servicesByMonth;
    const [member] = (await staff('GET', '/api/members')).body as { id: number }[];
    // Midnight in Richmond is 04:00 or 05:00 in UTC.
    const dates = ['2025-12-01T04:59:00Z', '2025-12-01T05:00:00Z', '2026-11-01T03:59:00Z'];
    for (const serviceDate of [...dates, '2026-11-01T04:00:00Z', '2026-12-01T05:00:00Z']) {
      const record = {
        memberId: member?.id,
        serviceType: 'food',
        description: 'A box',
        serviceDate,
      };
      await staff('POST', '/api/service-records', { body: { ...record, outcome: 'completed' } });
    }
    const after = (await figures()).servicesByMonth;
    const added = after.map(({ month, total }, at) => [month, total - (before[at]?.total ?? 0)]);
    expect(added.filter(([, total]) => total !== 0)).toEqual([
      ['2025-12-01', 1],
      ['2026-10-01', 1],
      ['2026-11-01', 1],
    ]);
    site.clock.stoppedAt = now;
    staff = await site.signIn();
  });

  it('returns the median wait, and the numbers of responses in time, late, and open', async () => {
    await site.visitor('POST', '/api/contacts', { body: samples.contact });
    await site.visitor('POST', '/api/contacts', { body: samples.contact });
    const [late, kept] = (await staff('GET', '/api/contacts')).body as { id: number }[];
    expect(of((await figures()).responsesDue, 'messages').open).toBe(2);
    site.clock.offsetMs += 20 * 60_000;
    await staff('PATCH', `/api/contacts/${kept?.id}`, { body: { isAnswered: true } });
    expect(of((await figures()).responsesDue, 'messages')).toMatchObject({
      medianMinutes: 20,
      kept: 1,
    });
    site.clock.offsetMs += 10 * 86_400_000;
    staff = await site.signIn();
    await staff('PATCH', `/api/contacts/${late?.id}`, { body: { isAnswered: true } });
    expect(of((await figures()).responsesDue, 'messages')).toMatchObject({
      kept: 1,
      late: 1,
      open: 0,
    });
  });

  it('counts an unreached applicant as late in any case, and as open only while the case is not closed', async () => {
    const applications = async () => of((await figures()).responsesDue, 'applications');
    const before = await applications();
    await site.visitor('POST', '/api/members', { body: samples.application });
    const [newest] = (await staff('GET', '/api/members?limit=1')).body as { id: number }[];
    expect(await applications()).toEqual({ ...before, open: before.open + 1 });
    await staff('PATCH', `/api/members/${newest?.id}`, { body: { status: 'inactive' } });
    expect(await applications()).toEqual(before);
    site.clock.offsetMs += 10 * 86_400_000;
    staff = await site.signIn();
    const { late, open } = await applications();
    expect({ late, open }).toEqual({ late: before.late + before.open + 1, open: 0 });
  });

  it('includes closed cases in the median wait', async () => {
    await site.visitor('POST', '/api/members', { body: samples.application });
    const [newest] = (await staff('GET', '/api/members?limit=1')).body as { id: number }[];
    site.clock.offsetMs += 20 * 60_000;
    const body = { memberId: newest?.id, kind: 'call', outcome: 'reached' };
    await staff('POST', '/api/contact-attempts', { body });
    await staff('PATCH', `/api/members/${newest?.id}`, { body: { status: 'completed' } });
    const told = of((await figures()).responsesDue, 'applications');
    expect(told).toMatchObject({ medianMinutes: 20, kept: 1 });
  });

  it('returns figures that equal the totals of the lists that they open', async () => {
    const { applicationsByWeek, servicesByMonth, responsesDue, received } = await figures();
    const lists = { applications: 'members', submissions: 'get-involved-submissions' };
    for (const { name, kept, late, open } of responsesDue) {
      const path = `/api/${lists[name as keyof typeof lists] ?? 'contacts'}?received=${received}`;
      expect([name, await totalOf(`${path}&response=on-time`)]).toEqual([name, kept]);
      expect([name, await totalOf(`${path}&response=late`)]).toEqual([name, late]);
      expect([name, await totalOf(`${path}&response=waiting`)]).toEqual([name, open]);
    }
    expect(responsesDue.some(({ kept, late }) => kept + late > 1)).toBe(true);
    let applications = 0;
    for (const { week, assistance } of applicationsByWeek) {
      const path = `/api/members?referralSource=membership-assistance&received=${week}..${addDays(week, 6)}`;
      expect([week, await totalOf(path)]).toEqual([week, assistance]);
      applications += assistance;
    }
    expect(applications).toBeGreaterThan(1);
    const served = servicesByMonth.filter(({ people }) => people > 0);
    expect(served.length).toBeGreaterThan(1);
    for (const { month, people } of served) {
      const last = addDays(`${addDays(month, 31).slice(0, 7)}-01`, -1);
      expect([month, await totalOf(`/api/members?served=${month}..${last}`)]).toEqual([
        month,
        people,
      ]);
    }
  });

  it.each(['2026-02-01..2026-02-30', '2026-03-02..2026-03-01', 'last week'])(
    'refuses the period %s in a list',
    async (received) => {
      for (const path of ['members', 'contacts', 'get-involved-submissions']) {
        expect((await staff('GET', `/api/${path}?received=${received}`)).status).toBe(422);
      }
    },
  );
});
