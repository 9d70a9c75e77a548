// The access log: who read which personal data, when, and through which route. Entries are written in batches;
// a killed process loses at most 200 ms of them. Repeated loads within 15 minutes add one entry.
import { minuteMs } from '#domain/calendar/durations';
import { type PersonSubject, personSubjects, type ReadKind } from '#domain/privacy';
import type { Permission } from '#domain/roles';
import { isValueOf } from '#domain/vocabulary';
import type { Db } from '../db/client.ts';
import { readEntries } from '../db/schema/logs.ts';
import { unavailable } from './app-error.ts';
import type { StaffSession } from './caller.ts';

export type IdsBySubject = Partial<Record<PersonSubject, readonly number[]>>;
/** The subject of the rows in a response, or a function that finds the ids in the body. */
export type ReadSubject = PersonSubject | ((body: unknown) => IdsBySubject);

type Read = {
  session: StaffSession;
  kind: ReadKind;
  route: string;
  subject: PersonSubject;
  ids: readonly number[];
  filters?: string;
  /** The permission that allowed the read. */
  by: Permission;
};

export type ReadLog = {
  note(read: Read): void;
  /** Resolves when every entry so far is stored. */
  flush(): Promise<void>;
};

const flushMs = 200;
const oneLookMs = 15 * minuteMs;
/** Maximum of remembered reads. An evicted one is logged again, which does no harm. */
const rememberedLooks = 5_000;
const writtenAtOnce = 500;
/** Maximum of unwritten entries. Beyond it, reads are refused instead of going unlogged. */
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
      // Log every export, even a repeated one.
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

/** Parameters whose values reveal nothing about a person. Of all others, only the name is logged. */
const toldValues = [
  ...['status', 'priority', 'region', 'topic', 'type', 'formType', 'due', 'needsReview'],
  ...['sort', 'columns', 'awaitingContact', 'alerts', 'reminders', 'waiting', 'kind', 'limit'],
];

export function extractFilters(url: string): string {
  const given = [...new URL(url).searchParams.entries()];
  return (
    given
      .map(([name, value]) =>
        toldValues.includes(name) ? `${name}=${value.slice(0, 300)}` : name.slice(0, 40),
      )
      .join(' ')
      // PostgreSQL rejects a NUL in text, which would make the whole batch fail.
      .replace(/\p{Cc}/gu, '')
  );
}

type Row = { id?: unknown; memberId?: unknown };

/** The ids of the subject's rows in a response, and the id in its path. */
export function collectSubjectIds(
  subject: PersonSubject,
  body: unknown,
  pathId: string | undefined,
): number[] {
  // When the path names one row, the rows in the body are its parts and have other ids.
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
  '/api/newsletters': 'subscriber',
};

/**
 * The ids of the rows that a change returns, including refused rows of a bulk change. Without them, an empty
 * change would be an unlogged read.
 */
export function collectShownIds({ method, path }: Changing, body: unknown): IdsBySubject {
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

/** Groups the ids of rows by their own `subject`. */
export function groupIdsBySubject(
  rows: readonly { subject: string | null; id: number | null }[],
): IdsBySubject {
  const ids: Partial<Record<PersonSubject, number[]>> = {};
  for (const { subject, id } of rows) {
    if (id === null || !isPerson(subject)) continue;
    ids[subject] = [...(ids[subject] ?? []), id];
  }
  return ids;
}

type AboutOne = Partial<Record<'memberId' | 'contactId' | 'submissionId', number | null>>;

/** The ids of the cases, messages, and submissions that the rows refer to. */
export function collectReferencedIds(body: unknown): IdsBySubject {
  return groupIdsBySubject(
    (body as AboutOne[]).flatMap(({ memberId = null, contactId = null, submissionId = null }) => [
      { subject: 'member', id: memberId },
      { subject: 'contact', id: contactId },
      { subject: 'submission', id: submissionId },
    ]),
  );
}

function isPerson(subject: string | null): subject is PersonSubject {
  return isValueOf(personSubjects, subject);
}
