// An in-memory cache for public data, cleared by every change. It serves the last good value while the database
// is down.

type Entry = {
  value: unknown;
  hasValue: boolean;
  /** The number of changes when the value was loaded. */
  change: number;
  reading: Promise<unknown> | undefined;
  retryAt: number;
};

export type PublicDataCache = {
  /** Pass only fixed names: a name from a request would let callers grow the cache. */
  read<T>(name: string, load: () => Promise<T>): Promise<T>;
  /** Marks every value as stale after a change in this process or another one. */
  forget(): void;
};

/** Time after a failed load in which readers get the stale value without a retry. */
const retryAfterMs = 1_000;

export function createPublicDataCache(
  now: () => number = () => performance.now(),
): PublicDataCache {
  const entries = new Map<string, Entry>();
  let changes = 0;

  function entryOf(name: string): Entry {
    const found = entries.get(name);
    if (found) return found;
    const entry: Entry = {
      value: undefined,
      hasValue: false,
      change: -1,
      reading: undefined,
      retryAt: 0,
    };
    entries.set(name, entry);
    return entry;
  }

  async function readAnew<T>(entry: Entry, load: () => Promise<T>): Promise<T> {
    // A change during the load may be missing from the value, so the next reader loads again.
    const change = changes;
    try {
      const value = await load();
      Object.assign(entry, { value, hasValue: true, change });
      return value;
    } catch (error) {
      entry.retryAt = now() + retryAfterMs;
      if (entry.hasValue) return entry.value as T;
      throw error;
    } finally {
      entry.reading = undefined;
    }
  }

  return {
    async read<T>(name: string, load: () => Promise<T>): Promise<T> {
      const entry = entryOf(name);
      if (entry.hasValue && (entry.change === changes || now() < entry.retryAt)) {
        return entry.value as T;
      }
      if (entry.reading !== undefined) {
        const startedAt = changes;
        const value = (await entry.reading) as T;
        // The load may have started before the last change. A reader that comes after a change must see it.
        return entry.change === startedAt || now() < entry.retryAt ? value : this.read(name, load);
      }
      const reading = readAnew(entry, load);
      entry.reading = reading;
      return reading;
    },
    forget() {
      changes += 1;
      // A reported change means that the database works again, so allow a retry at once.
      for (const entry of entries.values()) entry.retryAt = 0;
    },
  };
}
