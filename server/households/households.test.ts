// Households of cases: companions, join, split, head, moves, undo, restricted cases, search, merge, erasure.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { caseRelationships, householdPeople } from '../db/schema/households.ts';
import { auditEntries } from '../db/schema/logs.ts';
import type { CaseHouseholds } from './household-routes.ts';
import type { HouseholdView } from './household-view.ts';
import type { ServedHouseholds } from './served-households.ts';

const site = openSite();
const staff = signInBeforeAll(site);
let other: typeof staff;
beforeAll(async () => {
  other = await site.signIn('nora', 'case-worker');
});

type Case = Record<string, unknown> & { id: number; version: number };
let cases = 0;
async function takeIn(firstName: string, changes: object = {}): Promise<Case> {
  cases += 1;
  const unique = { email: `h${cases}@example.org`, phone: `804-555-${3000 + cases}` };
  const body = { ...samples.intake, ...unique, firstName, lastName: 'Diaz', ...changes };
  return (await staff('POST', '/api/members', { body })).body as Case;
}
const read = async (id: number) => (await staff('GET', `/api/members/${id}`)).body as Case;
const of = async (memberId: number, as = staff) =>
  (await as('GET', `/api/households?memberId=${memberId}`)).body as CaseHouseholds;
const homeOf = async (memberId: number, as = staff): Promise<HouseholdView> =>
  (await of(memberId, as)).households[0] ?? expect.unreachable('there is no household');
const lived = ({ people }: HouseholdView) =>
  people.map(({ firstName, relation }) => `${firstName} ${relation}`);
const idOf = ({ people }: HouseholdView, name: string) =>
  people.find(({ firstName }) => firstName === name)?.id ?? expect.unreachable(name);

async function addCompanions(memberId: number, ...companions: object[]): Promise<HouseholdView> {
  const made = await staff('POST', '/api/households', { body: { memberId, companions } });
  expect(made.status, made.text).toBe(201);
  return made.body as HouseholdView;
}
const change = async (home: HouseholdView, body: object, as = staff) =>
  as('PATCH', `/api/households/${home.id}`, { body });
async function changed(home: HouseholdView, body: object): Promise<HouseholdView> {
  const done = await change(home, body);
  expect(done.status, done.text).toBe(200);
  return done.body as HouseholdView;
}
const undo = ({ id, version }: HouseholdView, as = staff) =>
  as('POST', `/api/households/${id}/undo`, { headers: { 'if-match': `"${version}"` } });
const join = async (memberId: number, otherId: number, more: object = {}) => {
  const done = await staff('POST', '/api/households/join', {
    body: { memberId, otherId, ...more },
  });
  expect(done.status, done.text).toBe(200);
  return done.body as HouseholdView;
};
const entriesOf = (id: number) =>
  site.db.$count(auditEntries, eq(auditEntries.subjectId, id)) as Promise<number>;
const restrict = (id: number) =>
  staff('PUT', `/api/members/${id}/access`, { body: { isRestricted: true, people: ['casey'] } });

const mia = { firstName: 'Mia', lastName: 'Diaz', birthYear: 2019, relation: 'child' };
const leo = { firstName: 'Leo', birthYear: 2021, relation: 'child' };
const ana = { firstName: 'Ana', birthYear: 1950, relation: 'parent' };

describe('companions', () => {
  it('live with the case, have ages, and are no cases', async () => {
    const before = (await staff('GET', '/api/members?limit=1')).headers.get('x-total-count');
    const rosa = await takeIn('Rosa', { householdSize: 5 });
    const home = await addCompanions(rosa.id, mia, ana);
    expect(lived(home)).toEqual(['Rosa head', 'Mia child', 'Ana parent']);
    const year = site.now().getUTCFullYear();
    expect(home.people.map(({ age, hasOpenCase }) => [age, hasOpenCase])).toEqual([
      [40, true],
      [year - 2019, false],
      [year - 1950, false],
    ]);
    const after = (await staff('GET', '/api/members?limit=1')).headers.get('x-total-count');
    expect(Number(after)).toBe(Number(before) + 1);
  });

  it('are added to the same household later, changed, removed, and brought back by undo', async () => {
    const rosa = await takeIn('Rosa');
    const first = await addCompanions(rosa.id, mia);
    const second = await addCompanions(rosa.id, leo);
    expect(second.id).toBe(first.id);
    const renamed = await changed(second, {
      ...{ step: 'changed', personId: idOf(second, 'Leo') },
      ...{ firstName: 'Leon', birthYear: 2020 },
    });
    expect(lived(renamed)).toEqual(['Rosa head', 'Mia child', 'Leon child']);
    const left = await changed(renamed, { step: 'removed', personId: idOf(renamed, 'Mia') });
    expect(lived(left)).toEqual(['Rosa head', 'Leon child']);
    const undone = await undo(left);
    expect(undone.status, undone.text).toBe(200);
    expect(lived(undone.body as HouseholdView)).toEqual(['Rosa head', 'Mia child', 'Leon child']);
  });

  it('are found by name: the search finds the case of their household until they leave it', async () => {
    const rosa = await takeIn('Rosa');
    const home = await addCompanions(rosa.id, { firstName: 'Xochitl', relation: 'child' });
    const found = async () =>
      ((await staff('GET', '/api/members?search=xochitl')).body as Case[]).map(({ id }) => id);
    expect(await found()).toEqual([rosa.id]);
    await staff('PATCH', `/api/members/${rosa.id}`, { body: { firstName: 'Rosalia' } });
    expect(await found()).toEqual([rosa.id]);
    const quick = await staff('GET', '/api/quick-find?search=xochitl%20diaz');
    expect(quick.body).toMatchObject({ members: [{ id: rosa.id, livesWith: 'Xochitl' }] });
    await changed(home, { step: 'moved-out', personId: idOf(home, 'Xochitl') });
    expect(await found()).toEqual([]);
  });

  it('keep their row when they get a case with the address of the household', async () => {
    const rosa = await takeIn('Rosa', { address: '7 Elm Street' });
    const home = await addCompanions(rosa.id, { ...ana, lastName: 'Diaz' });
    const personId = idOf(home, 'Ana');
    const opened = await changed(home, { step: 'case-opened', personId });
    const person = opened.people.find(({ id }) => id === personId);
    expect(person).toMatchObject({ firstName: 'Ana', relation: 'parent', hasOpenCase: true });
    expect(await read(person?.memberId ?? 0)).toMatchObject({
      ...{ firstName: 'Ana', lastName: 'Diaz', address: '7 Elm Street', assignedTo: 'casey' },
    });
    expect(await changed(opened, { step: 'case-opened', personId })).toEqual(opened);
  });
});

describe('join, split, head, and moves', () => {
  it('puts a case into the household of another one, once', async () => {
    const [rosa, jose] = [await takeIn('Rosa'), await takeIn('Jose')];
    await addCompanions(rosa.id, mia);
    const home = await join(jose.id, rosa.id, { relation: 'partner' });
    expect(lived(home)).toEqual(['Rosa head', 'Jose partner', 'Mia child']);
    const entries = await entriesOf(home.id);
    const again = await join(jose.id, rosa.id, { relation: 'partner' });
    expect(again).toEqual(home);
    expect(await entriesOf(home.id)).toBe(entries);
  });

  it('ends the former stay, brings the others along when asked, and undo restores both households', async () => {
    const [rosa, jose] = [await takeIn('Rosa'), await takeIn('Jose')];
    await addCompanions(rosa.id, mia);
    const former = await addCompanions(jose.id, leo);
    const home = await join(jose.id, rosa.id, { relation: 'partner', withOthers: true });
    expect(lived(home)).toEqual(['Rosa head', 'Jose partner', 'Mia child', 'Leo child']);
    expect((await of(jose.id)).households.map(({ id }) => id)).toEqual([home.id]);
    expect((await undo(home)).status).toBe(200);
    expect(lived(await homeOf(rosa.id))).toEqual(['Rosa head', 'Mia child']);
    expect(await homeOf(jose.id)).toMatchObject({ id: former.id });
    expect(lived(await homeOf(jose.id))).toEqual(['Jose head', 'Leo child']);
  });

  it('keeps somebody with shared custody in both households', async () => {
    const [rosa, jose, kid] = [await takeIn('Rosa'), await takeIn('Jose'), await takeIn('Kid')];
    await join(kid.id, rosa.id, { relation: 'child' });
    await join(kid.id, jose.id, { relation: 'child', custody: 'shared' });
    const { households } = await of(kid.id);
    expect(households.map((home) => lived(home))).toEqual([
      ['Rosa head', 'Kid child'],
      ['Jose head', 'Kid child'],
    ]);
    const custodies = households.flatMap(({ people }) =>
      people.filter(({ memberId }) => memberId === kid.id).map(({ custody }) => custody),
    );
    expect(custodies).toEqual(['shared', 'shared']);
  });

  it('splits some of the people off, each household with one head', async () => {
    const [rosa, jose] = [await takeIn('Rosa'), await takeIn('Jose')];
    await addCompanions(rosa.id, mia, leo);
    const home = await join(jose.id, rosa.id, { relation: 'partner' });
    const personIds = [idOf(home, 'Jose'), idOf(home, 'Leo')];
    const left = await changed(home, { step: 'split', personIds });
    expect(lived(left)).toEqual(['Rosa head', 'Mia child']);
    expect(left.former.map(({ firstName }) => firstName)).toEqual(['Leo', 'Jose']);
    expect(lived(await homeOf(jose.id))).toEqual(['Jose head', 'Leo child']);
    const all = left.people.map(({ id }) => id);
    expect((await change(left, { step: 'split', personIds: all })).status).toBe(409);
    expect((await undo(left)).status).toBe(200);
    expect(lived(await homeOf(jose.id))).toEqual(lived(home));
  });

  it('restates the relations when the head changes or moves out', async () => {
    const [rosa, jose] = [await takeIn('Rosa'), await takeIn('Jose')];
    await addCompanions(rosa.id, mia);
    const home = await join(jose.id, rosa.id, { relation: 'partner' });
    const headed = await changed(home, { step: 'headed', personId: idOf(home, 'Jose') });
    expect(lived(headed)).toEqual(['Jose head', 'Rosa partner', 'Mia child']);
    const out = await changed(headed, { step: 'moved-out', personId: idOf(headed, 'Jose') });
    expect(lived(out)).toEqual(['Rosa head', 'Mia child']);
    expect(out.former).toMatchObject([{ firstName: 'Jose', relation: 'head' }]);
  });

  it('changes the address of everyone but restricted cases and safe-contact notes, in one entry', async () => {
    const [rosa, jose, lena, tia] = [
      await takeIn('Rosa'),
      await takeIn('Jose'),
      await takeIn('Lena'),
      await takeIn('Tia'),
    ];
    for (const one of [jose, lena, tia]) await join(one.id, rosa.id, { relation: 'sibling' });
    const safeContact = { note: 'Only at work' };
    await staff('PATCH', `/api/members/${lena.id}`, { body: { safeContact } });
    await restrict(tia.id);
    const home = await homeOf(rosa.id);
    const entries = await site.db.$count(auditEntries);
    const to = { address: '9 Oak Street', city: 'Henrico', state: 'VA', zipCode: '23228' };
    const moved = await changed(home, { step: 'moved', ...to });
    expect(await site.db.$count(auditEntries)).toBe(entries + 1);
    expect(await read(rosa.id)).toMatchObject(to);
    expect(await read(jose.id)).toMatchObject(to);
    for (const one of [lena, tia]) {
      expect(await read(one.id)).toMatchObject({ address: samples.intake.address });
    }
    const named = await changed(moved, { step: 'moved', ...to, memberIds: [lena.id] });
    expect(await read(lena.id)).toMatchObject(to);
    expect((await undo(named)).status).toBe(200);
    expect(await read(lena.id)).toMatchObject({ address: samples.intake.address });
    expect(await read(jose.id)).toMatchObject(to);
  });

  it('refuses a stale version, and an undo of a colleague or after another change', async () => {
    const rosa = await takeIn('Rosa');
    const home = await addCompanions(rosa.id, mia);
    const stale = await staff('PATCH', `/api/households/${home.id}`, {
      body: { step: 'removed', personId: idOf(home, 'Mia') },
      headers: { 'if-match': '"99"' },
    });
    expect(stale.status).toBe(409);
    expect((await undo(home, other)).status).toBe(409);
    const later = await addCompanions(rosa.id, leo);
    expect((await undo(home)).status).toBe(409);
    expect((await undo(later)).status).toBe(200);
  });

  it('lets one of two joins at the same time make the household', async () => {
    const [rosa, jose] = [await takeIn('Rosa'), await takeIn('Jose')];
    await Promise.all([join(rosa.id, jose.id), join(jose.id, rosa.id)]);
    const both = [...(await of(rosa.id)).households, ...(await of(jose.id)).households];
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  });
});

describe('relationships', () => {
  const relate = (memberId: number, otherId: number, kind: string, as = staff) =>
    as('POST', '/api/relationships', { body: { memberId, otherId, kind, note: 'Court order' } });

  it('marks both cases until a "keep apart" ends, and again after undo', async () => {
    const [rosa, jose] = [await takeIn('Rosa'), await takeIn('Jose')];
    const made = (await relate(jose.id, rosa.id, 'keep-apart')).body as Case;
    const marks = async () => [
      (await read(rosa.id)).isKeptApart,
      (await read(jose.id)).isKeptApart,
    ];
    expect(await marks()).toEqual([true, true]);
    expect((await of(rosa.id)).relationships).toMatchObject([
      { kind: 'keep-apart', otherId: jose.id, name: 'Jose Diaz', note: 'Court order' },
    ]);
    const path = `/api/relationships/${made.id}`;
    const ended = await staff('PATCH', path, { body: { untilOn: '2030-01-01' } });
    expect(ended.status, ended.text).toBe(200);
    expect(await marks()).toEqual([false, false]);
    expect((await staff('POST', `${path}/undo`)).status).toBe(200);
    expect(await marks()).toEqual([true, true]);
  });

  it('reads a parent from both sides and stores the same one once', async () => {
    const [rosa, kid] = [await takeIn('Rosa'), await takeIn('Kid')];
    const first = await relate(rosa.id, kid.id, 'parent');
    const second = await relate(rosa.id, kid.id, 'parent');
    expect((second.body as Case).id).toBe((first.body as Case).id);
    expect((await of(rosa.id)).relationships).toMatchObject([{ isFrom: true, otherId: kid.id }]);
    expect((await of(kid.id)).relationships).toMatchObject([{ isFrom: false, otherId: rosa.id }]);
    expect((await relate(rosa.id, rosa.id, 'sibling')).status).toBe(409);
  });

  it('never name a restricted case to staff without access', async () => {
    const [rosa, tia, kid] = [
      await takeIn('Rosa'),
      await takeIn('Secretname'),
      await takeIn('Kid'),
    ];
    const made = (await relate(rosa.id, tia.id, 'keep-apart')).body as Case;
    await relate(kid.id, tia.id, 'sibling');
    await restrict(tia.id);
    const seen = await other('GET', `/api/households?memberId=${rosa.id}`);
    expect(seen.text).not.toMatch(/Secretname|Court order/);
    expect((seen.body as CaseHouseholds).relationships).toMatchObject([
      { kind: 'keep-apart', otherId: null, name: null, note: '' },
    ]);
    expect((await of(kid.id, other)).relationships).toEqual([]);
    const ended = await other('PATCH', `/api/relationships/${made.id}`, { body: { note: 'x' } });
    expect(ended.status).toBe(403);
    expect((await relate(rosa.id, tia.id, 'helper', other)).status).toBe(403);
  });
});

describe('restricted case in a household', () => {
  it('is one more person to staff without access, who cannot change its row', async () => {
    const [rosa, tia] = [await takeIn('Rosa'), await takeIn('Secretname')];
    await addCompanions(rosa.id, mia);
    const home = await join(tia.id, rosa.id, { relation: 'sibling' });
    await restrict(tia.id);
    const seen = await other('GET', `/api/households?memberId=${rosa.id}`);
    expect(seen.text).not.toContain('Secretname');
    expect(seen.text).not.toContain(`"memberId":${tia.id}`);
    const view = (seen.body as CaseHouseholds).households[0] ?? expect.unreachable();
    expect([lived(view), view.morePeople]).toEqual([['Rosa head', 'Mia child'], 1]);
    const personId = idOf(home, 'Secretname');
    expect((await change(view, { step: 'moved-out', personId }, other)).status).toBe(404);
    expect((await change(view, { step: 'changed', personId }, other)).status).toBe(404);
    expect((await other('GET', `/api/households?memberId=${tia.id}`)).status).toBe(403);
    const history = await other('GET', `/api/activity?memberId=${rosa.id}`);
    const log = await other('GET', `/api/members/${rosa.id}/timeline`);
    for (const { status, text } of [history, log]) {
      expect(status).toBe(200);
      expect(text).not.toContain('Secretname');
      expect(text).not.toContain(`"memberId":${tia.id}`);
    }
  });

  it('closes a household of restricted cases alone', async () => {
    const tia = await takeIn('Tia');
    const home = await addCompanions(tia.id, mia);
    await restrict(tia.id);
    const personId = idOf(home, 'Mia');
    expect((await change(home, { step: 'removed', personId }, other)).status).toBe(403);
  });
});

describe('history', () => {
  it('shows a change of the household on every case that lives there', async () => {
    const [rosa, jose] = [await takeIn('Rosa'), await takeIn('Jose')];
    await join(jose.id, rosa.id, { relation: 'partner' });
    for (const { id } of [rosa, jose]) {
      const timeline = (await staff('GET', `/api/members/${id}/timeline`)).body as Case[];
      expect(timeline.filter(({ state }) => state === 'household')).toMatchObject([
        { title: 'created', actor: 'casey', changes: null },
      ]);
      const activity = (await staff('GET', `/api/activity?memberId=${id}`)).body as Case[];
      expect(activity.filter(({ subject }) => subject === 'household')).toHaveLength(1);
    }
  });
});

describe('family intake', () => {
  const family = (companions: object[], as = staff) =>
    as('POST', '/api/households/intake', {
      body: { person: { ...samples.intake, firstName: 'Rosa', lastName: 'Vega' }, companions },
    });

  it('makes one case, the household, and a case for each line that wants one', async () => {
    const done = await family([mia, { ...ana, hasCase: true }]);
    expect(done.status, done.text).toBe(201);
    const { id, cases: count } = done.body as { id: number; cases: number };
    expect(count).toBe(2);
    const home = await homeOf(id);
    expect(lived(home)).toEqual(['Rosa head', 'Mia child', 'Ana parent']);
    expect(home.people.map(({ hasOpenCase }) => hasOpenCase)).toEqual([true, false, true]);
    const opened = await read(home.people[2]?.memberId ?? 0);
    expect(opened).toMatchObject({ lastName: 'Vega', address: samples.intake.address });
  });

  it('lets the front desk use households, and refuses a companion without a name', async () => {
    const desk = await site.signIn('desk', 'front-desk');
    expect((await family([mia], desk)).status).toBe(201);
    const refused = await family([{ firstName: '' }]);
    expect(refused.status).toBe(422);
  });
});

describe('service day', () => {
  it('names the relation of the person whose household was served', async () => {
    const [rosa, jose, tia] = [await takeIn('Rosa'), await takeIn('Jose'), await takeIn('Tia')];
    const alone = await takeIn('Alone');
    await join(jose.id, rosa.id, { relation: 'partner' });
    await join(tia.id, rosa.id, { relation: 'sibling' });
    await restrict(tia.id);
    const serviceDate = site.now().toISOString();
    const box = { serviceType: 'food', description: 'Box', outcome: 'completed', serviceDate };
    await staff('POST', '/api/service-records', { body: { ...box, memberId: jose.id } });
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
    const path = `/api/service-day/households?serviceType=food&date=${date.format(site.now())}`;
    const desk = await site.signIn('desk2', 'front-desk');
    const about = { servedId: jose.id, at: serviceDate };
    await staff('POST', '/api/service-records', { body: { ...box, memberId: alone.id } });
    expect((await desk('GET', path)).body).toEqual({
      total: 2,
      mates: [{ memberId: rosa.id, relation: 'partner', ...about }],
    });
    const readers = await staff('GET', `/api/members/${rosa.id}/readers`);
    expect(readers.text).toContain('desk2');
    const { mates } = (await staff('GET', path)).body as ServedHouseholds;
    expect(mates.map(({ memberId }) => memberId)).toContain(tia.id);
  });
});

describe('merge', () => {
  const merge = async (kept: number, otherId: number) => {
    const otherVersion = (await read(otherId)).version;
    const done = await staff('POST', `/api/members/${kept}/merge`, {
      body: { otherId, otherVersion, choices: { name: 'kept' } },
    });
    expect(done.status, done.text).toBe(200);
  };
  const unmerge = async (kept: number) => {
    const [one] = (await staff('GET', `/api/members/${kept}/merges`)).body as { id: number }[];
    const done = await staff('POST', `/api/members/${kept}/unmerge`, {
      body: { mergeId: one?.id },
    });
    expect(done.status, done.text).toBe(200);
  };

  it('moves households and relationships to the kept case, and undo moves them back', async () => {
    const [kept, gone, jose] = [await takeIn('Rosa'), await takeIn('Rosita'), await takeIn('Jose')];
    await addCompanions(gone.id, { firstName: 'Quetzalli', relation: 'child' });
    await staff('POST', '/api/relationships', {
      body: { memberId: gone.id, otherId: jose.id, kind: 'keep-apart' },
    });
    const found = async () =>
      ((await staff('GET', '/api/members?search=quetzalli')).body as Case[]).map(({ id }) => id);
    await merge(kept.id, gone.id);
    expect(lived(await homeOf(kept.id))).toEqual(['Rosa head', 'Quetzalli child']);
    expect((await read(kept.id)).isKeptApart).toBe(true);
    expect((await of(jose.id)).relationships).toMatchObject([{ otherId: kept.id }]);
    expect(await found()).toEqual([kept.id]);
    await unmerge(kept.id);
    expect((await of(kept.id)).households).toEqual([]);
    expect((await read(kept.id)).isKeptApart).toBe(false);
    expect(lived(await homeOf(gone.id))).toEqual(['Rosita head', 'Quetzalli child']);
    expect(await found()).toEqual([gone.id]);
  });

  it('keeps a person of two merged cases in one household, and restores both by Undo', async () => {
    const [kept, gone] = [await takeIn('Rosa'), await takeIn('Rosita')];
    await addCompanions(gone.id, mia);
    await join(kept.id, gone.id, { relation: 'other' });
    await merge(kept.id, gone.id);
    expect(lived(await homeOf(kept.id))).toEqual(['Rosa head', 'Mia child']);
    await unmerge(kept.id);
    expect(lived(await homeOf(gone.id))).toEqual(['Rosa head', 'Mia child', 'Rosita other']);
  });
});

describe('erasure', () => {
  const erase = async (id: number) => {
    const done = await staff('DELETE', `/api/members/${id}?reason=asked`);
    expect(done.status, done.text).toBe(200);
  };

  it('leaves the household to the other cases, with a new head', async () => {
    const [rosa, jose] = [await takeIn('Rosa'), await takeIn('Jose')];
    await addCompanions(rosa.id, mia);
    const home = await join(jose.id, rosa.id, { relation: 'partner' });
    await staff('POST', '/api/relationships', {
      body: { memberId: rosa.id, otherId: jose.id, kind: 'keep-apart' },
    });
    await erase(rosa.id);
    expect(lived(await homeOf(jose.id))).toEqual(['Jose head', 'Mia child']);
    expect(await site.db.$count(caseRelationships, eq(caseRelationships.otherId, jose.id))).toBe(0);
    expect((await read(jose.id)).isKeptApart).toBe(false);
    const entries = await site.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, 'household'));
    const own = entries.filter(({ subjectId }) => subjectId === home.id);
    expect(own.map(({ changes }) => changes)).toEqual(own.map(() => null));
  });

  it('removes the companions when the last case leaves the household', async () => {
    const rosa = await takeIn('Rosa');
    const { id } = await addCompanions(rosa.id, mia);
    await erase(rosa.id);
    expect(await site.db.$count(householdPeople, eq(householdPeople.householdId, id))).toBe(0);
  });
});

it("lists the household in a person's copy, without other cases and without a keep-apart", async () => {
  const [rosa, jose] = [await takeIn('Rosa'), await takeIn('Otherperson')];
  await addCompanions(rosa.id, mia);
  await join(jose.id, rosa.id, { relation: 'partner' });
  await staff('POST', '/api/relationships', {
    body: { memberId: rosa.id, otherId: jose.id, kind: 'keep-apart', note: 'Court order' },
  });
  const copy = (await staff('GET', `/api/members/${rosa.id}/copy`)).text;
  expect(copy).toContain('Mia');
  expect(copy).not.toMatch(/Otherperson|keep-apart|Court order/);
});
