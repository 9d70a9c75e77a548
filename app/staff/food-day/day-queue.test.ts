import { describe, expect, it } from 'vitest';
import {
  countUnfinished,
  createDayQueue,
  type Entry,
  type Person,
  type QueueIo,
} from './day-queue';

const service = {
  serviceType: 'food',
  date: '2026-11-16',
  description: 'Groceries',
  unit: 'boxes',
};
const person = (id: number): Person => ({ id, name: `Person ${id}` });

/** A fake server that stores by key, and can lose or delay responses. */
function desk(kept: readonly Entry[] = []) {
  const stored = new Map<string, { id: number; version: number; memberId: number }>();
  const server = {
    isAway: false,
    losesNext: 0,
    isSignedOut: false,
    refuses: false,
    sends: 0,
    cancelled: [] as number[],
  };
  let keptEntries: readonly Entry[] = kept;
  let keys = 0;
  const reach = () => {
    if (server.isSignedOut) throw new Error('signed out');
    if (server.isAway) throw new Error('away');
  };
  const ways: QueueIo = {
    find: async (typed) => {
      reach();
      const ids = typed.split(',').map(Number).filter(Boolean);
      return { people: ids.map(person), isSure: !typed.startsWith('near') };
    },
    send: async (key, body, isOnce) => {
      await Promise.resolve();
      reach();
      server.sends += 1;
      if (server.refuses) throw new Error('refused');
      const others = [...stored].filter(([one]) => one !== key);
      const isGiven = others.some(([, { memberId }]) => memberId === body.memberId);
      if (isOnce && isGiven) throw new Error('twice');
      const row = stored.get(key) ?? {
        id: stored.size + 1,
        version: 1,
        memberId: Number(body.memberId),
      };
      stored.set(key, row);
      if (server.losesNext > 0) {
        server.losesNext -= 1;
        throw new Error('lost');
      }
      return row;
    },
    cancel: async (record) => {
      reach();
      server.cancelled.push(record.id);
      return { ...record, version: record.version + 1 };
    },
    isTwice: (error) => error instanceof Error && error.message === 'twice',
    isRefused: (error) => error instanceof Error && error.message === 'refused',
    bodyOf: (who, { serviceType }, quantity) => ({ ...who, serviceType, quantity }),
    newKey: () => `key-${kept.length}-${keys++}`,
    keep: (entries) => {
      keptEntries = entries;
    },
    onChange: () => {},
    reasonOf: (error) => String(error),
    isSignedOut: () => server.isSignedOut,
  };
  const queue = createDayQueue(ways, kept);
  const states = () => queue.entries().map(({ state }) => state);
  const done = () => expect.poll(() => countUnfinished(queue.entries())).toBe(0);
  return { queue, server, stored, states, done, kept: () => keptEntries };
}

describe('food-day queue', () => {
  it('accepts forty people without waiting for responses, and stores each once', async () => {
    const { queue, stored, states, done } = desk();
    for (let id = 1; id <= 40; id += 1) queue.pick(person(id), service);
    expect(states()).toHaveLength(40);
    expect(stored.size).toBe(0);
    await done();
    expect(stored.size).toBe(40);
    expect(new Set(states())).toEqual(new Set(['stored']));
  });

  it('resends an entry with the same idempotency key after a lost response', async () => {
    const { queue, server, stored, states } = desk();
    server.losesNext = 1;
    queue.pick(person(1), service);
    await expect.poll(states).toEqual(['failed']);
    queue.tryAgain();
    await expect.poll(states).toEqual(['stored']);
    expect([stored.size, server.sends]).toEqual([1, 2]);
  });

  it('continues with waiting entries after a reload, and stores none twice', async () => {
    const before = desk();
    before.server.losesNext = 2;
    before.queue.pick(person(1), service);
    before.queue.pick(person(2), service);
    await expect.poll(before.states).toEqual(['failed', 'failed']);
    const after = desk(JSON.parse(JSON.stringify(before.kept())));
    after.queue.tryAgain();
    await after.done();
    expect([...after.stored.keys()].toSorted()).toEqual([...before.stored.keys()].toSorted());
  });

  it('reports a second entry for the same person, and stores it only on confirmation', async () => {
    const { queue, stored, states, done } = desk();
    queue.pick(person(1), service);
    queue.pick(person(1), service);
    await expect.poll(states).toEqual(['twice', 'stored']);
    stored.set('another desk', { id: 77, version: 1, memberId: 2 });
    queue.pick(person(2), service);
    await expect.poll(states).toEqual(['twice', 'twice', 'stored']);
    queue.giveAgain(queue.entries()[0]?.key ?? '');
    await done();
    expect(states()).toEqual(['stored', 'twice', 'stored']);
  });

  it('accepts one exact match, asks about several matches, and reports none', async () => {
    const { queue, states, done } = desk();
    queue.lookUp('7', service);
    queue.lookUp('8,9', service);
    queue.lookUp('near,3', service);
    queue.lookUp('nobody', service);
    await done();
    expect(states()).toEqual(['nobody', 'choose', 'choose', 'stored']);
    queue.choose(queue.entries()[2]?.key ?? '', person(9));
    await expect.poll(states).toEqual(['nobody', 'choose', 'stored', 'stored']);
  });

  it('undoes stored, in-flight, and unsent entries', async () => {
    const { queue, server, stored, states, done } = desk();
    queue.pick(person(1), service);
    await expect.poll(states).toEqual(['stored']);
    queue.undo(queue.entries()[0]?.key ?? '');
    await expect.poll(states).toEqual(['undone']);
    server.losesNext = 1;
    queue.pick(person(2), service);
    await expect.poll(states).toEqual(['failed', 'undone']);
    queue.undo(queue.entries()[0]?.key ?? '');
    await expect.poll(states).toEqual(['undone', 'undone']);
    expect(server.cancelled).toEqual([1, 2]);
    server.isAway = true;
    queue.lookUp('5', service);
    await expect.poll(states).toEqual(['failed', 'undone', 'undone']);
    queue.undo(queue.entries()[0]?.key ?? '');
    await done();
    expect(states()).toEqual(['undone', 'undone']);
    expect(stored.size).toBe(2);
  });

  it('removes a refused entry at once on undo', async () => {
    const { queue, server, states } = desk();
    server.refuses = true;
    queue.pick(person(1), service);
    await expect.poll(states).toEqual(['failed']);
    queue.undo(queue.entries()[0]?.key ?? '');
    expect(states()).toEqual([]);
    queue.pick(person(2), service);
    // Undo while the write is in flight.
    queue.undo(queue.entries()[0]?.key ?? '');
    await expect.poll(states).toEqual(['undone']);
    expect(server.sends).toBe(2);
  });

  it('keeps a refused entry when an earlier attempt may have been stored', async () => {
    const { queue, server, states } = desk();
    server.losesNext = 1;
    queue.pick(person(1), service);
    await expect.poll(states).toEqual(['failed']);
    server.refuses = true;
    queue.undo(queue.entries()[0]?.key ?? '');
    await expect.poll(() => server.sends).toBe(2);
    await expect.poll(states).toEqual(['failed']);
    server.refuses = false;
    queue.tryAgain();
    await expect.poll(states).toEqual(['undone']);
    expect(server.cancelled).toEqual([1]);
  });

  it('pauses when the session has ended, and continues after the next sign-in', async () => {
    const { queue, server, stored, states, done } = desk();
    server.isSignedOut = true;
    queue.pick(person(1), service);
    queue.pick(person(2), service);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(states()).toEqual(['waiting', 'waiting']);
    server.isSignedOut = false;
    queue.resume();
    await done();
    expect(stored.size).toBe(2);
  });

  it('sends no further entries after a pause, even when an in-flight request fails', async () => {
    const { queue, server, stored, states } = desk();
    server.losesNext = 1;
    for (let id = 1; id <= 5; id += 1) queue.pick(person(id), service);
    queue.pause();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(stored.size).toBe(3);
    expect(states()).toEqual(['waiting', 'waiting', 'stored', 'stored', 'waiting']);
  });

  it('keeps unfinished entries when the list is cleared', async () => {
    const { queue, server, states } = desk();
    queue.pick(person(1), service);
    await expect.poll(states).toEqual(['stored']);
    server.isAway = true;
    queue.pick(person(2), service);
    await expect.poll(states).toEqual(['failed', 'stored']);
    queue.clear();
    expect(states()).toEqual(['failed']);
  });
});
