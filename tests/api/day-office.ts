// A test office on a Wednesday morning, emptied before each test, for My day.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { MyDay } from '../../server/reports/my-day.ts';
import { mailSettings, samples, startApi } from './harness.ts';

export let site: Awaited<ReturnType<typeof startApi>>;
export let staff: Awaited<ReturnType<typeof site.signIn>>;
export let dana: Awaited<ReturnType<typeof site.signIn>>;

/** Each test file must call this itself, because files share the module. */
export function openOffice(): void {
  beforeAll(async () => {
    site = await startApi(mailSettings);
    // A Wednesday at 10 AM in Richmond.
    site.clock.stoppedAt = Date.parse('2026-11-18T15:00:00Z');
    await site.signIn();
    staff = await site.signIn();
    dana = await site.signIn('dana');
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.db.execute(
      sql`truncate contact_attempts, follow_up_reminders, case_alerts, members, get_involved_submissions, contacts cascade`,
    );
  });
}

export type Row = { id: number; version: number };
export async function createRow(path: string, body: object): Promise<number> {
  const { status, text } = await site.visitor('POST', path, { body });
  expect(status, text).toBe(201);
  site.clock.offsetMs += 1000;
  return ((await staff('GET', `${path}?limit=1`)).body as Row[])[0]?.id ?? 0;
}
export const createApplication = (lastName: string, answers: object = {}) =>
  createRow('/api/members', { ...samples.application, lastName, ...answers });
export const assignCase = (id: number, assignedTo: string) =>
  staff('PATCH', `/api/members/${id}`, { body: { assignedTo } });
export const readMyDay = async (query = '', who = staff) =>
  (await who('GET', `/api/my-day${query}`)).body as MyDay;
export const logContact = (body: object) =>
  staff('POST', '/api/contact-attempts', { body: { kind: 'call', ...body } });
export const listNames = ({ rows }: MyDay['calls']) => rows.map(({ name }) => name);
