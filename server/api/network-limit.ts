// A coarse limit for each network, in this process's memory: it costs nothing, needs no database, and so
// stands before everything else. The finer limit that several processes share comes after it.
import { networkOf } from './throttle.ts';

export type NetworkLimit = {
  /** How many may come at once, and how often one more after that. */
  burst: number;
  everyMs: number;
  /** Networks that are remembered; the one that was quiet longest is forgotten first. */
  networks: number;
};

/** Gives the seconds that a caller must wait; 0 when there is room. */
export function createNetworkLimit({ burst, everyMs, networks }: NetworkLimit) {
  const emptyAt = new Map<string, number>();
  return (address: string, now: number): number => {
    const network = networkOf(address);
    const fullUntil = Math.max(emptyAt.get(network) ?? 0, now);
    const waitMs = fullUntil - (now + (burst - 1) * everyMs);
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    // Put in again, so that the order of the map is the order of use.
    emptyAt.delete(network);
    emptyAt.set(network, fullUntil + everyMs);
    if (emptyAt.size > networks) emptyAt.delete(emptyAt.keys().next().value ?? '');
    return 0;
  };
}
