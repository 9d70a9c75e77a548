// A coarse rate limit per network, in memory. It runs first because it needs no database; throttle.ts holds the
// finer limit that all processes share.
import { getNetwork } from './throttle.ts';

export type NetworkLimit = {
  /** The number of requests allowed at once, then one more per `everyMs`. */
  burst: number;
  everyMs: number;
  /** The maximum number of networks in memory. The least recently used one is evicted. */
  networks: number;
};

/** The returned function gives the seconds that a caller must wait, or 0. */
export function createNetworkLimit({ burst, everyMs, networks }: NetworkLimit) {
  const emptyAt = new Map<string, number>();
  return (address: string, now: number): number => {
    const network = getNetwork(address);
    const fullUntil = Math.max(emptyAt.get(network) ?? 0, now);
    const waitMs = fullUntil - (now + (burst - 1) * everyMs);
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    // Delete and set, so that the map is ordered by last use.
    emptyAt.delete(network);
    emptyAt.set(network, fullUntil + everyMs);
    if (emptyAt.size > networks) emptyAt.delete(emptyAt.keys().next().value ?? '');
    return 0;
  };
}
