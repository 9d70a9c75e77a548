// Tests duplicate detection, and decisions about duplicates.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../../tests/api/harness.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
  staff = await site.signIn();
});
afterAll(() => site.stop());

type Row = Record<string, unknown> & { id: number };
let people = 0;

/** Creates a member who matches nobody else unless `changes` says so. */
async function takeIn(changes: object = {}): Promise<number> {
  people += 1;
  const unique = { email: `p${people}@example.org`, phone: `804-555-${1000 + people}` };
  const body = { ...samples.intake, ...unique, ...changes };
  const response = await staff('POST', '/api/members', { body });
  return (response.body as Row).id;
}

const like = async (id: number) =>
  (await staff('GET', `/api/members/${id}/duplicates`)).body as Row[];
const decide = (id: number, otherId: number, decision: string | null) =>
  staff('PUT', `/api/members/${id}/duplicates`, { body: { otherId, decision } });

describe('duplicate detection', () => {
  it('finds a duplicate by the digits of the phone number', async () => {
    const one = await takeIn({ phone: '(804) 555-0177' });
    const two = await takeIn({ phone: '+1 804 555 0177' });
    expect(await like(two)).toMatchObject([{ id: one, reasons: ['phone'], decision: null }]);
  });

  it('finds a duplicate by email address in any letter case', async () => {
    const one = await takeIn({ email: 'Sam@Example.org' });
    const two = await takeIn({ email: 'sam@example.org' });
    expect(await like(one)).toMatchObject([{ id: two, reasons: ['email'] }]);
  });

  it('finds a duplicate by name and birth date together, but not by one of them', async () => {
    const born = { dateOfBirth: '1990-04-30' };
    const one = await takeIn({ firstName: 'Renée', lastName: 'Dubois' });
    const two = await takeIn({ firstName: 'Renee', lastName: 'dubois' });
    const other = await takeIn({ firstName: 'Carl', lastName: 'Dubois' });
    for (const id of [one, other]) await staff('PATCH', `/api/members/${id}`, { body: born });
    expect(await like(two)).toEqual([]);
    await staff('PATCH', `/api/members/${two}`, { body: born });
    expect(await like(two)).toMatchObject([{ id: one, reasons: ['birth'] }]);
  });

  it('finds no duplicate by an empty email or a phone number without digits', async () => {
    await takeIn({ email: '', phone: 'no phone yet' });
    const two = await takeIn({ email: '', phone: 'no phone yet' });
    expect(await like(two)).toEqual([]);
  });
});

describe('decision about a duplicate', () => {
  it('hides a dismissed pair from both cases, and changes neither case', async () => {
    const one = await takeIn({ phone: '804-555-0188' });
    const two = await takeIn({ phone: '804-555-0188' });
    const before = (await staff('GET', `/api/members/${one}`)).body;
    await decide(two, one, 'apart');
    expect(await like(one)).toEqual([]);
    expect(await like(two)).toEqual([]);
    expect((await staff('GET', `/api/members/${one}`)).body).toEqual(before);
  });

  it('lists further duplicates after many were dismissed, most similar first, then newest', async () => {
    const shelter = { phone: '804-555-0166' };
    const one = await takeIn(shelter);
    const likest = await takeIn({ ...shelter, email: `p${people}@example.org` });
    for (let at = 0; at < 10; at++) await decide(one, await takeIn(shelter), 'apart');
    const [older, newer] = [await takeIn(shelter), await takeIn(shelter)];
    expect((await like(one)).map(({ id }) => id)).toEqual([likest, newer, older]);
  });

  it('links a pair, can be reverted, and appears in the history of both cases', async () => {
    const one = await takeIn({ phone: '804-555-0199' });
    const two = await takeIn({ phone: '804-555-0199' });
    expect((await decide(one, two, 'linked')).body).toEqual({
      decision: 'linked',
      version: 1,
    });
    expect(await like(two)).toMatchObject([{ id: one, decision: 'linked' }]);
    for (const id of [one, two]) {
      const [entry] = (await staff('GET', `/api/activity?memberId=${id}`)).body as Row[];
      expect(Object.values(entry?.changes as object)).toEqual([[null, 'linked']]);
    }
    await decide(two, one, null);
    expect(await like(one)).toMatchObject([{ id: two, decision: null, version: 2 }]);
  });

  it('lists a linked pair before other duplicates, even after the matching field changed', async () => {
    const shelter = { phone: '804-555-0155' };
    const one = await takeIn(shelter);
    const two = await takeIn(shelter);
    await decide(one, two, 'linked');
    const alike = await takeIn(shelter);
    expect(await like(one)).toMatchObject([
      { id: two, reasons: ['phone'], decision: 'linked' },
      { id: alike, decision: null },
    ]);
    await staff('PATCH', `/api/members/${two}`, { body: { phone: '804-555-0156' } });
    expect(await like(one)).toMatchObject([
      { id: two, reasons: [], decision: 'linked', version: 1 },
      { id: alike, reasons: ['phone'] },
    ]);
    expect(await like(two)).toMatchObject([{ id: one, reasons: [], decision: 'linked' }]);
    await decide(two, one, null);
    expect(await like(two)).toEqual([]);
  });

  it('returns an error for a case and itself, and for a case that does not exist', async () => {
    const one = await takeIn();
    expect((await decide(one, one, 'linked')).status).toBe(409);
    expect((await decide(one, 999_999, 'linked')).status).toBe(404);
    expect((await decide(one, 0, 'linked')).status).toBe(422);
  });
});

describe('duplicate check during intake', () => {
  it('finds a duplicate before anything is stored', async () => {
    const one = await takeIn({ phone: '804-555-0133' });
    const query = new URLSearchParams({ phone: '8045550133' });
    const response = await staff('GET', `/api/duplicates?${query}`);
    expect(response.body).toMatchObject([{ id: one, reasons: ['phone'] }]);
  });

  it('finds nobody when nothing is typed', async () => {
    expect((await staff('GET', '/api/duplicates')).body).toEqual([]);
  });
});
