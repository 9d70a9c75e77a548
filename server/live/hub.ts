// The open staff screens of this process: each hears of what was stored anywhere, and asks again for
// what it shows. An event says what was changed and by whom, never what it says.
import { liveBeatMs } from '#domain/live';
import { isAllowed, type Role } from '#domain/roles';
import type { StaffSession } from '../api/caller.ts';

export type LiveEvent = {
  subject: string;
  id?: number | null;
  memberId?: number | null;
  actor?: string;
  /** Of presence: what the actor has open, or no more. */
  of?: string;
  isHere?: boolean;
  /** Of presence, by the clock of the tab; screens are not told. */
  saidAt?: number;
  /** Of presence in a restricted case: only the responses to those who open it say so. */
  isRestricted?: boolean;
};

type HubOptions = {
  now?: () => Date;
  /** Which of these sessions are still alive, and the role that each has now. */
  aliveSessions: (tokenHashes: string[]) => Promise<ReadonlyMap<string, Role>>;
  /** Many changes at once are told together. */
  gatherMs?: number;
};

type Screen = {
  session: Pick<StaffSession, 'tokenHash' | 'username'> & Partial<Pick<StaffSession, 'role'>>;
  controller: ReadableStreamDefaultController<Uint8Array>;
};

const sessionCheckMs = 30_000;
/** A screen that sends no sign is taken for closed after this. */
export const presenceMs = 45_000;
/** What was said before a last word may arrive so long after it. */
const lateMs = 10_000;
const streamsPerSession = 10;
/** A screen that reads this far behind is cut: it comes back and asks for everything. */
const unreadLimit = 200;

export type Hub = ReturnType<typeof createHub>;

export function createHub({ now = () => new Date(), aliveSessions, gatherMs = 100 }: HubOptions) {
  const screens = new Set<Screen>();
  /** Who has what open, until when. */
  const presence = new Map<string, Map<string, number>>();
  /** Who has just left what, and when they said so. */
  const lastWords = new Map<string, { saidAt: number; until: number }>();
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
      // The other side has gone already.
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
      setInterval(() => broadcast(beat), liveBeatMs),
      setInterval(() => void checkSessions(), sessionCheckMs),
    ];
    for (const timer of timers) timer.unref();
  }

  function broadcast(chunk: Uint8Array): void {
    for (const screen of screens) send(screen, chunk);
  }

  /** One check at a time; whoever asks for one meanwhile shares the next. */
  function checkSessions(): Promise<void> {
    nextCheck ??= lastCheck.then(() => {
      nextCheck = undefined;
      lastCheck = endSignedOut();
      return lastCheck;
    });
    return nextCheck;
  }

  /** Signed out, disabled or idle for too long: the screen must not hear more. Another role hears another part. */
  async function endSignedOut(): Promise<void> {
    forgetAbsent();
    // A screen opened while the database is asked was not asked about.
    const asked = [...screens];
    if (asked.length === 0) return;
    const hashes = [...new Set(asked.map(({ session }) => session.tokenHash))];
    // Without a database nobody can say who is signed in; the next check will.
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

  /** Whether it is news: of two words that overtook each other, that of leaving is the last. */
  function notePresence({ of, id, actor, isHere, saidAt = 0 }: LiveEvent): boolean {
    if (typeof id !== 'number' || actor === undefined) return false;
    const key = `${of} ${id}`;
    const at = now().getTime();
    const last = lastWords.get(`${key} ${actor}`);
    if (isHere && last !== undefined && at < last.until && saidAt < last.saidAt) return false;
    const people = presence.get(key) ?? new Map<string, number>();
    if (isHere) people.set(actor, at + presenceMs);
    else {
      people.delete(actor);
      lastWords.set(`${key} ${actor}`, { saidAt, until: at + lateMs });
    }
    if (people.size === 0) presence.delete(key);
    else presence.set(key, people);
    return true;
  }

  /** Whoever left without a word. */
  function forgetAbsent(): void {
    const at = now().getTime();
    for (const [key, { until }] of lastWords) if (until <= at) lastWords.delete(key);
    for (const [key, people] of presence) {
      for (const [name, until] of people) if (until <= at) people.delete(name);
      if (people.size === 0) presence.delete(key);
    }
  }

  return {
    /** How many screens are open. */
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

    /** A notice of the database. */
    hear(payload: string): void {
      const event = eventIn(payload);
      if (event === undefined) return;
      if (event.subject === 'session' || event.subject === 'staff') void checkSessions();
      if (event.subject === 'session') return;
      if (event.subject === 'presence' && !notePresence(event)) return;
      if (screens.size === 0 || event.isRestricted) return;
      const { saidAt, ...told } = event;
      pending.push(told);
      gathering ??= setTimeout(tell, gatherMs);
    },

    /** The database was out of reach for a while: what was stored meanwhile is not known here. */
    missed(): void {
      broadcast(message('hello', { hasMissed: true, at: now().toISOString() }));
      void checkSessions();
    },

    /** Who else has this open. */
    others(of: string, id: number, username: string): string[] {
      forgetAbsent();
      const names = [...(presence.get(`${of} ${id}`)?.keys() ?? [])];
      return names.filter((name) => name !== username).toSorted();
    },

    checkSessions,

    /** The process stops: screens go elsewhere at once, and ask there. */
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

/** What of an event a role hears. */
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

/** For whoever opens no cases, and what is in the inbox. */
function withoutCase(event: LiveEvent): LiveEvent[] {
  return inboxSubjects.includes(event.of ?? event.subject) ? [event] : kindAlone(event);
}

/** For whoever opens neither: that something of the kind changed, and neither in which nor by whom. */
function kindAlone({ subject }: LiveEvent): LiveEvent[] {
  return subject === 'presence' ? [] : [{ subject }];
}

/** Each once, where it was said last: who left and came back is here. */
function merged(events: readonly LiveEvent[]): LiveEvent[] {
  const lastFirst = events.toReversed().map((event) => [JSON.stringify(event), event] as const);
  return [...new Map(lastFirst).values()].toReversed();
}
