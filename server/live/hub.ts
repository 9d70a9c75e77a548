// Open staff screens of this process. Each is notified of changes by any process and reloads its
// data. An event names the row and the actor, never the content.
import { heartbeatMs } from '#domain/live';
import { isAllowed, type Role } from '#domain/roles';
import type { StaffSession } from '../api/caller.ts';

export type LiveEvent = {
  subject: string;
  id?: number | null;
  memberId?: number | null;
  actor?: string;
  /** For presence: the kind of subject that the actor opened or left. */
  of?: string;
  isHere?: boolean;
  /** For presence in a restricted case: shown only in responses to people who may open it. */
  isRestricted?: boolean;
};

type HubOptions = {
  now?: () => Date;
  /** Returns the active ones of these sessions with their current roles. */
  aliveSessions: (tokenHashes: string[]) => Promise<ReadonlyMap<string, Role>>;
  /** Changes within this time are sent together. */
  gatherMs?: number;
};

type Screen = {
  session: Pick<StaffSession, 'tokenHash' | 'username'> & Partial<Pick<StaffSession, 'role'>>;
  controller: ReadableStreamDefaultController<Uint8Array>;
};

const sessionCheckMs = 30_000;
/** A screen without a sign of life counts as closed after this time. */
export const presenceMs = 45_000;
const streamsPerSession = 10;
/** A screen with this many unread events is disconnected; it reconnects and reloads. */
const unreadLimit = 200;

export type Hub = ReturnType<typeof createHub>;

export function createHub({ now = () => new Date(), aliveSessions, gatherMs = 100 }: HubOptions) {
  const screens = new Set<Screen>();
  /** Expiry of presence, by subject and username. */
  const presence = new Map<string, Map<string, number>>();
  let pending: LiveEvent[] = [];
  let gathering: NodeJS.Timeout | undefined;
  let timers: NodeJS.Timeout[] = [];
  let lastCheck: Promise<void> = Promise.resolve();
  let nextCheck: Promise<void> | undefined;
  let isClosed = false;

  function send(screen: Screen, chunk: Uint8Array): void {
    if ((screen.controller.desiredSize ?? 0) <= 0) end(screen);
    else screen.controller.enqueue(chunk);
  }

  function end(screen: Screen, last?: Uint8Array): void {
    if (!screens.delete(screen)) return;
    try {
      if (last !== undefined) screen.controller.enqueue(last);
      screen.controller.close();
    } catch {
      // The client has already disconnected.
    }
    if (screens.size === 0) rest();
  }

  function rest(): void {
    for (const timer of timers) clearInterval(timer);
    timers = [];
  }

  function tick(): void {
    if (timers.length > 0) return;
    timers = [
      setInterval(() => broadcast(beat), heartbeatMs),
      setInterval(() => void checkSessions(), sessionCheckMs),
    ];
    for (const timer of timers) timer.unref();
  }

  function broadcast(chunk: Uint8Array): void {
    for (const screen of screens) send(screen, chunk);
  }

  /** Runs one check at a time; requests during a check share the next one. */
  function checkSessions(): Promise<void> {
    nextCheck ??= lastCheck.then(() => {
      nextCheck = undefined;
      lastCheck = endSignedOut();
      return lastCheck;
    });
    return nextCheck;
  }

  /** Disconnects screens whose session ended and updates the roles of the others. */
  async function endSignedOut(): Promise<void> {
    forgetAbsent();
    // Screens opened during the query are not part of its result.
    const asked = [...screens];
    if (asked.length === 0) return;
    const hashes = [...new Set(asked.map(({ session }) => session.tokenHash))];
    // Without a database, sessions cannot be checked; the next check will.
    const alive = await aliveSessions(hashes).catch(() => undefined);
    if (alive === undefined) return;
    for (const screen of asked) {
      const role = alive.get(screen.session.tokenHash);
      if (role === undefined) end(screen, bye);
      else screen.session = { ...screen.session, role };
    }
  }

  function tell(): void {
    gathering = undefined;
    const events = pending;
    pending = [];
    const at = now().toISOString();
    const chunks = new Map<Part, Uint8Array | undefined>();
    for (const screen of screens) {
      const part = partFor(screen.session.role);
      if (!chunks.has(part)) {
        const heard = merged(events.flatMap(part));
        chunks.set(part, heard.length === 0 ? undefined : message('change', { events: heard, at }));
      }
      const chunk = chunks.get(part);
      if (chunk !== undefined) send(screen, chunk);
    }
  }

  function notePresence({ of, id, actor = '', isHere }: LiveEvent): void {
    const key = `${of} ${id}`;
    const people = presence.get(key) ?? new Map<string, number>();
    if (isHere) people.set(actor, now().getTime() + presenceMs);
    else people.delete(actor);
    if (people.size === 0) presence.delete(key);
    else presence.set(key, people);
  }

  /** Removes people who left without an event. */
  function forgetAbsent(): void {
    const at = now().getTime();
    for (const [key, people] of presence) {
      for (const [name, until] of people) if (until <= at) people.delete(name);
      if (people.size === 0) presence.delete(key);
    }
  }

  return {
    /** Number of open screens. */
    get size(): number {
      return screens.size;
    },

    open(session: Screen['session']): {
      stream: ReadableStream<Uint8Array>;
      greet: (hasMissed: boolean) => void;
      close: () => void;
    } {
      let screen: Screen | undefined;
      const stream = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            screen = { session, controller };
            screens.add(screen);
          },
          cancel() {
            if (screen !== undefined) screens.delete(screen);
            if (screens.size === 0) rest();
          },
        },
        new CountQueuingStrategy({ highWaterMark: unreadLimit }),
      );
      const own = [...screens].filter((one) => one.session.tokenHash === session.tokenHash);
      for (const old of own.slice(0, -streamsPerSession)) end(old, bye);
      tick();
      return {
        stream,
        greet: (hasMissed) => {
          if (screen !== undefined && screens.has(screen)) {
            send(screen, message('hello', { hasMissed, at: now().toISOString() }));
          }
          if (isClosed && screen !== undefined) end(screen, bye);
        },
        close: () => {
          if (screen !== undefined) end(screen);
        },
      };
    },

    /** Handles a notification of the database. */
    hear(payload: string): void {
      const event = eventIn(payload);
      if (event === undefined) return;
      if (event.subject === 'session' || event.subject === 'staff') void checkSessions();
      if (event.subject === 'session') return;
      if (event.subject === 'presence') notePresence(event);
      if (screens.size === 0 || event.isRestricted) return;
      pending.push(event);
      gathering ??= setTimeout(tell, gatherMs);
    },

    /** Call after the database was unreachable: changes may have been missed. */
    missed(): void {
      broadcast(message('hello', { hasMissed: true, at: now().toISOString() }));
      void checkSessions();
    },

    /** Usernames of others who have this open. */
    others(of: string, id: number, username: string): string[] {
      forgetAbsent();
      const names = [...(presence.get(`${of} ${id}`)?.keys() ?? [])];
      return names.filter((name) => name !== username).toSorted();
    },

    checkSessions,

    /** Disconnects all screens on shutdown, so that they reconnect to another process. */
    close(): void {
      isClosed = true;
      clearTimeout(gathering);
      for (const screen of screens) end(screen, bye);
      rest();
    },
  };
}

const encoder = new TextEncoder();
const beat = encoder.encode(': \n\n');
const bye = message('bye', {});

function message(name: string, data: object): Uint8Array {
  return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

function eventIn(payload: string): LiveEvent | undefined {
  try {
    return JSON.parse(payload) as LiveEvent;
  } catch {
    return undefined;
  }
}

/** Selects the part of an event that a role may receive. */
type Part = (event: LiveEvent) => LiveEvent[];

function partFor(role: Role | undefined): Part {
  if (role === undefined) return kindAlone;
  if (isAllowed(role, 'cases.read')) return whole;
  return isAllowed(role, 'inbox.read') ? withoutCase : kindAlone;
}

function whole(event: LiveEvent): LiveEvent[] {
  return [event];
}

const inboxSubjects = ['contact', 'submission', 'event'];

/** For roles that may open the inbox but no cases. */
function withoutCase(event: LiveEvent): LiveEvent[] {
  return inboxSubjects.includes(event.of ?? event.subject) ? [event] : kindAlone(event);
}

/** For roles that may open neither: only the kind of change, without row or actor. */
function kindAlone({ subject }: LiveEvent): LiveEvent[] {
  return subject === 'presence' ? [] : [{ subject }];
}

/** Removes duplicates, keeping the last of each. */
function merged(events: readonly LiveEvent[]): LiveEvent[] {
  const lastFirst = events.toReversed().map((event) => [JSON.stringify(event), event] as const);
  return [...new Map(lastFirst).values()].toReversed();
}
