// Saved views: named filters that their list validates and counts.
import { beforeAll, describe, expect, it } from 'vitest';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { savedViews } from '../db/schema/case-parts.ts';

const site = openSite();
const staff = signInBeforeAll(site);
let dana: typeof staff;
beforeAll(async () => {
  dana = await site.signIn('dana', 'case-worker');
  for (let count = 0; count < 3; count += 1) {
    await site.visitor('POST', '/api/members', { body: samples.application });
    await site.visitor('POST', '/api/get-involved-submissions', { body: samples.volunteer });
    await site.visitor('POST', '/api/contacts', { body: samples.contact });
  }
  const { body } = await staff('GET', '/api/members');
  for (const { id } of body as { id: number }[]) {
    const reminder = { memberId: id, title: 'Call', dueDate: '2020-01-01', assignedTo: 'dana' };
    await staff('POST', '/api/reminders', { body: reminder });
  }
});

type View = { id: number; name: string; owner: string; filter: Record<string, string> };
const view = (list: string, filter: object, more: object = {}) => ({
  list,
  name: 'A view',
  filter,
  ...more,
});
const save = async (body: object, who = staff) =>
  (await who('POST', '/api/saved-views', { body })).body as View;
const seenBy = async (who: typeof staff) => (await who('GET', '/api/saved-views')).body as View[];

describe('saved view', () => {
  it.each([
    ['members', '/api/members', { tag: 'new-member', sort: 'queue' }],
    ['members', '/api/members', { status: 'active', awaitingContact: 'true' }],
    ['members', '/api/members', { assignedTo: '' }],
    ['submissions', '/api/get-involved-submissions', { status: 'new' }],
    ['messages', '/api/contacts', { status: 'unread', needsReview: 'all' }],
    ['reminders', '/api/reminders', { status: 'overdue', assignedTo: 'dana' }],
    ['reminders', '/api/reminders', { status: 'completed' }],
  ])('counts for a view of %s the rows that %s returns for %o', async (list, path, filter) => {
    const { id } = await save(view(list, filter));
    const { body } = await staff('GET', '/api/saved-views/counts');
    const counted = (body as { id: number; total: number }[]).find((one) => one.id === id);
    const shown = await staff('GET', `${path}?${new URLSearchParams(filter as never)}`);
    expect(counted?.total).toBe(Number(shown.headers.get('x-total-count')));
    expect(counted?.total).toBe((shown.body as unknown[]).length);
    expect((await staff('DELETE', `/api/saved-views/${id}`)).status).toBe(200);
  });

  it.each([
    ['members', { status: 'somehow' }],
    ['members', { formType: 'volunteer' }],
    ['members', { limit: '5' }],
    ['members', { cursor: 'x' }],
    ['members', { toString: 'x' }],
    ['reminders', { sort: 'name' }],
    ['donations', {}],
    // A view must not name people.
    ['members', { search: 'silva' }],
    ['reminders', { memberId: '1' }],
    ['members', { status: { a: 1 } }],
    ['members', null],
  ])('rejects a view of %s with %o', async (list, filter) => {
    const before = await site.db.select().from(savedViews);
    const { status } = await staff('POST', '/api/saved-views', {
      body: view(list, filter as never),
    });
    expect(status).toBe(422);
    expect(await site.db.select().from(savedViews)).toEqual(before);
  });

  it('shows a view only to its owner until it is shared, and lets only the owner change it', async () => {
    const own = await save(view('members', { status: 'active' }, { name: 'Only mine' }));
    const path = `/api/saved-views/${own.id}`;
    expect(await seenBy(dana)).toEqual([]);
    // A view that is not shared returns 404 to others.
    expect((await dana('PATCH', path, { body: { name: 'Hers' } })).status).toBe(404);
    expect((await dana('DELETE', path)).status).toBe(404);
    await staff('PATCH', path, { body: { isShared: true, name: 'For all' } });
    expect(await seenBy(dana)).toMatchObject([{ name: 'For all', owner: 'casey' }]);
    expect((await dana('PATCH', path, { body: { name: 'Hers' } })).status).toBe(403);
    expect((await dana('DELETE', path)).status).toBe(403);
    const told = await staff('GET', '/api/activity?limit=2&views=false');
    expect(told.body).toMatchObject([
      { subject: 'saved-view', action: 'changed', note: 'Only mine' },
      {},
    ]);
    expect((await staff('DELETE', path)).status).toBe(200);
    expect(await seenBy(dana)).toEqual([]);
  });

  it('returns null as the count of a view whose filter no longer exists', async () => {
    const values = { list: 'members', name: 'Old', filter: { gone: 'x' }, owner: 'casey' } as const;
    const [row] = await site.db.insert(savedViews).values(values).returning();
    const { body, status } = await staff('GET', '/api/saved-views/counts');
    expect(status).toBe(200);
    expect(body).toContainEqual({ id: row?.id, total: null });
    await staff('DELETE', `/api/saved-views/${row?.id}`);
  });

  it('returns null as the count of a view that the role may not use, and counts the other views', async () => {
    const shared = await save(view('members', { sort: 'queue' }, { isShared: true }));
    const desk = await site.signIn('desk', 'front-desk');
    const own = await save(view('submissions', { status: 'new' }), desk);
    const { body, status } = await desk('GET', '/api/saved-views/counts');
    expect([status, body]).toEqual([
      200,
      expect.arrayContaining([
        { id: shared.id, total: null },
        { id: own.id, total: 3 },
      ]),
    ]);
    await staff('DELETE', `/api/saved-views/${shared.id}`);
  });

  it('limits shared views to ten per person', async () => {
    const desk = await site.signIn('desk', 'front-desk');
    const shared = view('submissions', {}, { isShared: true });
    for (let count = 0; count < 10; count += 1) await save(shared, desk);
    const { status, body } = await desk('POST', '/api/saved-views', { body: shared });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { message: expect.stringContaining('share 10') } });
    const own = await save(view('submissions', {}), desk);
    const path = `/api/saved-views/${own.id}`;
    expect((await desk('PATCH', path, { body: { isShared: true } })).status).toBe(409);
    expect((await desk('PATCH', path, { body: { name: 'Only mine' } })).status).toBe(200);
    // The limit counts per person, so others can still share.
    const { id } = await save(view('members', {}, { isShared: true }), dana);
    expect((await staff('DELETE', `/api/saved-views/${id}`)).status).toBe(200);
  });

  it('lets staff managers delete shared views of others, and logs it', async () => {
    const shared = await save(view('members', {}, { name: 'For all', isShared: true }), dana);
    const own = await save(view('members', {}, { name: 'Hers' }), dana);
    const path = `/api/saved-views/${shared.id}`;
    const desk = await site.signIn('desk', 'front-desk');
    expect((await desk('DELETE', path)).status).toBe(403);
    expect((await staff('PATCH', path, { body: { name: 'Mine' } })).status).toBe(403);
    expect((await staff('DELETE', path)).status).toBe(200);
    expect((await staff('DELETE', `/api/saved-views/${own.id}`)).status).toBe(404);
    const told = await staff('GET', '/api/activity?limit=1&views=false');
    expect(told.body).toMatchObject([
      { subject: 'saved-view', action: 'deleted', note: 'For all', actor: 'casey' },
    ]);
    await dana('DELETE', `/api/saved-views/${own.id}`);
  });

  it('returns 409 when a person has the maximum number of views', async () => {
    for (let count = 0; count < 40; count += 1) await save(view('members', {}), dana);
    const { status } = await dana('POST', '/api/saved-views', { body: view('members', {}) });
    expect(status).toBe(409);
  });
});
