// Marks automatic refetches as background reads: they must not extend an idle session, count as opening a case, or move
// a row while the pointer is about to press it.
import type { ApiPath } from '../../api/api-types';
import { request } from '../../api/request';
import { waitForIdlePointer } from './idle-pointer';
import { readFromBundle } from './profile-bundle';

/** Refreshed at once, even while the pointer moves. */
const urgentPath = '/api/emergencies/summary';

let isBackground = false;

export function runInBackground(ask: () => void): void {
  isBackground = true;
  try {
    // Queries send their requests before this returns.
    ask();
  } finally {
    isBackground = false;
  }
}

/** For each query's abort signal, which its retries share: true for a background read. */
const unasked = new WeakMap<AbortSignal, boolean>();
/** For each path, the last read that a person requested. A read that replaces it counts as requested too. */
const asked = new Map<string, AbortSignal>();

function isUnaskedFor(path: string, signal: AbortSignal): boolean {
  const isUnasked = unasked.get(signal) ?? (isBackground && !asked.get(path)?.aborted);
  unasked.set(signal, isUnasked);
  if (!isUnasked) asked.set(path, signal);
  return isUnasked;
}

let serverTime: string | undefined;

export async function fetchForQuery(path: ApiPath<'GET'>, signal: AbortSignal): Promise<Response> {
  const isUnasked = isUnaskedFor(path, signal);
  const headers: HeadersInit = isUnasked ? { 'X-Background': '1' } : {};
  const bundled = readFromBundle(path, isUnasked);
  const part = bundled && (await bundled);
  signal.throwIfAborted();
  const response = part ?? (await request(path, { signal, headers }));
  serverTime ??= response.headers.get('date') ?? undefined;
  if (isUnasked && path !== urgentPath) await waitForIdlePointer();
  return response;
}

/** The server's time at the first response; the screen may lack anything stored later. */
export function getFirstServerTime(): string | undefined {
  return serverTime === undefined ? undefined : new Date(serverTime).toISOString();
}
