// What is the same for everybody until staff change something, kept in the process: the public may ask
// for it without end and the database hears nothing of it. When the database is away, the last good
// value serves on.

type Entry = {
  value: unknown;
  hasValue: boolean;
  /** As of which change the value was read. */
  change: number;
  reading: Promise<unknown> | undefined;
  retryAt: number;
};

export type Kept = {
  /** The names are the code's own, so that no caller can make there be more of them. */
  read<T>(name: string, load: () => Promise<T>): Promise<T>;
  /** Something was changed, here or elsewhere: the next reader looks anew. */
  forget(): void;
};

/** How long after a failure nobody waits for another try. */
const retryAfterMs = 1_000;

export function createKept(now: () => number = () => performance.now()): Kept {
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
    // A change that comes while this is read may not be in it: then the next reader looks again.
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
        // It may have begun before the last change; whoever asks after a change must see it.
        return entry.change === startedAt || now() < entry.retryAt ? value : this.read(name, load);
      }
      const reading = readAnew(entry, load);
      entry.reading = reading;
      return reading;
    },
    forget() {
      changes += 1;
      // Whoever tells of a change has just heard from the database: it is worth another try.
      for (const entry of entries.values()) entry.retryAt = 0;
    },
  };
}
