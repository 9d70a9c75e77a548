import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#content/languages';
import { openSite, signInBeforeAll } from '../../tests/api/harness.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { contentDrafts, contentReleases } from '../db/schema/site.ts';
import { createCurrentSite } from './current-site.ts';
import type { SiteDraft, SiteRelease, SiteState } from './site-routes.ts';

const site = openSite();
const editor = signInBeforeAll(site, 'erin', 'editor');

beforeEach(async () => {
  await site.db.delete(contentDrafts);
  await site.db.delete(contentReleases);
});

async function draft(key: string, value: unknown): Promise<SiteDraft> {
  const reply = await editor('POST', '/api/site-drafts', { body: { key, value } });
  expect(reply.status, reply.text).toBe(201);
  return reply.body as SiteDraft;
}

const publish = (drafts: readonly SiteDraft[], note = '') =>
  editor('POST', '/api/site-releases', {
    body: { note, drafts: drafts.map(({ id, version }) => ({ id, version })) },
  });

async function readState() {
  const state = (await editor('GET', '/api/site')).body as SiteState;
  return { ...state, field: (key: string) => state.fields.find((field) => field.key === key) };
}

/** The site as another process on the same database shows it. */
async function openElsewhere() {
  const current = createCurrentSite(site.db);
  await current.reload();
  return current;
}

describe('drafts', () => {
  it('shows a draft to editors only, until it is published', async () => {
    const saved = await draft('phone', '804-555-0199');
    const { field } = await readState();
    expect(field('phone')).toMatchObject({ published: '804-555-0142', draft: { id: saved.id } });
    expect((await openElsewhere()).read().facts.phone).toBe('804-555-0142');
  });

  it.each([
    ['phone', 'call us'],
    ['hours', { days: [], opens: 9, closes: 17, holidays: [], closedDays: [] }],
    ['hours', { days: [1], opens: 17, closes: 9, holidays: [], closedDays: [] }],
    ['announcement', { en: 'Closed today' }],
    ['announcement', { en: 'Call {phone}', es: 'Llame' }],
    ['leaders.renee-alston.email', 'nobody'],
  ])('refuses a wrong value of %s', async (key, value) => {
    const reply = await editor('POST', '/api/site-drafts', { body: { key, value } });
    expect(reply).toMatchObject({ status: 422, body: { error: { code: 'invalid' } } });
  });

  it('returns 404 for a field that does not exist', async () => {
    const body = { key: 'office.safe.combination', value: '1' };
    expect((await editor('POST', '/api/site-drafts', { body })).status).toBe(404);
  });

  it('returns 409 when somebody else changed the draft since it was loaded', async () => {
    const { id } = await draft('phone', '804-555-0199');
    const change = (value: string) =>
      editor('PATCH', `/api/site-drafts/${id}`, {
        body: { value },
        headers: { 'if-match': '"1"' },
      });
    expect(await change('804-555-0188')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await change('804-555-0177')).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-since' } },
    });
  });
});

describe('publishing', () => {
  it('shows the new values in every language, in mail and in the chat, and writes the audit log', async () => {
    const drafts = [
      await draft('phone', '503-555-0199'),
      await draft('announcement', { en: 'Snow: we are closed.', es: 'Nieve: cerramos.' }),
      await draft('leaders.renee-alston.title', { en: 'Director', es: 'Directora' }),
    ];
    const reply = await publish(drafts, 'Snow day');
    expect(reply, reply.text).toMatchObject({ status: 201, body: { note: 'Snow day' } });
    expect((reply.body as SiteRelease).changes.map(({ key }) => key)).toEqual([
      ...['phone', 'announcement', 'leaders.renee-alston.title'],
    ]);
    const published = (await openElsewhere()).read();
    for (const language of languages) {
      expect(JSON.stringify(published.contentOf(language))).not.toContain('804-555-0142');
    }
    expect(published.contentOf('es')).toMatchObject({ announcement: 'Nieve: cerramos.' });
    expect((await readState()).field('phone')?.group).toBe('');
    expect((await readState()).field('programs.maybe-more.slogan')?.group).toBe('M.A.Y.B.E. More');
    expect(published.contentOf('es').leadership.leaders[0]?.title).toBe('Directora');
    const chat = await site.visitor('POST', '/api/chat', {
      body: { message: 'what is your phone number' },
    });
    expect(chat.text).toContain('503-555-0199');
    expect((await readState()).field('phone')).toMatchObject({ draft: null });
    const entries = await site.db.select().from(auditEntries);
    expect(entries.map(({ subject, action }) => `${subject} ${action}`)).toContain(
      'site-release created',
    );
  });

  it('closes the office in the response clock on a published closed day', async () => {
    const { field } = await readState();
    const hours = field('hours')?.published as object;
    const closedDays = [{ from: '2027-03-01', to: '2027-03-05' }];
    await publish([await draft('hours', { ...hours, closedDays })]);
    site.clock.stoppedAt = Date.parse('2027-02-26T17:00:00Z');
    const { reference } = (
      await site.visitor('POST', '/api/contacts', {
        body: { name: 'Ana', email: 'ana@example.org', subject: 'Hi', message: 'A question.' },
      })
    ).body as { reference: string };
    const owner = await site.signIn('owner', 'owner');
    const found = await owner('GET', `/api/contacts?search=${reference}`);
    expect(found.body).toMatchObject([{ dueAt: '2027-03-08T17:00:00.000Z' }]);
    delete site.clock.stoppedAt;
  });

  it('returns 409 when the drafts changed since the editor looked at them', async () => {
    const seen = await draft('phone', '503-555-0199');
    await editor('PATCH', `/api/site-drafts/${seen.id}`, { body: { value: '503-555-0188' } });
    expect((await publish([seen])).status).toBe(409);
    expect((await readState()).release).toBe(0);
  });

  it('leaves drafts alone that the editor did not choose', async () => {
    const chosen = await draft('phone', '503-555-0199');
    await draft('announcement', { en: 'Later', es: 'Después' });
    expect((await publish([chosen])).status).toBe(201);
    expect((await readState()).field('announcement')?.draft).toMatchObject({ author: 'erin' });
    expect((await openElsewhere()).read().contentOf('en').announcement).toBe('');
  });

  it('restores an older release and keeps its values apart from drafts', async () => {
    const first = (await publish([await draft('phone', '503-555-0111')])).body as SiteRelease;
    await publish([await draft('phone', '503-555-0222')]);
    await draft('announcement', { en: 'Soon', es: 'Pronto' });
    const restored = await editor('POST', `/api/site-releases/${first.id}/restore`);
    expect(restored).toMatchObject({
      status: 201,
      body: {
        restoredFrom: first.id,
        changes: [{ key: 'phone', before: '503-555-0222', after: '503-555-0111' }],
      },
    });
    expect((await openElsewhere()).read().facts.phone).toBe('503-555-0111');
    expect((await readState()).field('announcement')?.draft).toMatchObject({ author: 'erin' });
  });

  it('publishes once when the request is repeated with its key', async () => {
    const drafts = [await draft('phone', '503-555-0199')];
    const body = { note: '', drafts: drafts.map(({ id, version }) => ({ id, version })) };
    const headers = { 'idempotency-key': 'publish-once-0001' };
    const send = () => editor('POST', '/api/site-releases', { body, headers });
    const [one, two] = [await send(), await send()];
    expect(two.body).toEqual(one.body);
    expect(await site.db.select().from(contentReleases)).toHaveLength(1);
  });
});

it('lists values that this version cannot show, and shows the rest', async () => {
  const edits = { phone: '503-555-0199', 'leaders.nobody.title': 'X', hours: { days: 'all' } };
  await site.db.insert(contentReleases).values({ edits, author: 'erin' });
  const current = await openElsewhere();
  expect(current.read().facts.phone).toBe('503-555-0199');
  expect(current.read().facts.officeHours.opens).toBe(8);
  expect((await readState()).unfit).toEqual(
    expect.arrayContaining([
      { key: 'leaders.nobody.title', value: 'X' },
      { key: 'hours', value: { days: 'all' } },
    ]),
  );
});

it('lets case workers change nothing of the site', async () => {
  const worker = await site.signIn('wendy', 'case-worker');
  expect((await worker('GET', '/api/site')).status).toBe(403);
});
