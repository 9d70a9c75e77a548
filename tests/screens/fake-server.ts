// A fake API for component tests: each test states the responses its screen needs.
import { vi } from 'vitest';
import type { Summary } from '../../app/staff/data/rows';

export type FakeRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields they sent
  body: any;
};
type Handler = (request: FakeRequest) => unknown;
export type Routes = Record<string, Handler | object>;

/** Requests without a route; the shared setup fails the test that caused one. */
export const unexpectedRequests: string[] = [];

/** A response with an error status and the API's error body. */
export function createRefusal(status: number, code: string, more: object = {}): Response {
  return Response.json({ error: { code, message: `Refused: ${code}`, ...more } }, { status });
}

/** One page of a list, with the total in the headers. */
export function page(rows: readonly object[], headers: Record<string, string> = {}): Handler {
  return () => Response.json(rows, { headers: { 'x-total-count': `${rows.length}`, ...headers } });
}

const nothingDue = { today: 0, late: 0 };
/** Default responses for the reads of every screen; tests replace those that they check. */
const frameReads: Routes = {
  'GET /api/restricted-cases': { notShown: 0 },
  'GET /api/admin/session': { username: 'admin', role: 'owner', mustEnrol: false },
  'GET /api/saved-views': [],
  'GET /api/emergencies/summary': {
    count: 0,
    newest: null,
    onCall: [],
    sendsMessages: true,
    isReviewFull: false,
  },
  'GET /api/outbox/state': { hasMail: true, waiting: 0, failed: 0, trouble: null },
  'GET /api/ready': { ready: true },
  'GET /api/unsent-replies': [],
  'GET /api/from-colleagues': [],
  'GET /api/checklist': [],
  'GET /api/staff': [{ username: 'admin', isInUse: true, role: 'owner' }],
  'GET /api/summary': {
    ...{
      members: { total: 0 },
      submissions: { total: 0 },
      possibleDuplicates: 0,
      activeAlerts: 0,
      criticalAlerts: 0,
      pendingReminders: 0,
    },
    ...{ overdueReminders: 0, unreadMessages: 0 },
    needsReview: { submissions: 0, contacts: 0, donations: 0, members: 0 },
    responsesDue: { members: nothingDue, submissions: nothingDue, contacts: nothingDue },
    sinceLastVisit: { since: null, changes: [] },
  } satisfies Summary,
  'GET /api/admin/demo': { username: 'admin', password: 'walnut' },
  'POST /api/presence': { others: [] },
  'POST /api/admin/logout': {},
};

/** Presence is reported periodically, without an action of the user. */
const isOwnWrite = ({ method, path }: FakeRequest) =>
  method !== 'GET' && path !== '/api/presence' && path !== '/api/admin/logout';

const isBundle = /^GET \/api\/members\/\d+\/profile$/;

/** Routes are `METHOD /path`; a value is the JSON body, a function computes it or returns a Response. */
export function fakeServer(routes: Routes): { sent: FakeRequest[]; writes: () => FakeRequest[] } {
  const sent: FakeRequest[] = [];
  const known: Routes = { ...frameReads, ...routes };
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, location.href);
    const method = init.method ?? 'GET';
    const request: FakeRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    const name = `${method} ${url.pathname}`;
    const route = known[name];
    // A screen requests the parts by themselves when the bundle fails, so tests can state them one by one.
    if (route === undefined && isBundle.test(name)) return createServerError();
    if (route === undefined) {
      unexpectedRequests.push(name);
      return createRefusal(404, 'not-found');
    }
    sent.push(request);
    const answer = await (typeof route === 'function' ? (route as Handler)(request) : route);
    init.signal?.throwIfAborted();
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return { sent, writes: () => sent.filter(isOwnWrite) };
}

/** A response that the test releases. */
export function createDelayedResponse() {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { response: promise, answer: resolve };
}

/** Simulates a connection that breaks after the request may have reached the server. */
export function failConnection(): never {
  throw new TypeError('Failed to fetch');
}

/** A server error without Retry-After. */
export const createServerError = () => createRefusal(503, 'unavailable');
