// Sends the reads of one profile that begin together as one call.
import { listProfileReads } from '#domain/cases/profile-reads';
import { ApiError, request } from '../../api/request';

/** Fewer reads are sent separately: the bundle would return more than the screen needs. */
const fewestReads = 3;

type Waiting = { path: string; isBackground: boolean; settle: (part: Promise<Part>) => void };
/** A part, or undefined if it has to be requested by itself. */
type Part = Response | undefined;

/** By case, the reads that began in this tick. */
const waiting = new Map<number, Waiting[]>();

/** The response to a read of a profile if it travels with others, else undefined. */
export function readFromBundle(path: string, isBackground: boolean): Promise<Part> | undefined {
  const id = Number(/^\/api\/[a-z-]+(?:\/|\?memberId=)(\d+)/.exec(path)?.[1]);
  if (!listProfileReads(id).some((read) => read === path)) return undefined;
  return new Promise((resolve) => {
    const reads = waiting.get(id) ?? [];
    if (reads.length === 0) queueMicrotask(() => send(id));
    waiting.set(id, [...reads, { path, isBackground, settle: resolve }]);
  });
}

function send(id: number): void {
  const reads = waiting.get(id) ?? [];
  waiting.delete(id);
  const bundle = reads.length < fewestReads ? undefined : readBundle(id, reads);
  for (const { path, settle } of reads) {
    settle(bundle === undefined ? Promise.resolve(undefined) : bundle.then((take) => take(path)));
  }
}

async function readBundle(id: number, reads: readonly Waiting[]): Promise<(path: string) => Part> {
  const isBackground = reads.every((one) => one.isBackground);
  try {
    const headers: HeadersInit = isBackground ? { 'X-Background': '1' } : {};
    const response = await request(`/api/members/${id}/profile`, { headers });
    const parts = await response.json();
    const date = response.headers.get('date');
    return (path) => {
      const part = parts[path];
      if (part === undefined) return undefined;
      return Response.json(part.body, { headers: { ...part.headers, ...(date && { date }) } });
    };
  } catch (error) {
    // A case that does not exist, or is restricted, has no parts to request either.
    if (error instanceof ApiError && error.status < 500) throw error;
    return () => undefined;
  }
}
