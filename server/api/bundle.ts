// One call that answers several reads of one screen, so that the session is checked once.
import * as v from 'valibot';
import { notFound } from './app-error.ts';
import type { StaffSession } from './caller.ts';
import { parseWith } from './request-checks.ts';
import { type Call, type Route, type StoredReply, staffRoute } from './route.ts';

const bundleResponse = v.record(
  v.string(),
  v.strictObject({ body: v.unknown(), headers: v.record(v.string(), v.string()) }),
);

type StaffCall = Call<unknown, unknown, StaffSession>;
/** Logs the read of one part. */
type OnRead = (route: Route, url: string, call: StaffCall, reply: StoredReply) => void;

/**
 * The parts of a case that `readsOf` lists, by address. A part that fails is left out, and the screen requests it by
 * itself. Only routes that require the same permission can be parts.
 */
export function bundleRoute(
  routes: readonly Route[],
  readsOf: (memberId: number) => readonly string[],
  onRead: OnRead,
) {
  const needs = 'cases.read';
  const parts = readsOf(0).map((address) => {
    const [path = ''] = address.split('?');
    const pattern = path.replace(/\/0(?=\/|$)/, '/{id}');
    const route = routes.find((one) => one.method === 'GET' && one.path === pattern);
    if (route?.needs !== needs) throw new Error(`${pattern} cannot be part of a profile`);
    return route;
  });
  return staffRoute({
    method: 'GET',
    path: '/api/members/{id}/profile',
    needs,
    caseBy: 'member',
    summary: 'All that the profile screen of a member reads, in one response',
    // Each part logs its own read.
    reads: () => ({}),
    response: bundleResponse,
    handle: async (call) => {
      const id = Number(call.params.id);
      const body: Record<string, { body: unknown; headers: Record<string, string> }> = {};
      for (const [at, address] of readsOf(id).entries()) {
        const route = parts[at];
        if (route === undefined) throw notFound('This part was');
        const url = new URL(address, call.request.url);
        const query = parseWith(route.query, Object.fromEntries(url.searchParams));
        const request = new Request(url, { headers: call.request.headers });
        const part = { ...call, query, request } as StaffCall;
        const reply = await route.handle(part).catch((error: unknown) => {
          // Without the case itself there is nothing to show.
          if (at === 0) throw error;
          call.failures.noteFailure(error);
        });
        if (reply === undefined || reply instanceof Response) continue;
        onRead(route, url.href, part, reply);
        body[address] = { body: reply.body, headers: reply.headers ?? {} };
      }
      return { body };
    },
  });
}
