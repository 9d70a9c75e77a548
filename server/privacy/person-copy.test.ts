// Tests that a person's copy includes data that is stored apart from their row.
import { describe, expect, it } from 'vitest';
import { toTextNumber } from '#domain/messages';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { stopTexts } from '../notifications/text-stops.ts';

const site = openSite();
const staff = signInBeforeAll(site);

const hold = async (subjectId: number, reason: string) => {
  const body = { subject: 'member', subjectId, reason };
  expect((await staff('POST', '/api/retention-holds', { body })).status).toBe(201);
};
const caseOf = async (phone: string) => {
  const taken = await staff('POST', '/api/members', { body: { ...samples.intake, phone } });
  return (taken.body as { id: number }).id;
};
const copyOf = async (id: number) => (await staff('GET', `/api/members/${id}/copy`)).text;

describe("copy of a person's data", () => {
  it('includes holds and the STOP answer of this person only', async () => {
    const phone = '804-555-0177';
    const number = toTextNumber(phone) ?? expect.unreachable();
    const [id, other] = [await caseOf(phone), await caseOf('804-555-0178')];
    await hold(id, 'A court asked for it');
    await hold(other, 'A complaint is open');
    await stopTexts(site.db, number, site.now());
    const copy = await copyOf(id);
    expect(copy).toContain('A court asked for it');
    expect(copy).toContain(number);
    expect(copy).not.toMatch(/A complaint|casey/);
    const theirs = await copyOf(other);
    expect(theirs).toContain('A complaint is open');
    expect(theirs).not.toMatch(/A court|STOP/);
  });
});
