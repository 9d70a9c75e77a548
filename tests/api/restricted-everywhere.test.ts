// Sends every staff read as each role without access, and looks for the name, address, number, and notes of a
// restricted case. The calls come from the route table, so a new route is covered at once.
import { beforeAll, expect, it } from 'vitest';
import { emergencies, outbox } from '../../server/db/schema/outbox.ts';
import { openSite, samples } from './harness.ts';
import {
  buildValidCalls,
  type CallFixture,
  getCallAddress,
  prepareCallFixture,
} from './valid-calls.ts';

const site = openSite();
type Staff = Awaited<ReturnType<typeof site.signIn>>;
let named: Staff;
let ground: CallFixture;
let id: number;

const person = { firstName: 'Zqada', lastName: 'Zqolson', email: 'zqada@example.org' };
const phone = '804-555-0666';
const traces = /zqada|zqolson|zqnote|555-?0666/i;

beforeAll(async () => {
  const owner = await site.signIn('casey');
  named = await site.signIn('named', 'case-worker');
  const desk = await site.signIn('desk', 'front-desk');
  ground = await prepareCallFixture(site, owner);
  // The front desk takes the person in, so that its own intakes and arrivals would show them.
  const taken = await desk('POST', '/api/members', {
    body: { ...samples.intake, ...person, phone },
  });
  id = (taken.body as { id: number }).id;
  const parts: [path: string, body: object][] = [
    ['/api/service-records', { serviceType: 'food', description: 'zqnote' }],
    ['/api/member-progress', { title: 'zqnote', description: 'zqnote' }],
    ['/api/reminders', { title: 'zqnote', dueDate: '2026-01-01T15:00:00Z', assignedTo: 'casey' }],
    ['/api/case-alerts', { title: 'zqnote', message: 'zqnote', priority: 'critical' }],
    ['/api/contact-attempts', { kind: 'call', outcome: 'no-answer', note: 'zqnote' }],
  ];
  for (const [path, body] of parts) {
    const made = await named('POST', path, { body: { ...body, memberId: id } });
    expect(made.status, made.text).toBe(201);
  }
  const details = { notes: 'zqnote', tags: ['zqnote'], assignedTo: 'casey', priority: 'urgent' };
  await named('PATCH', `/api/members/${id}`, { body: details });
  const linked = { body: { otherId: id, decision: 'different' }, headers: { 'if-match': '"0"' } };
  await named('PUT', `/api/members/${ground.otherMemberId}/duplicates`, linked);
  await site.db.insert(emergencies).values({ subject: 'member', subjectId: id });
  await site.db.insert(outbox).values({
    ...{ channel: 'email', kind: 'thanks', recipient: person.email, params: {}, status: 'failed' },
    ...{ subject: 'member', subjectId: id, dedupeKey: 'zq', messageId: 'zq' },
    ...{ dueAt: site.now(), plannedAt: site.now() },
  });
  const restricting = { body: { isRestricted: true, people: ['named'] } };
  expect((await named('PUT', `/api/members/${id}/access`, restricting)).status).toBe(200);
});

const listQueries = () => [
  ...[person.lastName, 'zqolsom', phone, person.email, `#${id}`, 'zqnote'].map(
    (search) => `search=${encodeURIComponent(search)}`,
  ),
  ...[`memberId=${id}`, `ids=${id}`, 'status=all&limit=200', 'tag=zqnote'],
  `serviceType=food&date=2026-01-02&search=${person.lastName}`,
];

/** Every staff read; lists with each query, reads of one row also with the id of the case. */
function reads(): string[] {
  const calls = Object.values(buildValidCalls(ground)).filter(
    ({ method, path }) => method === 'GET' && path !== '/api/live',
  );
  const urls = calls.flatMap((call) => {
    const { path } = call;
    const more = /\d/.test(path)
      ? [path.replace(/\d+/, `${id}`), `${path}?with=member-${id}`]
      : listQueries().map((query) => `${path}?${query}`);
    return [path, getCallAddress(call), ...more];
  });
  return [...new Set(urls)];
}

async function readsWithTraces(staff: Staff): Promise<string[]> {
  const found: string[] = [];
  for (const path of reads()) {
    const { status, text } = await staff('GET', path);
    expect([path, status]).not.toEqual([path, 401]);
    if (traces.test(text)) found.push(path);
  }
  return found;
}

it('shows the traces of the case to a staff member with access', async () => {
  expect((await readsWithTraces(named)).length).toBeGreaterThan(50);
});

it.each([
  ['chief', 'owner'],
  ['other', 'case-worker'],
  ['desk', 'front-desk'],
  ['figures', 'figures'],
] as const)(
  'shows no trace of a restricted case to %s, who has the role %s',
  async (name, role) => {
    expect(await readsWithTraces(await site.signIn(name, role))).toEqual([]);
  },
);
