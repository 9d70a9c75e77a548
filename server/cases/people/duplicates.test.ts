// Cases that look like one person.
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

/** Somebody whom nothing connects with anybody else, unless it is said. */
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

describe('two cases look alike', () => {
  it('by their phone digits, however they are written', async () => {
    const one = await takeIn({ phone: '(804) 555-0177' });
    const two = await takeIn({ phone: '+1 804 555 0177' });
    expect(await like(two)).toMatchObject([{ id: one, reasons: ['phone'], decision: null }]);
  });

  it('by their e-mail address, whatever its case', async () => {
    const one = await takeIn({ email: 'Sam@Example.org' });
    const two = await takeIn({ email: 'sam@example.org' });
    expect(await like(one)).toMatchObject([{ id: two, reasons: ['email'] }]);
  });

  it('by name and birth date together, not by one of them', async () => {
    const born = { dateOfBirth: '1990-04-30' };
    const one = await takeIn({ firstName: 'Renée', lastName: 'Dubois' });
    const two = await takeIn({ firstName: 'Renee', lastName: 'dubois' });
    const other = await takeIn({ firstName: 'Carl', lastName: 'Dubois' });
    for (const id of [one, other]) await staff('PATCH', `/api/members/${id}`, { body: born });
    expect(await like(two)).toEqual([]);
    await staff('PATCH', `/api/members/${two}`, { body: born });
    expect(await like(two)).toMatchObject([{ id: one, reasons: ['birth'] }]);
  });

  it('not by an empty address or a number that is none', async () => {
    await takeIn({ email: '', phone: 'no phone yet' });
    const two = await takeIn({ email: '', phone: 'no phone yet' });
    expect(await like(two)).toEqual([]);
  });
});

describe('what staff decide', () => {
  it('keeps a pair apart for both, and leaves both cases as they are', async () => {
    const one = await takeIn({ phone: '804-555-0188' });
    const two = await takeIn({ phone: '804-555-0188' });
    const before = (await staff('GET', `/api/members/${one}`)).body;
    await decide(two, one, 'apart');
    expect(await like(one)).toEqual([]);
    expect(await like(two)).toEqual([]);
    expect((await staff('GET', `/api/members/${one}`)).body).toEqual(before);
  });

  it('shows the next who look alike, the likest and newest first, however many were kept apart', async () => {
    const shelter = { phone: '804-555-0166' };
    const one = await takeIn(shelter);
    const likest = await takeIn({ ...shelter, email: `p${people}@example.org` });
    for (let at = 0; at < 10; at++) await decide(one, await takeIn(shelter), 'apart');
    const [older, newer] = [await takeIn(shelter), await takeIn(shelter)];
    expect((await like(one)).map(({ id }) => id)).toEqual([likest, newer, older]);
  });

  it('links a pair, can be taken back, and stands in the history of both', async () => {
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

  it('keeps a pair linked whatever is changed since, before all who look alike', async () => {
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

  it('is refused for a case and itself, and for a case that is not there', async () => {
    const one = await takeIn();
    expect((await decide(one, one, 'linked')).status).toBe(409);
    expect((await decide(one, 999_999, 'linked')).status).toBe(404);
    expect((await decide(one, 0, 'linked')).status).toBe(422);
  });
});

describe('somebody who is being typed in', () => {
  it('is compared before anything is stored', async () => {
    const one = await takeIn({ phone: '804-555-0133' });
    const query = new URLSearchParams({ phone: '8045550133' });
    const response = await staff('GET', `/api/duplicates?${query}`);
    expect(response.body).toMatchObject([{ id: one, reasons: ['phone'] }]);
  });

  it('is like nobody while nothing is typed', async () => {
    expect((await staff('GET', '/api/duplicates')).body).toEqual([]);
  });
});
