// Simulates a busy day: public pages and forms, the chat, staff reads and writes.
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccount } from '../../server/auth/demo-account.ts';

const clients = 4;
const pauseMs = 20;

type Step = {
  kind: 'page' | 'public write' | 'staff read' | 'staff write' | 'chat';
  path: string;
  method?: string;
  body?: object;
};

export type LoadResult = { requests: number; medianMs: Record<string, number> };

const messages = [
  'How do I volunteer?',
  'my lights get shut off tomorrow and i have two kids',
  'Necesito comida para mi familia esta semana',
  'where are you and when are you open',
  'do you have a ged class',
];

const person = (n: number) => ({
  firstName: ['Ana', 'Ben', 'Chidi', 'Dolores', 'Emil'][n % 5],
  lastName: `Silva${n}`,
  email: `ana.${n}@example.org`,
  phone: `804-555-${String(n % 10_000).padStart(4, '0')}`,
});

/** The requests of one round; the ids are those of demo rows. */
function stepsOf(n: number): Step[] {
  const { firstName, lastName, email, phone } = person(n);
  const id = 1 + (n % 8);
  const page = (path: string): Step => ({ kind: 'page', path });
  const read = (path: string): Step => ({ kind: 'staff read', path: `/api${path}` });
  const write = (path: string, body: object, method = 'POST'): Step => ({
    kind: 'staff write',
    path: `/api${path}`,
    method,
    body,
  });
  const send = (path: string, body: object): Step => ({
    kind: 'public write',
    path: `/api${path}`,
    method: 'POST',
    body,
  });
  return [
    page('/'),
    page('/programs'),
    page('/get-involved?type=volunteer'),
    page('/events'),
    { kind: 'chat', path: '/api/chat', method: 'POST', body: { message: messages[n % 5] } },
    send('/contacts', {
      name: `${firstName} ${lastName}`,
      email,
      subject: 'Hello',
      message: 'A question about the food boxes on Friday.',
    }),
    read('/summary'),
    read('/members?sort=queue'),
    read(`/members?sort=name&search=${lastName.slice(0, 6)}`),
    read(`/members/${id}`),
    read(`/service-records/${id}`),
    read(`/reminders?status=overdue`),
    read(`/quick-find?search=${firstName}`),
    write('/member-progress', { memberId: id, title: 'Call', description: `Call number ${n}` }),
    page('/not-a-page'),
    ...(n % 3 === 0
      ? [
          send('/members', {
            ...{ firstName, lastName, email, phone, location: 'Richmond, VA' },
            ...{ homeSafety: 'SAFE', emergency: 'NO', hearAbout: 'A friend' },
            ...{ coreProgram: 'Food, Nutrition & Agriculture', language: 'English' },
            ...{ contactMethod: 'Email', questions: 'Can somebody call me?' },
          }),
          send('/donations', {
            ...{ type: 'one-time', amount: '50', donorName: `${firstName} ${lastName}`, email },
            isAnonymous: false,
          }),
          write(`/members/${id}`, { notes: `Seen ${n} times`, priority: 'normal' }, 'PATCH'),
          write('/service-records', { memberId: id, serviceType: 'food', description: 'A box' }),
          read('/analytics'),
          read('/activity'),
        ]
      : []),
    ...(n % 20 === 0
      ? [
          read('/members/export'),
          write('/public-events/1', { title: `Garden day ${n}` }, 'PATCH'),
          read('/case-alerts'),
        ]
      : []),
  ];
}

/** Alternates between the servers, so that other load on the machine affects all. */
export async function runMixedLoad(bases: string[], seconds: number): Promise<LoadResult[]> {
  const servers = await Promise.all(
    bases.map(async (base) => ({
      ask: asker(base, await signIn(base)),
      times: new Map<string, number[]>(),
    })),
  );
  const until = performance.now() + seconds * 1000;
  let round = 0;
  const client = async () => {
    while (performance.now() < until) {
      const n = round++;
      for (const step of stepsOf(n)) {
        for (const { ask, times } of n % 2 === 0 ? servers : servers.toReversed()) {
          const ms = await ask(step, n);
          const all = times.get(step.kind) ?? [];
          times.set(step.kind, all);
          all.push(ms);
          await sleep(pauseMs);
        }
        if (performance.now() >= until) return;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return servers.map(({ times }) => ({
    requests: [...times.values()].reduce((sum, { length }) => sum + length, 0),
    medianMs: Object.fromEntries([...times].map(([kind, all]) => [kind, computeMedian(all)])),
  }));
}

export function computeMedian(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

type Session = { Cookie: string; 'X-CSRF-Token': string };

async function signIn(base: string): Promise<Session> {
  const response = await fetch(`${base}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: base },
    body: JSON.stringify(demoAccount),
  });
  if (!response.ok) throw new Error(`Signing in responded with ${response.status}`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { token } = (await response.json()) as { token: string };
  return { Cookie: cookies.join('; '), 'X-CSRF-Token': token };
}

function asker(base: string, session: Session) {
  return async ({ kind, path, method = 'GET', body }: Step, n: number): Promise<number> => {
    const version = method === 'PATCH' ? await versionOf(base + path, session) : {};
    const from = performance.now();
    const response = await fetch(base + path, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json', Origin: base }),
        ...(kind.startsWith('staff') ? session : {}),
        ...version,
        // A new network for each round, because rate limits count by network.
        'X-Forwarded-For': `10.${(n >> 8) & 255}.${n & 255}.1`,
      },
    });
    await response.arrayBuffer();
    // Two clients may change one row at the same time; the second gets 409.
    const expected = path === '/not-a-page' ? 404 : method === 'PATCH' ? 409 : 200;
    if (!response.ok && response.status !== expected)
      throw new Error(`${method} ${path} responded with ${response.status}`);
    return performance.now() - from;
  };
}

/** The `If-Match` header that a change needs. */
async function versionOf(address: string, session: Session): Promise<Record<string, string>> {
  const response = await fetch(address, { headers: session });
  const { version } = (await response.json()) as { version?: number };
  return version === undefined ? {} : { 'If-Match': `"${version}"` };
}
