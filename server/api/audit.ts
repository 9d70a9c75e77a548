// Who did what, when. Every write that staff make leaves an entry, in the same transaction.
import { isDeepStrictEqual } from 'node:util';

import type { Queries } from '../db/client.ts';
import { auditEntries } from '../db/schema.ts';
import type { StaffSession } from './caller.ts';

export const auditActions = {
  received: 'received',
  created: 'created',
  changed: 'changed',
  deleted: 'deleted',
  viewed: 'viewed',
  seen: 'seen',
  started: 'started',
  completed: 'completed',
  resolved: 'resolved',
  reopened: 'reopened',
  answered: 'answered',
  exported: 'exported',
  'opened-restricted': 'opened a restricted case',
  'signed-in': 'signed in',
  'signed-out': 'signed out',
} as const;
export type AuditAction = keyof typeof auditActions;

export type AuditSubject =
  | 'member'
  | 'service-record'
  | 'progress-note'
  | 'reminder'
  | 'alert'
  | 'submission'
  | 'contact'
  | 'donation'
  | 'event'
  | 'outbox'
  | 'staff';

export type Changes = Record<string, [unknown, unknown]>;

export type AuditEntry = {
  action: AuditAction;
  subject: AuditSubject;
  subjectId?: number | undefined;
  memberId?: number | undefined;
  changes?: Changes | undefined;
  note?: string | undefined;
};

/** The public site, the command line or the product itself: there is no account behind these. */
export type Actor =
  | Pick<StaffSession, 'staffId' | 'username'>
  | 'visitor'
  | 'command line'
  | 'system';

export async function audit(db: Queries, actor: Actor, at: Date, entry: AuditEntry): Promise<void> {
  await db.insert(auditEntries).values({
    ...entry,
    at,
    staffId: typeof actor === 'string' ? null : actor.staffId,
    actor: typeof actor === 'string' ? actor : actor.username,
  });
}

function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** What really differs between a row and the change that was asked for. */
export function changesBetween(before: object, after: object): Changes {
  const old = before as Record<string, unknown>;
  const changes: Changes = {};
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    // As it is sent; the database keeps the keys of an object in an order of its own.
    if (!isDeepStrictEqual(asSent(old[key]), asSent(value))) {
      changes[key] = [old[key] ?? null, value];
    }
  }
  return changes;
}
