// Two staff members who log or undo contacts of one case at the same time.
import { beforeAll, expect, it } from 'vitest';
import { computeNextAttempt } from '#domain/cases/contact-attempt';
import { officeHours } from '#organization';
import { openSite, samples, signInBeforeAll, type Visitor } from '../../../tests/api/harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);
const dana = signInBeforeAll(site, 'dana');
beforeAll(() => {
  // A Wednesday at ten in Richmond, so that the next working day is the next day.
  site.clock.stoppedAt = Date.parse('2026-11-18T15:00:00Z');
});

type Row = { id: number; version: number } & Record<string, unknown>;

const logAs = (caller: Visitor, body: object) =>
  caller('POST', '/api/contact-attempts', { body: { kind: 'call', ...body } });
const remove = (caller: typeof staff, { id, version }: Row) =>
  caller.bare('DELETE', `/api/contact-attempts/${id}`, {
    headers: { 'if-match': `"${version}"` },
  });
const rows = async (path: string) => (await staff('GET', path)).body as Row[];
const readMember = async (id: number) => (await staff('GET', `/api/members/${id}`)).body;

async function apply(): Promise<number> {
  site.clock.offsetMs += 60_000;
  await site.visitor('POST', '/api/members', { body: samples.application });
  return (await rows('/api/members?limit=1'))[0]?.id ?? 0;
}

it('undoes a contact once when two staff members undo it at the same time', async () => {
  const memberId = await apply();
  const attempt = (await logAs(staff, { memberId, outcome: 'reached' })).body as Row;
  const both = await Promise.all([remove(staff, attempt), remove(dana, attempt)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await readMember(memberId)).toMatchObject({ firstContactedAt: null });
});

it('plans one follow-up when two staff members log missed calls at the same time', async () => {
  const memberId = await apply();
  const missed = { memberId, outcome: 'no-answer' };
  const both = await Promise.all([logAs(staff, missed), logAs(dana, missed)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const attempts = await rows(`/api/contact-attempts?memberId=${memberId}`);
  expect(attempts.map(({ author }) => author).toSorted()).toEqual(['casey', 'dana']);
  const open = (await rows(`/api/reminders/${memberId}`)).filter(({ isCompleted }) => !isCompleted);
  expect(open).toMatchObject([
    { dueDate: computeNextAttempt(site.now(), false, officeHours).toISOString() },
  ]);
});

it('keeps the response time consistent when one contact is undone while another is logged', async () => {
  const memberId = await apply();
  const attempt = (await logAs(staff, { memberId, outcome: 'reached' })).body as Row;
  site.clock.offsetMs += 1000;
  const [undone, logged] = await Promise.all([
    remove(staff, attempt),
    logAs(dana, { memberId, outcome: 'reached' }),
  ]);
  expect(logged.status, logged.text).toBe(201);
  // Undo comes first, or is refused because the other contact is now the newest.
  expect([200, 409]).toContain(undone.status);
  const answered = undone.status === 200 ? (logged.body as Row) : attempt;
  expect(await readMember(memberId)).toMatchObject({
    firstContactedAt: answered.createdAt,
  });
  const left = await rows(`/api/contact-attempts?memberId=${memberId}`);
  expect(left).toHaveLength(undone.status === 200 ? 1 : 2);
});
