// Two case workers do sixty tasks in two browsers at once, on the same cases. Afterwards every input is stored once,
// no change overwrote another without a conflict dialog, and the audit log has every write.
import { type Call, createWorker, openSession, type Row, type Worker } from './office';
import { conflictTasks, createPeople, type People, rounds, visitsOfDay } from './office-tasks';
import { owner, startOwnServer } from './own-server';
import { expect, test } from './site-test';

/** A seeded random number generator (mulberry32), so that every run has the same order of tasks. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

let site: Awaited<ReturnType<typeof startOwnServer>>;
test.beforeAll(async () => {
  site = await startOwnServer();
});
test.afterAll(() => site.stop());

test('stores and logs every write once when two case workers do sixty tasks at the same time', {
  tag: '@slow',
}, async ({ browser }) => {
  test.setTimeout(480_000);
  const office = await browser.newContext({ baseURL: site.base });
  const asOwner = await openSession(office.request, site.base, owner);
  const visitor = await browser.newContext({ baseURL: site.base });
  const names = ['fay', 'sol'];
  const people = await createPeople(asOwner, visitor.request, names);
  const workers = [
    await createWorker(browser, site.base, 'fay', asOwner),
    await createWorker(browser, site.base, 'sol', asOwner),
  ];
  const [fay, sol] = workers;
  if (fay === undefined || sol === undefined) throw new Error('two are needed');
  const random = seeded(15);
  const start = Date.now();
  let tasks = 0;
  for (const round of rounds) {
    const orders = workers.map(() => shuffled(visitsOfDay, random).flat());
    await Promise.all(
      workers.map(async (worker, which) => {
        for (const task of orders[which] ?? []) {
          await task(worker, round, people);
          tasks += 1;
        }
      }),
    );
    for (const meet of conflictTasks) {
      await (random() < 0.5 ? meet(fay, sol, round, people) : meet(sol, fay, round, people));
      tasks += 2;
    }
  }
  console.log(`${tasks} tasks in two browsers: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  expect(tasks).toBe(60);
  await expectAllStored(asOwner, people, names);
  for (const worker of workers) await expectAllLogged(asOwner, worker);
});

async function expectAllStored(asOwner: Call, people: People, names: readonly string[]) {
  const one = async (path: string, search = ''): Promise<Row> => {
    const rows: Row[] = await asOwner(`${path}?search=${search}`);
    expect(rows, `${path} ${search}`).toHaveLength(1);
    return asOwner(`${path}/${rows[0]?.id}`);
  };
  const texts = (rows: Row[], field: string) => rows.map((row) => row[field]).sort();
  for (const round of rounds) {
    const typed = (what: string) => names.map((name) => `${what} ${round} of ${name}`);
    const { id, status } = await one('/api/members', people.cases[round]);
    expect(status).toBe('inactive');
    const attempts: Row[] = await asOwner(`/api/contact-attempts?memberId=${id}`);
    expect(texts(attempts, 'note')).toEqual(typed('Call'));
    expect(texts(attempts, 'author')).toEqual(names);
    const records: Row[] = await asOwner(`/api/service-records?memberId=${id}`);
    expect(texts(records, 'description')).toEqual(typed('Box'));
    const reminders: Row[] = await asOwner(`/api/reminders?memberId=${id}`);
    expect(texts(reminders, 'title')).toEqual(typed('Ask'));

    const eater = await one('/api/members', people.eaters[round]);
    expect(await asOwner(`/api/service-records?memberId=${eater.id}`)).toHaveLength(1);
    const message = await one('/api/contacts', people.senders[round]);
    const replies: Row[] = await asOwner(`/api/contacts/${message.id}/replies`);
    expect(texts(replies, 'body')).toEqual(typed('Reply'));
    const form = await one('/api/get-involved-submissions', people.forms[round]);
    expect(names).toContain(form.assignedTo);
    for (const name of names) {
      const sos = await one('/api/members', people.emergencies[name]?.[round]);
      expect(sos).toMatchObject({ assignedTo: name, firstContactedAt: expect.any(String) });
      expect(await asOwner(`/api/contact-attempts?memberId=${sos.id}`)).toHaveLength(1);
      const alerts: Row[] = await asOwner(`/api/case-alerts?memberId=${sos.id}&status=all`);
      const resolved = alerts.filter((row) => row.resolution === `Safe ${round} of ${name}`);
      expect(resolved).toHaveLength(1);
      expect(texts(alerts, 'isResolved')).not.toContain(false);
    }
  }
}

const subjects: Record<string, string> = {
  ...{ members: 'member', reminders: 'reminder', contacts: 'contact' },
  ...{ 'service-records': 'service-record', 'contact-attempts': 'contact-attempt' },
  ...{ 'get-involved-submissions': 'submission', 'case-alerts': 'alert' },
};

async function expectAllLogged(asOwner: Call, { name, writes, troubles }: Worker) {
  expect(troubles).toEqual([]);
  const query = `actor=${name}&views=false&signIns=false&limit=200`;
  const log: Row[] = await asOwner(`/api/activity?${query}`);
  const entriesOf = (subject: string | undefined, id: number) =>
    log.filter((row) => row.subject === subject && row.subjectId === id).length;
  const counted = new Map<string, number>();
  for (const { path, method, id } of writes) {
    const [, , collection = '', named, under] = path.split('/');
    // Opening a message marks it as read, which adds no entry when it is read already.
    if (collection === 'contacts' && method === 'PATCH') continue;
    // A reply is logged under its message.
    const key = `${subjects[collection]} ${under === undefined ? id : named}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  // Three of each task: calls, services, replies, follow-ups (set, moved), and emergencies (taken, reached, resolved).
  expect(writes.length).toBeGreaterThanOrEqual(3 * 8);
  for (const [key, count] of counted) {
    const [subject = '', id = ''] = key.split(' ');
    expect(entriesOf(subject, Number(id)), `${name}: ${key}`).toBeGreaterThanOrEqual(count);
  }
}
