// The queue of a food day: picking a person never waits for the server. Each entry is sent once under its own key,
// stays until it is known to be stored, and can be undone.

export type Person = {
  id: number;
  name: string;
  /** Distinguishes people of the same name. */
  note?: string;
  householdSize?: number | null;
  /** The date of their last service, up to this day. */
  lastAt?: string | null;
};
/** A first-time visitor, as typed in the form. */
export type Newcomer = {
  firstName: string;
  lastName: string;
  householdSize: number;
  zipCode: string;
};
export type Service = {
  serviceType: string;
  date: string;
  description: string;
  /** The unit that is counted: boxes or pounds. */
  unit: string;
};

export type Step = 'find' | 'send' | 'undo';
export type EntryState =
  /** The server looks up the typed or scanned text. */
  | 'finding'
  /** Several people match. */
  | 'choose'
  | 'nobody'
  /** Already served that day: a person decides. */
  | 'twice'
  | 'waiting'
  | 'stored'
  | 'failed'
  | 'undoing'
  | 'undone';

export type Entry = {
  /** Also the idempotency key. */
  key: string;
  state: EntryState;
  typed?: string;
  person?: Person;
  /** A new person; the case exists once the entry is stored. */
  newcomer?: Newcomer;
  quantity: number;
  candidates?: readonly Person[];
  service: Service;
  /** The request body; every retry sends the same. */
  body?: Record<string, unknown>;
  record?: { id: number; version: number };
  failed?: { step: Step; reason: string };
  /** A person confirmed the second service of the day. */
  isMeant?: boolean;
  /** The request was sent, so the server may have stored it. */
  isSent?: boolean;
  /** Undone while in flight. */
  isUnwanted?: boolean;
};

export type Found = { people: readonly Person[]; isSure: boolean };

export type QueueIo = {
  find: (typed: string, service: Service) => Promise<Found>;
  /** `isOnce`: the server refuses if the person had the service that day, here or at another desk. */
  send: (
    key: string,
    body: Record<string, unknown>,
    isOnce: boolean,
    isNewcomer: boolean,
  ) => Promise<{ id: number; version: number; memberId: number }>;
  isTwice: (error: unknown) => boolean;
  /** True if the server certainly stored nothing and would refuse again. */
  isRefused: (error: unknown) => boolean;
  cancel: (record: { id: number; version: number }) => Promise<{ id: number; version: number }>;
  bodyOf: (
    who: { memberId: number } | Newcomer,
    service: Service,
    quantity: number,
  ) => Record<string, unknown>;
  newKey: () => string;
  keep: (entries: readonly Entry[]) => void;
  onChange: (entries: readonly Entry[]) => void;
  reasonOf: (error: unknown) => string;
  /** True if the session ended: waiting entries are sent after the next sign-in. */
  isSignedOut: (error: unknown) => boolean;
};

/** Maximum number of requests in flight. */
const atOnce = 3;
const working: readonly EntryState[] = ['finding', 'waiting', 'undoing'];
const given: readonly EntryState[] = ['waiting', 'failed', 'stored'];

export type DayQueue = ReturnType<typeof createDayQueue>;

export function createDayQueue(ways: QueueIo, kept: readonly Entry[] = []) {
  let entries: readonly Entry[] = kept;
  const busy = new Set<string>();
  /** True after the session ended, until somebody signs in. */
  let isPaused = false;

  function put(next: readonly Entry[]): void {
    entries = next;
    ways.keep(entries);
    ways.onChange(entries);
  }
  function change(key: string, changes: Partial<Entry>): void {
    put(entries.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));
  }
  const entryOf = (key: string) => entries.find((entry) => entry.key === key);

  /** True if the list already has this person, service, and day. */
  function isGiven(person: Person, service: Service, except?: string): boolean {
    return entries.some(
      (entry) =>
        entry.key !== except &&
        entry.person?.id === person.id &&
        entry.service.serviceType === service.serviceType &&
        entry.service.date === service.date &&
        given.includes(entry.state),
    );
  }

  function run(): void {
    // Send in the order of picking.
    for (const entry of entries.toReversed()) {
      if (isPaused || busy.size >= atOnce) return;
      if (!working.includes(entry.state) || busy.has(entry.key)) continue;
      busy.add(entry.key);
      void work(entry).finally(() => {
        busy.delete(entry.key);
        run();
      });
    }
  }

  async function work(entry: Entry): Promise<void> {
    const step = entry.state === 'finding' ? 'find' : entry.state === 'undoing' ? 'undo' : 'send';
    try {
      if (step === 'find') await find(entry);
      else if (step === 'undo') await undoStored(entry);
      else await send(entry);
    } catch (error) {
      isPaused ||= ways.isSignedOut(error);
      if (!isPaused)
        change(entry.key, { state: 'failed', failed: { step, reason: ways.reasonOf(error) } });
    }
  }

  async function find({ key, typed = '', service }: Entry): Promise<void> {
    const { people, isSure } = await ways.find(typed, service);
    const [person] = people;
    if (person === undefined) change(key, { state: 'nobody' });
    else if (people.length > 1 || !isSure) change(key, { state: 'choose', candidates: people });
    else give(key, person, service, entryOf(key)?.quantity ?? 1);
  }

  function give(key: string, person: Person, service: Service, quantity: number): void {
    const { candidates: _, ...entry } = entryOf(key) ?? { key, service, quantity };
    place({
      ...entry,
      person,
      state: isGiven(person, service, key) ? 'twice' : 'waiting',
      body: ways.bodyOf({ memberId: person.id }, service, quantity),
    });
  }

  /** Replaces the entry with this key, or puts a new one on top. */
  function place(next: Entry): void {
    const { key } = next;
    const isKnown = entries.some((one) => one.key === key);
    put(isKnown ? entries.map((one) => (one.key === key ? next : one)) : [next, ...entries]);
  }

  async function send(entry: Entry): Promise<void> {
    const { key, body = {}, isMeant = false, isSent = false } = entry;
    if (!isSent && entry.isUnwanted) {
      change(key, { state: 'undone' });
      return;
    }
    change(key, { isSent: true });
    try {
      // The server may have stored it already; the same body and key make the retry safe.
      const { newcomer } = entry;
      const { memberId, ...record } = await ways.send(
        key,
        body,
        !isMeant && newcomer === undefined,
        newcomer !== undefined,
      );
      change(key, {
        record,
        state: entryOf(key)?.isUnwanted ? 'undoing' : 'stored',
        ...(newcomer && { person: { id: memberId, name: formatNewcomerName(newcomer) } }),
      });
    } catch (error) {
      const isTwice = ways.isTwice(error);
      if (!isTwice && !ways.isRefused(error)) throw error;
      // Only a refusal of the first attempt proves that nothing is stored.
      const isUnstored = isTwice || !isSent;
      const isUndone = isUnstored && entryOf(key)?.isUnwanted;
      change(key, {
        isSent: !isUnstored,
        ...(isUndone ? { state: 'undone' } : isTwice && { state: 'twice' }),
      });
      if (!isTwice && !isUndone) throw error;
    }
  }

  async function undoStored({ key, record }: Entry): Promise<void> {
    if (record === undefined) return;
    change(key, { record: await ways.cancel(record), state: 'undone' });
  }

  return {
    entries: () => entries,
    isGiven,
    /** Adds a person from a list. */
    pick(person: Person, service: Service, quantity = 1): void {
      give(ways.newKey(), person, service, quantity);
      run();
    },
    /** Adds a new person; `from` is the entry of the name that matched nobody. */
    addNewcomer(newcomer: Newcomer, service: Service, quantity: number, from?: string): void {
      const key = ways.newKey();
      put(entries.filter((one) => one.key !== from));
      place({
        key,
        service,
        quantity,
        newcomer,
        state: 'waiting',
        body: ways.bodyOf(newcomer, service, quantity),
      });
      run();
    },
    /** Queues a text that was typed or scanned before the matching people had loaded. */
    lookUp(typed: string, service: Service, quantity = 1): void {
      put([{ key: ways.newKey(), state: 'finding', typed, service, quantity }, ...entries]);
      run();
    },
    choose(key: string, person: Person): void {
      const entry = entryOf(key);
      if (entry !== undefined) give(key, person, entry.service, entry.quantity);
      run();
    },
    giveAgain(key: string): void {
      change(key, { state: 'waiting', isMeant: true });
      run();
    },
    /** Undoes an entry; one in flight is undone once its outcome is known. */
    undo(key: string): void {
      const entry = entryOf(key);
      if (entry?.state === 'stored') change(key, { state: 'undoing' });
      else if (entry?.isSent || busy.has(key)) change(key, { isUnwanted: true, state: 'waiting' });
      else put(entries.filter((one) => one.key !== key));
      run();
    },
    tryAgain(): void {
      const stepState = { find: 'finding', send: 'waiting', undo: 'undoing' } as const;
      put(
        entries.map((entry) =>
          entry.state === 'failed' && entry.failed
            ? { ...entry, state: stepState[entry.failed.step] }
            : entry,
        ),
      );
      run();
    },
    /** Removes stored entries from the list; unfinished ones stay. */
    clear(): void {
      put(entries.filter(({ state }) => state !== 'stored' && state !== 'undone'));
    },
    /** Stops sending after a sign-out, so that nothing is sent in the next account's name. */
    pause(): void {
      isPaused = true;
    },
    /** Continues after a sign-in. */
    resume(): void {
      isPaused = false;
      run();
    },
  };
}

export function formatNewcomerName({ firstName, lastName }: Newcomer): string {
  return `${firstName} ${lastName}`;
}

/** Entries whose outcome is unknown. */
export function countUnfinished(entries: readonly Entry[]): number {
  return entries.filter(({ state }) => working.includes(state) || state === 'failed').length;
}
