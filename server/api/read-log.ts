// Every read of what is about people leaves a trace: who, when, which rows, by which way. Traces are
// written together a few times a second, so that reading costs what it did; a process that is killed
// loses at most those of its last moment. One look is noted once, however often a screen asks again.
import { minuteMs } from '#domain/calendar/durations';
import type { PersonSubject, ReadKind } from '#domain/privacy';
import type { Permission } from '#domain/roles';
import type { Db } from '../db/client.ts';
import { readEntries } from '../db/schema/logs.ts';
import { unavailable } from './app-error.ts';
import type { StaffSession } from './caller.ts';

export type ReadIds = Partial<Record<PersonSubject, readonly number[]>>;
/** Whose rows a response holds: of one subject, or as its own shape says. */
export type Reads = PersonSubject | ((body: unknown) => ReadIds);

type Read = {
  session: StaffSession;
  kind: ReadKind;
  route: string;
  subject: PersonSubject;
  ids: readonly number[];
  filters?: string;
  /** By which permission. */
  by: Permission;
};

export type ReadLog = {
  note(read: Read): void;
  /** Until everything noted so far is stored. */
  flush(): Promise<void>;
};

const flushMs = 200;
const oneLookMs = 15 * minuteMs;
/** Looks that are remembered; beyond it the oldest is noted again, which does no harm. */
const rememberedLooks = 5_000;
const writtenAtOnce = 500;
/** While the database is away nobody reads anything anyway. */
const mostWaiting = 10_000;

export function createReadLog(db: Db, now: () => Date): ReadLog {
  const looks = new Map<string, number>();
  let waiting: (typeof readEntries.$inferInsert)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function isNoted(key: string, at: number): boolean {
    const last = looks.get(key);
    if (last !== undefined && at - last < oneLookMs && at >= last) return true;
    looks.delete(key);
    looks.set(key, at);
    const [oldest] = looks.size > rememberedLooks ? looks.keys() : [];
    if (oldest !== undefined) looks.delete(oldest);
    return false;
  }

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.slice(0, writtenAtOnce);
      await db.insert(readEntries).values(some);
      waiting = waiting.slice(some.length);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => {}).then(write);
    return writing;
  }

  return {
    note({ session, kind, route, subject, ids, by, filters = '' }) {
      const allowedAs = `${session.role}: ${by}`;
      if (ids.length === 0) return;
      if (waiting.length >= mostWaiting) throw unavailable();
      const at = now();
      const unique = [...new Set(ids)];
      const key = `${session.staffId} ${kind} ${route} ${filters} ${subject} ${unique.join()}`;
      // What is carried away is noted every time.
      if (kind !== 'export' && isNoted(key, at.getTime())) return;
      waiting.push({
        ...{ at, staffId: session.staffId, actor: session.username, allowedAs },
        ...{ kind, route, subject, ids: unique, filters },
      });
      timer ??= setTimeout(() => flush().catch(() => {}), flushMs).unref();
    },
    flush,
  };
}

/** Of these the value says nothing about a person; of all others only the name is kept. */
const toldValues = [
  ...['status', 'priority', 'region', 'topic', 'type', 'formType', 'due', 'needsReview'],
  ...['sort', 'columns', 'awaitingContact', 'alerts', 'reminders', 'kind', 'limit'],
];

export function filtersOf(url: string): string {
  const given = [...new URL(url).searchParams.entries()];
  return (
    given
      .map(([name, value]) =>
        toldValues.includes(name) ? `${name}=${value.slice(0, 300)}` : name.slice(0, 40),
      )
      .join(' ')
      // What no row can hold must not keep the others from being stored.
      .replace(/\p{Cc}/gu, '')
  );
}

type Row = { id?: unknown; memberId?: unknown };

/** The rows of a subject that a response holds, and the one that its address names. */
export function idsIn(subject: PersonSubject, body: unknown, pathId: string | undefined): number[] {
  // What an address names one of is about that one; its rows have numbers of their own.
  const rows = Array.isArray(body) && pathId === undefined ? (body as Row[]) : [];
  const ids = rows.map((row) =>
    subject === 'member' && 'memberId' in row ? row.memberId : row.id,
  );
  return [...(pathId === undefined ? [] : [Number(pathId)]), ...ids].filter(
    (id): id is number => typeof id === 'number',
  );
}

type Changing = { method: string; path: string };

const personPaths: Record<string, PersonSubject> = {
  '/api/members': 'member',
  '/api/get-involved-submissions': 'submission',
  '/api/contacts': 'contact',
  '/api/donations': 'donation',
};

/**
 * A change shows the row that it is about, also where it changes nothing or comes too late, and several at once
 * show each that was changed meanwhile: without this, asking for no change would be reading without a trace.
 */
export function idsShown({ method, path }: Changing, body: unknown): ReadIds {
  const { id, memberId, refused } = Object(body) as Record<string, unknown>;
  const subject = personPaths[path.replace(/\/(\{id\}|bulk)$/, '')];
  if (path.endsWith('/bulk') && subject !== undefined && Array.isArray(refused)) {
    const shown = (refused as { id: number; current?: unknown }[]).filter((one) => one.current);
    return { [subject]: shown.map((one) => one.id) };
  }
  if (!['PUT', 'PATCH'].includes(method) || !path.endsWith('/{id}')) return {};
  if (subject !== undefined) return typeof id === 'number' ? { [subject]: [id] } : {};
  return typeof memberId === 'number' ? { member: [memberId] } : {};
}

/** Of rows that say themselves what they are about. */
export function idsBySubject(
  rows: readonly { subject: string | null; id: number | null }[],
): ReadIds {
  const ids: Partial<Record<PersonSubject, number[]>> = {};
  for (const { subject, id } of rows) {
    if (id === null || !isPerson(subject)) continue;
    ids[subject] = [...(ids[subject] ?? []), id];
  }
  return ids;
}

type AboutOne = Partial<Record<'memberId' | 'contactId' | 'submissionId', number | null>>;

/** Of rows that name a case, a message or a form. */
export function idsNamed(body: unknown): ReadIds {
  return idsBySubject(
    (body as AboutOne[]).flatMap(({ memberId = null, contactId = null, submissionId = null }) => [
      { subject: 'member', id: memberId },
      { subject: 'contact', id: contactId },
      { subject: 'submission', id: submissionId },
    ]),
  );
}

function isPerson(subject: string | null): subject is PersonSubject {
  return ['member', 'submission', 'contact', 'donation'].includes(subject ?? '');
}
