// What every public form has in common on arrival: a limit per network, a guess whether a person
// sent it, and one row however often it is sent. What looks automatic is set aside, not refused.
import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { dayMs, hourMs } from '#domain/calendar/durations';
import type { Queries, Transaction } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { arrivals } from '../db/schema/requests.ts';
import { tooMany } from './app-error.ts';
import { type AuditSubject, audit, changesBetween } from './audit.ts';
import { newReference } from './reference.ts';
import type { Call, Reply } from './route.ts';
import { hiddenNetwork, type Limit, networkOf, take, takeOrRefuse } from './throttle.ts';

/** A field that no person sees. Time is no sign: people type before scripts arrive, and take days. */
export const trapEntries = { homepage: v.optional(v.pipe(v.string(), v.maxLength(500))) };

export const referenceResponse = v.object({
  reference: v.string(),
  /** Very many come in just now: only the short form of it was kept. */
  isShort: v.optional(v.boolean()),
  /** Danger was told of, in an answer or in the person's own words: nobody is to wait for us. */
  isDanger: v.optional(v.boolean()),
});

const formLimit: Limit = { burst: 30, everyMs: 10_000 };

// Many people share a network. When one of them floods it, whoever comes with another browser is still
// heard as a person: each browser a few times, and not many new browsers, which are easily made up.
const heardOfSender = 3;
const otherSendersLimit: Limit = { burst: 10, everyMs: 60_000 };

// What is stored in full, in kilobytes: of one network, and of all networks together, once for applications and once for the rest, which must not use up their room. Beyond that
// an application is kept in its short form, and any other form is to come later.
const networkStore: Limit = { burst: 2_000, everyMs: 4_000 };
const wholeStore: Limit = { burst: 50_000, everyMs: 720 };
/** What a form takes besides its text: history, index entries, words to search by. */
const rowKb = 4;

export type Accepted = {
  reference: string;
  /** Why it looks automatic. */
  suspicion: string | undefined;
  now: Date;
  /** Where it came from, and from which kind of browser there, as keyed hashes. */
  network: string;
  sender: string;
  /** Whether its sender sends more than people do, or its network pretends to be many. */
  crowd: 'none' | 'sender' | 'network';
  /** There is no room for all of it. */
  isShort: boolean;
  /** What the same person was told for the text that this one corrects. */
  replaces: string | undefined;
};

type Kept = { reference: string; isDanger?: boolean };

/** Stores what was sent; says under which reference it stands. */
export async function acceptPublicWrite(
  call: Call<unknown, unknown, unknown>,
  options: {
    scope: string;
    neverRefuse?: boolean;
    /** What the check has left of the body: no more than that is stored. */
    checked: object;
  },
  store: (tx: Transaction, accepted: Accepted) => Promise<Kept>,
): Promise<Reply> {
  const bucket = `${options.scope}:${networkOf(call.address)}`;
  const kb = rowKb + Math.ceil(Buffer.byteLength(JSON.stringify(options.checked)) / 1024);
  const network = await hiddenNetwork(call, call.address);
  const sender = await hiddenSender(call);
  let crowd: Accepted['crowd'] = 'none';
  let isShort = false;
  if (options.neverRefuse) {
    if ((await take(call, bucket, formLimit)) > 0) crowd = await crowdOf(call, network, sender);
    // Also within its limit: long ones would use up the room of everybody else. A crowd uses up none of those beside it.
    const store = `store:${crowd === 'none' ? '' : 'crowd:'}${bucket}`;
    const isOver = (await take(call, store, networkStore, kb)) > 0;
    isShort = isOver || !hasRoom(call, 'applications', kb);
  } else if (!hasRoom(call, 'others', kb)) {
    throw tooMany(wholeWaitSeconds);
  }
  const { homepage } = call.body as { homepage?: string };
  const isMany = crowd !== 'none' || isShort;
  const reference = newReference();
  const now = call.now();
  const accepted: Accepted = {
    reference,
    suspicion: homepage ? 'hidden-field' : isMany ? 'over-limit' : undefined,
    now,
    ...{ network, sender, crowd },
    isShort,
    replaces: undefined,
  };
  if (isShort) {
    // Nothing but the short form itself may grow: no key is kept, the same person again is the same row.
    const stored = await call.db.transaction((tx) => store(tx, accepted));
    return { status: 201, body: { ...told(stored), isShort } };
  }
  return call.once(async (tx, earlier) => {
    // Counted in the transaction that stores: a form that could not be stored, and its repeat, cost one.
    const limits = { ...call, db: tx };
    if (!options.neverRefuse) {
      await takeOrRefuse(limits, bucket, formLimit);
      await takeOrRefuse(limits, `store:${bucket}`, networkStore, kb);
    }
    const replaces = (earlier as { reference?: string } | undefined)?.reference;
    return { body: told(await store(tx, { ...accepted, replaces })) };
  });
}

/** Nothing of danger where none was told of. */
const told = ({ reference, isDanger }: Kept) => ({ reference, ...(isDanger && { isDanger }) });

/** How far back the rest of a crowd is looked for. */
export const crowdMs = hourMs;

/** When all that was stored will have been forgotten again, by database. */
const storedUntil = {
  applications: new WeakMap<object, number>(),
  others: new WeakMap<object, number>(),
};
const wholeWaitSeconds = 600;

/** Counted by each process for itself: one row for all would make every writer wait for every other. */
export function hasRoom(
  { db, now }: { db: object; now: () => Date },
  room: keyof typeof storedUntil,
  kb: number,
): boolean {
  const at = now().getTime();
  const until = Math.max(storedUntil[room].get(db) ?? 0, at) + kb * wholeStore.everyMs;
  if (until > at + wholeStore.burst * wholeStore.everyMs) return false;
  storedUntil[room].set(db, until);
  return true;
}

type Sending = Call<unknown, unknown, unknown>;

async function hiddenSender(call: Sending): Promise<string> {
  const { headers } = call.request;
  const browser = `${headers.get('user-agent')} ${headers.get('accept-language')}`;
  return hiddenNetwork(call, `${networkOf(call.address)} ${browser}`);
}

/** Of a network over its limit: who of it is the crowd. */
async function crowdOf(call: Sending, network: string, sender: string): Promise<Accepted['crowd']> {
  const since = new Date(call.now().getTime() - crowdMs);
  const isSenders = and(eq(arrivals.network, network), eq(arrivals.sender, sender));
  const sent = await call.db
    .select({ id: arrivals.subjectId })
    .from(arrivals)
    .where(and(isSenders, gt(arrivals.at, since)))
    .limit(heardOfSender);
  if (sent.length >= heardOfSender) return 'sender';
  return (await take(call, `senders:${network}`, otherSendersLimit)) > 0 ? 'network' : 'none';
}

type ReceivedTable = PgTable & {
  id: AnyPgColumn;
  version: AnyPgColumn;
  reference: AnyPgColumn;
};
type Received<Table extends ReceivedTable> = {
  table: Table;
  subject: AuditSubject & ('contact' | 'donation' | 'submission' | 'member');
  accepted: Accepted;
  columns: (reference: string) => Omit<Table['$inferInsert'], 'reference'>;
  /** Where it is said that another row came before this one. */
  answers: keyof Table['$inferInsert'] & ('otherAnswers' | 'formData' | 'additionalInfo');
  note?: string;
};
export type StoredRow = {
  id: number;
  reference: string;
  isReplacement: boolean;
  /** Of a replacement: what it replaces looked automatic. */
  neededReview: boolean;
};

/**
 * One row with the newest text. Where staff have worked on the earlier one already, it stays as they
 * know it, and the new one says what it replaces.
 */
export async function storeReceived<Table extends ReceivedTable>(
  tx: Transaction,
  { table, subject, accepted, columns, answers, note }: Received<Table>,
): Promise<StoredRow> {
  const { replaces, now } = accepted;
  const before = replaces === undefined ? undefined : await untouched(tx, table, subject, replaces);
  const entry = { subject, ...(note === undefined ? {} : { note }) };
  if (before !== undefined && replaces !== undefined) {
    const { createdAt: _, ...newest } = columns(replaces) as Record<string, unknown>;
    await tx
      .update(table as PgTable)
      .set({ ...newest, version: sql`${table.version} + 1` })
      .where(eq(table.id, before.id));
    const { searchText: __, sortName: ___, updatedAt: ____, ...told } = newest;
    if (!accepted.isShort) {
      await audit(tx, 'visitor', now, {
        ...entry,
        action: 'changed',
        changes: changesBetween(before, told),
        ...subjectIds(subject, before.id),
      });
    }
    const neededReview = before.needsReview === true;
    return { id: before.id, reference: replaces, isReplacement: true, neededReview };
  }
  const { reference } = accepted;
  const values = columns(reference) as Record<string, unknown>;
  const named = replaces === undefined ? undefined : { replaces };
  const [row] = await tx
    .insert(table as PgTable)
    .values({
      ...values,
      reference,
      ...(named && { [answers]: { ...(values[answers] as object | undefined), ...named } }),
    })
    .returning();
  const { id } = row as { id: number };
  if (!accepted.isShort) {
    await audit(tx, 'visitor', now, { ...entry, action: 'received', ...subjectIds(subject, id) });
  }
  if (subject !== 'donation') {
    const { network, sender, isShort } = accepted;
    const crowd = subject === 'member' && accepted.crowd === 'none' && !isShort ? sender : network;
    await tx
      .insert(arrivals)
      .values({ subject, subjectId: id, network, sender, crowd, isShort, at: now });
  }
  return { id, reference, isReplacement: false, neededReview: false };
}

/** After this nobody asks any more whether forms came from one place. */
const arrivalsKeptMs = 7 * dayMs;

export async function forgetOldArrivals(db: Queries, now: Date): Promise<void> {
  await db.delete(arrivals).where(lt(arrivals.at, new Date(now.getTime() - arrivalsKeptMs)));
}

function subjectIds(subject: AuditSubject, id: number) {
  return { subjectId: id, ...(subject === 'member' ? { memberId: id } : {}) };
}

type Earlier = { id: number; needsReview?: boolean };

/** The row of that reference, locked, unless somebody of staff has changed it or added to it. */
async function untouched(
  tx: Queries,
  table: ReceivedTable,
  subject: AuditSubject,
  reference: string,
): Promise<Earlier | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.reference, reference))
    .for('update');
  if (row === undefined) return undefined;
  const { id } = row as { id: number };
  const [work] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        or(
          and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, id)),
          subject === 'member' ? eq(auditEntries.memberId, id) : undefined,
        ),
        ne(auditEntries.actor, 'visitor'),
        ne(auditEntries.action, 'viewed'),
      ),
    )
    .limit(1);
  return work === undefined ? (row as Earlier) : undefined;
}
