// Tests the events that an open screen receives while its session lasts.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/roles';
import { engine, origin, samples, startApi } from '../../tests/api/harness.ts';
import { createApi, createLive } from '../api.ts';
import { setDisabled, setRole } from '../auth/staff-accounts.ts';
import { staffSessions } from '../db/schema/accounts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { createHub, type Hub, type LiveEvent } from './hub.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let live: Hub;
let api: ReturnType<typeof createApi>;
let stopHearing: () => Promise<void>;

beforeAll(async () => {
  site = await startApi();
  live = createLive(site.db, site.now);
  const listening = Promise.withResolvers<void>();
  stopHearing = site.database.watchChanges({
    heard: (channel, payload) => {
      if (channel === 'staff_change') live.hear(payload);
    },
    missed: listening.resolve,
  });
  // On PostgreSQL the listener has a separate connection that must be ready first.
  if (engine === 'postgres') await listening.promise;
  api = createApi({ db: site.db, env: site.env, log: site.log, now: site.now, live });
});
afterAll(async () => {
  live.close();
  await stopHearing();
  await site.stop();
});

const isBye = ({ event }: Told) => event === 'bye';
const isAbout =
  (subject: string) =>
  ({ data }: Told) =>
    data.events?.some((event) => event.subject === subject) ?? false;

type Told = { event: string; data: { events?: LiveEvent[]; hasMissed?: boolean; at?: string } };

async function open(cookie: string, query = '') {
  const response = await api.fetch(
    new Request(`${origin}/api/live${query}`, { headers: { cookie, host: 'site.test' } }),
    { address: '10.0.0.1' },
  );
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    /** Returns the next event, or undefined after the stream has ended. */
    async next(): Promise<Told | undefined> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
          if (event !== '') return { event, data: JSON.parse(data) };
          continue;
        }
        const { done = true, value } = (await reader?.read()) ?? {};
        if (done) return undefined;
        text += value;
      }
    },
    /** Skips events of other changes until one matches. */
    async until(isMeant: (told: Told) => boolean): Promise<Told> {
      for (;;) {
        const told = await this.next();
        if (told === undefined) throw new Error('The stream has ended');
        if (isMeant(told)) return told;
      }
    },
    close: () => reader?.cancel(),
  };
}

const sendMessage = () => site.visitor('POST', '/api/contacts', { body: samples.contact });

describe('open screen', () => {
  it('receives the subject and actor of a change, never its content', async () => {
    const staff = await site.signIn();
    const screen = await open(
      staff.cookie,
      `?since=${new Date(Date.now() + 60_000).toISOString()}`,
    );
    expect(await screen.next()).toMatchObject({ event: 'hello', data: { hasMissed: false } });
    await sendMessage();
    const told = await screen.until(isAbout('contact'));
    expect(told.data.events).toContainEqual(
      expect.objectContaining({ subject: 'contact', actor: 'visitor' }),
    );
    expect(JSON.stringify(told)).not.toMatch(/Ana|Silva|Hello|example\.org/);
    await screen.close();
    expect(live.size).toBe(0);
  });

  it('reports on reconnect whether events were missed', async () => {
    const staff = await site.signIn();
    const missed = await open(staff.cookie, '?since=2026-01-01T00:00:00Z');
    expect(await missed.next()).toMatchObject({ data: { hasMissed: true } });
    await missed.close();
  });

  it('receives an event when staff log a contact attempt for an emergency', async () => {
    const staff = await site.signIn();
    const body = { ...samples.application, emergency: 'YES' };
    await site.visitor('POST', '/api/members', { body });
    const [told] = (await staff('GET', '/api/emergencies')).body as { subjectId: number }[];
    const screen = await open(staff.cookie);
    await screen.next();
    const attempt = { memberId: told?.subjectId, kind: 'call', outcome: 'reached' };
    await staff('POST', '/api/contact-attempts', { body: attempt });
    const heard: Told[] = [];
    await screen.until((one) => heard.push(one) > 0 && isAbout('contact-attempt')(one));
    expect(heard.some(isAbout('emergency'))).toBe(true);
    await screen.close();
  });

  it('receives nothing of a rolled-back transaction', async () => {
    const staff = await site.signIn();
    const screen = await open(staff.cookie);
    await screen.next();
    const undone = site.db.transaction(async (tx) => {
      const entry = { actor: 'visitor', action: 'created', subject: 'undone' };
      await tx.insert(auditEntries).values(entry);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow();
    await sendMessage();
    const told: Told[] = [];
    await screen.until((one) => told.push(one) > 0 && isAbout('contact')(one));
    expect(told.filter(isAbout('undone'))).toEqual([]);
    await screen.close();
  });

  it('disconnects at sign-out and when its account is disabled', async () => {
    const staff = await site.signIn('leaver');
    const screen = await open(staff.cookie);
    await screen.next();
    await staff('POST', '/api/admin/logout');
    await screen.until(isBye);
    expect(await screen.next()).toBeUndefined();

    const other = await site.signIn('disabled');
    const second = await open(other.cookie);
    await second.next();
    await setDisabled(site.db, 'disabled', true);
    await second.until(isBye);
  });

  it('does not extend an idle session', async () => {
    const staff = await site.signIn('idle');
    const screen = await open(staff.cookie);
    await screen.next();
    site.clock.offsetMs += 20 * 60_000;
    await staff('GET', '/api/members', { headers: { 'x-background': '1' } });
    await staff('POST', '/api/presence', { body: { of: 'member', id: 900, isHere: true } });
    await (await open(staff.cookie)).close();
    site.clock.offsetMs += 11 * 60_000;
    await live.checkSessions();
    await screen.until(isBye);
    expect((await staff('GET', '/api/admin/session')).status).toBe(401);
    site.clock.offsetMs = 0;
    await site.db.delete(staffSessions);
  });

  it('requires a session for live updates', async () => {
    expect((await open('')).status).toBe(401);
  });

  it('disconnects when it does not read, without delaying others', async () => {
    const staff = await site.signIn();
    await open(staff.cookie);
    for (let count = 0; count < 250; count++) live.missed();
    expect(live.size).toBe(0);
  });
});

it('keeps a screen open that was opened during a session check, and runs only one further check', async () => {
  const alive = Promise.withResolvers<ReadonlyMap<string, Role>>();
  const asked: string[][] = [];
  const hub = createHub({
    aliveSessions: (hashes) => {
      asked.push(hashes);
      return alive.promise;
    },
  });
  hub.open({ tokenHash: 'first', username: 'casey' });
  const checked = hub.checkSessions();
  await vi.waitFor(() => expect(asked).toEqual([['first']]));
  hub.open({ tokenHash: 'second', username: 'dana' });
  for (let count = 0; count < 100; count++) hub.missed();
  const checkedAgain = hub.checkSessions();
  alive.resolve(new Map([['first', 'owner']]));
  await checked;
  expect(hub.size).toBe(2);
  await checkedAgain;
  expect(asked).toEqual([['first'], ['first', 'second']]);
  expect(hub.size).toBe(1);
  hub.close();
});

it('shows who else has a case open while they have', async () => {
  const casey = await site.signIn();
  const dana = await site.signIn('dana');
  const screen = await open(casey.cookie);
  await screen.next();
  const say = (who: typeof casey, isHere: boolean) =>
    who('POST', '/api/presence', { body: { of: 'member', id: 5, isHere }, through: api });
  await say(dana, true);
  expect((await screen.until(isAbout('presence'))).data.events).toContainEqual({
    ...{ subject: 'presence', of: 'member', id: 5, isHere: true, actor: 'dana' },
  });
  expect((await say(casey, true)).body).toEqual({ others: ['dana'] });
  await say(dana, false);
  await screen.until(({ data }) => data.events?.some((event) => event.isHere === false) ?? false);
  expect((await say(casey, true)).body).toEqual({ others: [] });
  await screen.close();
});

it('shows presence in a restricted case only to people who may open it', async () => {
  const casey = await site.signIn();
  const dana = await site.signIn('dana');
  const made = await dana('POST', '/api/members', { body: samples.intake });
  const { id } = made.body as { id: number };
  const people = { isRestricted: true, people: ['casey', 'dana'] };
  expect((await dana('PUT', `/api/members/${id}/access`, { body: people })).status).toBe(200);
  const screen = await open(casey.cookie);
  await screen.next();
  const say = (who: typeof casey, of: string) =>
    who('POST', '/api/presence', { body: { of, id, isHere: true }, through: api });
  await say(dana, 'member');
  await say(dana, 'event');
  // Events of earlier screens may still arrive.
  const ofDana = ({ data }: Told) =>
    data.events?.filter(({ subject, actor }) => subject === 'presence' && actor === 'dana') ?? [];
  const told = await screen.until((one) => ofDana(one).length > 0);
  expect(ofDana(told)).toEqual([
    { subject: 'presence', of: 'event', id, isHere: true, actor: 'dana' },
  ]);
  expect((await say(casey, 'member')).body).toEqual({ others: ['dana'] });
  await screen.close();
});

it('applies a changed role to the following events', async () => {
  const morgan = await site.signIn('morgan', 'case-worker');
  const screen = await open(morgan.cookie);
  await screen.next();
  const hearsOf = async (id: number) => {
    live.hear(JSON.stringify({ subject: 'member', id, actor: 'dana' }));
    const told = await screen.until(isAbout('member'));
    // Presence events may arrive in the same message.
    return told?.data.events?.filter(({ subject }) => subject === 'member').map(({ id }) => id);
  };
  expect(await hearsOf(5)).toEqual([5]);
  await setRole(site.db, 'morgan', 'front-desk');
  await screen.until(isAbout('staff'));
  await live.checkSessions();
  expect(await hearsOf(6)).toEqual([undefined]);
  await screen.close();
});
