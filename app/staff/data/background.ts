// Marks reads that a screen repeats by itself, because others changed something: they must not keep an idle session
// alive, count as opening a case, or move a row that is about to be pressed.
import type { ApiPath } from '../../api/api-types';
import { request } from '../../api/request';
import { waitForIdlePointer } from './idle-pointer';
import { readFromBundle } from './profile-bundle';

/** Shown at once, whatever a hand is doing. */
const urgentPath = '/api/emergencies/summary';

let isBackground = false;

export function inBackground(ask: () => void): void {
  isBackground = true;
  try {
    // Queries send their requests before this returns.
    ask();
  } finally {
    isBackground = false;
  }
}

/** By what every fetch of a query has of its own, its repeats too: whether nobody asked for it. */
const unasked = new WeakMap<AbortSignal, boolean>();
/** By path, the last one that somebody asked for: given up, the next one stands in its place. */
const asked = new Map<string, AbortSignal>();

function isUnaskedFor(path: string, signal: AbortSignal): boolean {
  const isUnasked = unasked.get(signal) ?? (isBackground && !asked.get(path)?.aborted);
  unasked.set(signal, isUnasked);
  if (!isUnasked) asked.set(path, signal);
  return isUnasked;
}

let serverTime: string | undefined;

export async function read(path: ApiPath<'GET'>, signal: AbortSignal): Promise<Response> {
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

/** When the server responded first; what was stored after that may be missing on the screen. */
export function firstServerTime(): string | undefined {
  return serverTime === undefined ? undefined : new Date(serverTime).toISOString();
}
