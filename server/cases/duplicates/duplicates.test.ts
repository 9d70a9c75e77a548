// Tests which cases are shown as possible duplicates, the review list, and the answers of staff.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../../tests/api/harness.ts';
import { members } from '../../db/schema/members.ts';

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
  const unique = { email: `p${people}@example.org`, phone: `804-555-${1000 + people * 37}` };
  const body = { ...samples.intake, ...unique, ...changes };
  const response = await staff('POST', '/api/members', { body });
  return (response.body as Row).id;
}

const like = async (id: number) =>
  (await staff('GET', `/api/members/${id}/duplicates`)).body as Row[];
const decide = (id: number, otherId: number, decision: string | null) =>
  staff('PUT', `/api/members/${id}/duplicates`, { body: { otherId, decision } });

const listed = async (query = '', as = staff) => {
  return (await as('GET', `/api/duplicates${query}`)).body as Pair[];
};
type Pair = Row & { memberId: number; otherId: number; reasons: string[]; version: number };
const between = (pairs: Pair[], one: number, other: number) =>
  pairs.filter(({ memberId, otherId }) => memberId === one && otherId === other);

describe('possible duplicates of a case', () => {
  it('include a case with a similar name and the same phone number, however it is written', async () => {
    const one = await takeIn({ firstName: 'Robert', phone: '(804) 555-0177' });
    const two = await takeIn({ firstName: 'Bob', phone: '+1 804 555 0177' });
    expect(await like(two)).toMatchObject([
      { id: one, reasons: ['nickname', 'phone', 'address'], decision: null, version: 0 },
    ]);
  });

  it('include a case with the same name and birth date, but not with one of them', async () => {
    const born = { dateOfBirth: '1990-04-30' };
    const moved = (name: object) => takeIn({ ...name, address: `${people} Elm St` });
    const one = await moved({ firstName: 'Renée', lastName: 'Dubois' });
    const two = await moved({ firstName: 'Renee', lastName: 'dubois' });
    const other = await moved({ firstName: 'Carl', lastName: 'Dubois' });
    for (const id of [one, other]) await staff('PATCH', `/api/members/${id}`, { body: born });
    expect(await like(two)).toEqual([]);
    await staff('PATCH', `/api/members/${two}`, { body: born });
    expect(await like(two)).toMatchObject([{ id: one, reasons: ['name', 'birth'] }]);
  });

  it('leave out cases that share only an empty email or no phone number', async () => {
    const nobody = { email: '', phone: 'no phone yet', lastName: 'Nophone' };
    await takeIn({ ...nobody, address: '1 Elm St' });
    expect(await like(await takeIn({ ...nobody, address: '2 Elm St' }))).toEqual([]);
  });

  it('are found among many people who share a number', async () => {
    const shelter = { phone: '804-555-0166' };
    const one = await takeIn({ ...shelter, firstName: 'Zora', lastName: 'Quick' });
    const crowd = { firstName: 'Ben', lastName: 'Crowd', matchKeys: ['p:8045550166'] };
    await site.db
      .insert(members)
      .values(Array.from({ length: 300 }, (_, at) => ({ ...crowd, reference: `S-${at}` })));
    const two = await takeIn({ ...shelter, firstName: 'Zora', lastName: 'Quick' });
    expect((await like(two)).map(({ id }) => id)).toEqual([one]);
    await site.db.delete(members).where(eq(members.lastName, 'Crowd'));
  });
});

describe('review list', () => {
  const zoe = { firstName: 'Zoe', lastName: 'Listed', address: '7 Review Rd' };

  it('lists a new pair once, most similar first, with both people and the reasons', async () => {
    const one = await takeIn(zoe);
    const two = await takeIn({ ...zoe, phone: '804-555-0188' });
    const three = await takeIn({ ...zoe, phone: '804-555-0188' });
    const pairs = await listed();
    const ids = (pair: Pair) => [pair.memberId, pair.otherId];
    const mine = pairs.filter((pair) => ids(pair).some((id) => [one, two, three].includes(id)));
    expect(mine).toHaveLength(3);
    expect(ids(mine[0] as Pair)).toEqual([two, three]);
    expect(mine[0]).toMatchObject({
      reasons: ['name', 'phone', 'address'],
      people: [{ id: two, lastName: 'Listed' }, { id: three }],
    });
    const summary = (await staff('GET', '/api/summary')).body as Row;
    expect(summary.possibleDuplicates).toBe(pairs.length);
  });

  it('drops a pair that is no longer alike, and lists it again when it is', async () => {
    const shared = { firstName: 'Yan', lastName: 'Drops', phone: '804-555-0189' };
    const [one, two] = [await takeIn(shared), await takeIn(shared)];
    expect(between(await listed(), one, two)).toHaveLength(1);
    const patch = (body: object) => staff('PATCH', `/api/members/${two}`, { body });
    await patch({ firstName: 'Olga', lastName: 'Other' });
    expect(between(await listed(), one, two)).toEqual([]);
    await patch({ firstName: 'Yan', lastName: 'Drops' });
    expect(between(await listed(), one, two)).toHaveLength(1);
  });

  it('shows no pair with a restricted case to staff without access', async () => {
    const secret = { firstName: 'Xia', lastName: 'Hidden', phone: '804-555-0190' };
    const [one, two] = [await takeIn(secret), await takeIn(secret)];
    const restrict = { body: { isRestricted: true, people: [staff.username] } };
    await staff('PUT', `/api/members/${two}/access`, restrict);
    const other = await site.signIn('other', 'case-worker');
    expect(between(await listed(), one, two)).toHaveLength(1);
    expect(between(await listed('', other), one, two)).toEqual([]);
    const count = ((await other('GET', '/api/summary')).body as Row).possibleDuplicates;
    expect(count).toBe((await listed('', other)).length);
  });
});

describe('answer about a pair', () => {
  const pairOf = async (shared: object) => {
    const [one, two] = [await takeIn(shared), await takeIn(shared)];
    return [one, two] as const;
  };

  it.each(['different', 'same-household'])(
    'hides the pair after "%s" from both cases and the review list, and can be undone',
    async (decision) => {
      const [one, two] = await pairOf({ phone: `804-555-02${people}` });
      const before = (await staff('GET', `/api/members/${one}`)).body;
      await listed();
      expect((await decide(two, one, decision)).body).toEqual({ decision, version: 1 });
      const has = (rows: Row[], id: number) => rows.some((row) => row.id === id);
      expect([has(await like(one), two), has(await like(two), one)]).toEqual([false, false]);
      expect(between(await listed(), one, two)).toEqual([]);
      expect((await staff('GET', `/api/members/${one}`)).body).toEqual(before);
      const answered = between(await listed('?status=answered'), one, two);
      expect(answered).toMatchObject([{ decision, decidedBy: staff.username, version: 1 }]);
      for (const id of [one, two]) {
        const [entry] = (await staff('GET', `/api/activity?memberId=${id}`)).body as Row[];
        expect(Object.values(entry?.changes as object)).toEqual([[null, decision]]);
      }
      expect((await decide(one, two, null)).body).toEqual({ decision: null, version: 2 });
      expect(has(await like(one), two)).toBe(true);
      expect(between(await listed(), one, two)).toHaveLength(1);
    },
  );

  it('puts a case without a household into the household of the other one', async () => {
    const [one, two] = await pairOf({ phone: '804-555-0158' });
    await decide(one, two, 'same-household');
    const path = `/api/households?memberId=${two}`;
    const living = async () =>
      ((await staff('GET', path)).body as { households: { people: { memberId: number }[] }[] })
        .households;
    const [household, ...others] = await living();
    expect(others).toEqual([]);
    expect(household?.people.map(({ memberId }) => memberId).toSorted()).toEqual([one, two]);
    await decide(one, two, null);
    expect(await living()).toHaveLength(1);
    const [alike] = (await like(one)).filter(({ id }) => id === two);
    expect(alike?.reasons).toContain('household');
  });

  it('stays after both cases changed and were compared again', async () => {
    const [one, two] = await pairOf({ phone: '804-555-0155' });
    await decide(one, two, 'different');
    await staff('PATCH', `/api/members/${two}`, { body: { phone: '804-555-0156' } });
    await staff('PATCH', `/api/members/${two}`, { body: { phone: '804-555-0155' } });
    expect(between(await listed(), one, two)).toEqual([]);
  });

  it('returns 409 when a colleague has answered since the pair was loaded', async () => {
    const [one, two] = await pairOf({ phone: '804-555-0157' });
    await decide(one, two, 'different');
    const late = await staff('PUT', `/api/members/${one}/duplicates`, {
      body: { otherId: two, decision: 'same-household' },
      headers: { 'if-match': '"0"' },
    });
    expect(late.status).toBe(409);
  });

  it('is refused for a case and itself, and for a case that is missing, merged, or erased', async () => {
    const one = await takeIn();
    expect((await decide(one, one, 'different')).status).toBe(409);
    expect((await decide(one, 999_999, 'different')).status).toBe(404);
    expect((await decide(one, 0, 'different')).status).toBe(422);
    const [kept, gone] = await pairOf({});
    const otherVersion = ((await staff('GET', `/api/members/${gone}`)).body as Row).version;
    const merge = { body: { otherId: gone, otherVersion } };
    expect((await staff('POST', `/api/members/${kept}/merge`, merge)).status).toBe(200);
    expect((await decide(one, gone, 'different')).status).toBe(409);
    expect((await decide(gone, one, 'different')).status).toBe(409);
    await staff('DELETE', `/api/members/${kept}?reason=asked`);
    expect((await decide(one, kept, 'different')).status).toBe(409);
  });
});

describe('duplicate check during intake', () => {
  const typed = async (query: Record<string, string>, as = staff) =>
    (await as('GET', `/api/duplicates/typed?${new URLSearchParams(query)}`)).body as Row[];

  it('finds a case by a name with a mistake, a phone number, or an email', async () => {
    const shown = { firstName: 'Wilhelmina', lastName: 'Typed', phone: '804-555-0133' };
    const one = await takeIn({ ...shown, email: 'w.typed@example.org' });
    const name = { firstName: 'Willhelmina', lastName: 'Typed' };
    expect(await typed(name)).toMatchObject([{ id: one, reasons: ['one-letter'] }]);
    expect(await typed({ phone: '8045550133' })).toMatchObject([{ id: one, reasons: ['phone'] }]);
    const email = await typed({ firstName: 'Ed', lastName: 'Else', email: 'W.Typed@example.org' });
    expect(email).toMatchObject([{ id: one, reasons: ['email'] }]);
  });

  it('reveals no address and no similar number to the front desk', async () => {
    const shown = { firstName: 'Vashti', lastName: 'Desked', phone: '804-555-0134' };
    await takeIn({ ...shown, address: '99 Quiet Ln' });
    const desk = await site.signIn('desk', 'front-desk');
    const close = { ...shown, phone: '804-555-0143', address: '99 Quiet Ln' };
    expect(await typed(close)).toMatchObject([{ reasons: ['name', 'near-phone', 'address'] }]);
    expect(await typed(close, desk)).toMatchObject([{ reasons: ['name'] }]);
  });

  it('finds nobody when nothing is typed', async () => {
    expect(await typed({})).toEqual([]);
  });
});
