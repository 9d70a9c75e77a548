// Tests a day with three roles: each person whom one role enters appears in the right queue of another.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '#domain/calendar/durations';
import { samples, startApi } from '../../tests/api/harness.ts';
import type { MyDay } from './my-day.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let fay: Awaited<ReturnType<typeof site.signIn>>;
let gus: typeof fay;
let marcus: typeof fay;
let dana: typeof fay;
let olga: typeof fay;
beforeAll(async () => {
  site = await startApi();
  // A Wednesday at ten in Richmond.
  site.clock.stoppedAt = Date.parse('2026-11-18T15:00:00Z');
  fay = await site.signIn('fay', 'front-desk');
  gus = await site.signIn('gus', 'front-desk');
  marcus = await site.signIn('marcus', 'case-worker');
  dana = await site.signIn('dana', 'case-worker');
  olga = await site.signIn('olga', 'owner');
});
afterAll(() => site.stop());

type Row = Record<string, unknown> & { id: number; version: number };
type Named = { name?: string; firstName?: string; lastName?: string; memberName?: string };

const lastNameOf = ({ name, firstName, lastName, memberName }: Named) =>
  (name ?? memberName ?? `${firstName} ${lastName}`).split(' ').at(-1) ?? '';

/** Every page of a list, as the link at the end of a queue opens it. */
async function wholeList(who: typeof fay, path: string): Promise<string[]> {
  const names: string[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const page: Awaited<ReturnType<typeof who>> = await who('GET', next);
    expect(page.status, page.text).toBe(200);
    names.push(...(page.body as Named[]).map(lastNameOf));
    const total = page.headers.get('x-total-count');
    next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
    if (next === undefined && total !== null) expect(names).toHaveLength(Number(total));
  }
  return names;
}
const dayOf = async (who: typeof fay, whose = '') =>
  (await who('GET', `/api/my-day${whose}`)).body as MyDay;
const takeIn = async (who: typeof fay, lastName: string, changes: object = {}) => {
  const body = { ...samples.intake, lastName, assignedTo: null, ...changes };
  const { status, text, body: row } = await who('POST', '/api/members', { body });
  expect(status, text).toBe(201);
  return row as Row;
};
const idOf = async (lastName: string) =>
  ((await olga('GET', `/api/members?search=${lastName}`)).body as Row[])[0]?.id ?? 0;

const newApplicants = '/api/members?tag=new-member&limit=20';
const nobodysCalls = '/api/members?waiting=call&assignedTo=&limit=20';
const toCall = (name: string) => `/api/members?waiting=call&assignedTo=${name}&limit=20`;
const withoutStep = (name: string) => `/api/members?waiting=next-step&assignedTo=${name}&limit=20`;

const walkIns = Array.from({ length: 25 }, (_, at) => `Walkin${at}`);
const newcomers = Array.from({ length: 15 }, (_, at) => `Newcomer${at}`);

describe('day with three roles', () => {
  it('lists walk-ins of the front desk among the new applicants, with a response due time', async () => {
    for (const name of walkIns) await takeIn(fay, name);
    expect((await wholeList(marcus, newApplicants)).toSorted()).toEqual(walkIns.toSorted());
    expect((await wholeList(dana, nobodysCalls)).toSorted()).toEqual(walkIns.toSorted());
    const { unassigned } = await dayOf(marcus);
    expect(unassigned.total).toBe(walkIns.length);
    expect(unassigned.rows.every(({ dueAt }) => dueAt !== null)).toBe(true);
    const arrivals = (await gus('GET', '/api/arrivals')).body as Named[];
    expect(arrivals.map(lastNameOf).toSorted()).toEqual(walkIns.toSorted());
  });

  it('lists newcomers of a food day among the new applicants and the cases without a next step', async () => {
    for (const [at, lastName] of newcomers.entries()) {
      const body = {
        ...{ firstName: 'Nia', lastName, householdSize: 1 + (at % 5), zipCode: '23220' },
        ...{ serviceType: 'food', description: 'Food day', outcome: 'completed' },
        ...{ quantity: 1, quantityUnit: 'boxes', serviceDate: '2026-11-18' },
      };
      const taken = await fay('POST', '/api/service-day/newcomers', { body });
      expect(taken.status, taken.text).toBe(201);
    }
    expect(await wholeList(dana, newApplicants)).toEqual(expect.arrayContaining(newcomers));
    expect((await wholeList(dana, withoutStep(''))).toSorted()).toEqual(newcomers.toSorted());
    const day = await gus('GET', '/api/service-day?serviceType=food&date=2026-11-18');
    const { served } = day.body as { served: Named[] };
    expect(served.map(lastNameOf).toSorted()).toEqual(newcomers.toSorted());
  });

  it('shows a case worker the person whom the front desk took in for them', async () => {
    await takeIn(fay, 'Formarcus', { assignedTo: 'marcus' });
    const notices = (await marcus('GET', '/api/from-colleagues')).body as Row[];
    expect(notices).toMatchObject([{ kind: 'assigned', by: 'fay', name: 'Ben Formarcus' }]);
    expect(await wholeList(marcus, withoutStep('@me'))).toEqual(['Formarcus']);
    const { withoutStep: open } = await dayOf(marcus);
    expect([open.total, open.rows.map(lastNameOf)]).toEqual([1, ['Formarcus']]);
  });

  it('shows applications, messages, and sign-ups of the website to those who answer them', async () => {
    const visit = (path: string, body: object) => site.visitor('POST', path, { body });
    await visit('/api/members', { ...samples.application, lastName: 'Applied' });
    const danger = { lastName: 'Danger', emergency: 'YES', email: 'danger@example.org' };
    await visit('/api/members', { ...samples.application, ...danger });
    await visit('/api/contacts', { ...samples.contact, name: 'Ana Wrote', email: 'w@example.org' });
    const offer = { ...samples.volunteer, lastName: 'Offered', email: 'o@example.org' };
    await visit('/api/get-involved-submissions', offer);

    expect(await wholeList(dana, nobodysCalls)).toEqual(
      expect.arrayContaining(['Applied', 'Danger']),
    );
    const { calls } = await dayOf(dana);
    expect(calls.rows.map(lastNameOf)).toContain('Danger');
    const emergencies = (await gus('GET', '/api/emergencies/summary')).body as { count: number };
    expect(emergencies.count).toBe(1);
    expect(await wholeList(fay, '/api/contacts?status=unread')).toEqual(['Wrote']);
    expect(await wholeList(gus, '/api/get-involved-submissions?status=new')).toEqual(['Offered']);
  });

  it('assigns a walk-in to the case worker who takes it, and with its follow-up to a colleague', async () => {
    const id = await idOf('Walkin7');
    const take = { assignedTo: 'marcus', openWork: 'hand-over' };
    await marcus('PATCH', `/api/members/${id}`, { body: take });
    expect(await wholeList(dana, nobodysCalls)).not.toContain('Walkin7');
    expect(await wholeList(marcus, toCall('@me'))).toContain('Walkin7');

    await marcus('POST', '/api/contact-attempts', {
      body: { memberId: id, kind: 'call', outcome: 'reached' },
    });
    expect(await wholeList(marcus, toCall('@me'))).not.toContain('Walkin7');
    const dueDate = new Date(site.now().getTime() + 2 * hourMs).toISOString();
    const step = { memberId: id, title: 'Ask for the lease', dueDate };
    await marcus('POST', '/api/reminders', { body: step });
    expect((await dayOf(marcus)).followUps.rows.map(lastNameOf)).toEqual(['Walkin7']);

    await marcus('PATCH', `/api/members/${id}`, { body: { ...take, assignedTo: 'dana' } });
    expect((await dayOf(marcus)).followUps.total).toBe(0);
    expect((await dayOf(dana)).followUps.rows.map(lastNameOf)).toEqual(['Walkin7']);
    expect(await wholeList(dana, '/api/reminders?status=today&assignedTo=@me')).toEqual([
      'Walkin7',
    ]);
    const note = { memberId: id, title: 'Lease', description: '@dana he brings it on Friday.' };
    await marcus('POST', '/api/member-progress', { body: note });
    const notices = (await dana('GET', '/api/from-colleagues')).body as Row[];
    expect(notices.map(({ kind, by, note: said }) => [kind, by, said])).toEqual(
      expect.arrayContaining([
        ['assigned', 'marcus', null],
        ['mentioned', 'marcus', '@dana he brings it on Friday.'],
      ]),
    );
  });

  it('lists a message that the front desk assigned in the day of the case worker', async () => {
    const [message] = (await fay('GET', '/api/contacts')).body as Row[];
    await fay('PATCH', `/api/contacts/${message?.id}`, { body: { assignedTo: 'marcus' } });
    expect(await wholeList(marcus, '/api/contacts?waiting=call&assignedTo=@me')).toEqual(['Wrote']);
    expect((await dayOf(marcus)).calls.rows.map(lastNameOf)).toContain('Wrote');
  });

  it('shows the totals of the complete lists on the dashboard of the owner', async () => {
    const { body } = await olga('GET', '/api/summary');
    const summary = body as { members: { total: number }; pendingReminders: number };
    const everybody = await wholeList(olga, '/api/members?limit=20');
    expect(everybody).toHaveLength(summary.members.total);
    expect(everybody.toSorted()).toEqual(
      [...walkIns, ...newcomers, 'Formarcus', 'Applied', 'Danger'].toSorted(),
    );
    const pending = await wholeList(olga, '/api/reminders?status=pending');
    expect(pending).toHaveLength(summary.pendingReminders);
  });
});
