// Pins the number of statements of the most common calls, so that an additional one is a visible decision.
import { expect, it } from 'vitest';
import { collectStatements, type StatementTime } from '../../server/db/statement-times.ts';
import { openSite, samples, signInBeforeAll } from './harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);

/** The number of statements of a repeated call, without BEGIN and COMMIT. */
async function countStatements(call: () => Promise<{ status: number }>): Promise<number> {
  await call();
  const statements: StatementTime[] = [];
  const { status } = await collectStatements(statements, call);
  expect(status).toBeLessThan(300);
  return statements.length;
}

let people = 0;
const send = (path: string, body: object) => () =>
  site.visitor('POST', path, {
    body: { ...body, email: `person${people++}@example.org` },
    headers: { 'idempotency-key': `query-count-${people}` },
  });

async function takeIn(): Promise<number> {
  const { body } = await staff('POST', '/api/members', { body: samples.intake });
  return (body as { id: number }).id;
}

it('stores a contact message with 10 statements', async () => {
  expect(await countStatements(send('/api/contacts', samples.contact))).toBe(10);
});

it('stores an application with 10 statements', async () => {
  expect(await countStatements(send('/api/members', samples.application))).toBe(10);
});

it('stores a get-involved form with 10 statements', async () => {
  expect(await countStatements(send('/api/get-involved-submissions', samples.volunteer))).toBe(10);
});

it.each([
  ['/api/admin/session', 3],
  ['/api/members?sort=queue', 4],
  ['/api/members', 3],
  ['/api/get-involved-submissions', 3],
  ['/api/contacts', 3],
  ['/api/reminders?status=pending', 3],
  ['/api/summary', 9],
] as const)('answers GET %s with %i statements', async (path, count) => {
  expect(await countStatements(() => staff('GET', path))).toBe(count);
});

it('returns a complete profile with 20 statements, one of them for the session', async () => {
  const id = await takeIn();
  expect(await countStatements(() => staff('GET', `/api/members/${id}/profile`))).toBe(20);
});
