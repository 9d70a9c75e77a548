import { isDeepStrictEqual } from 'node:util';

import type { CasePartName } from '#domain/cases/case-parts';
import type { PersonSubject } from '#domain/privacy';
import type { Queries } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';
import type { StaffSession } from './caller.ts';

export const auditActions = {
  received: 'received',
  created: 'created',
  changed: 'changed',
  deleted: 'deleted',
  erased: 'erased',
  viewed: 'viewed',
  seen: 'seen',
  requested: 'asked case workers to open',
  started: 'started',
  completed: 'completed',
  resolved: 'resolved',
  reopened: 'reopened',
  undone: 'undid the last change of',
  merged: 'merged',
  unmerged: 'undid the merge of',
  added: 'added a person to',
  removed: 'removed a person from',
  joined: 'joined',
  split: 'split',
  headed: 'changed the head of',
  'moved-out': 'recorded a move out of',
  moved: 'changed the address of',
  'case-opened': 'opened a case for a person of',
  answered: 'answered',
  replied: 'wrote a reply to',
  exported: 'exported',
  unsubscribed: 'unsubscribed',
  canceled: 'canceled',
  'opened-restricted': 'opened a restricted case',
  'sign-in-refused': 'was refused a sign-in',
  'new-device': 'signed in on a new device',
  'passkey-went-back': 'used a passkey that may have a copy',
  'read-much': 'read very much',
  'check-failed': 'found a check that is not good',
  'review-full': 'found the quota of forms that need review used up',
  'signed-in': 'signed in',
  'signed-out': 'signed out',
} as const;
export type AuditAction = keyof typeof auditActions;

export type AuditSubject =
  | PersonSubject
  | CasePartName
  | 'household'
  | 'relationship'
  | 'event'
  | 'outbox'
  | 'saved-view'
  | 'update'
  | 'site-draft'
  | 'site-release'
  | 'staff'
  | 'check'
  | 'retention'
  | 'checklist'
  | 'run';

/** True for entries whose details name several cases. Staff see that something changed; undo reads the details. */
export function isAboutSeveralCases(subject: string): boolean {
  return subject === 'household' || subject === 'relationship';
}

export type Changes = Record<string, [unknown, unknown]>;

export type AuditEntry = {
  action: AuditAction;
  subject: AuditSubject;
  subjectId?: number | undefined;
  memberId?: number | undefined;
  changes?: Changes | undefined;
  note?: string | undefined;
};

/** A staff session, or a source without an account: the public site, the command line, the product itself. */
export type Actor =
  | Pick<StaffSession, 'staffId' | 'username'>
  | 'visitor'
  | 'command line'
  | 'system';

export function audit(db: Queries, actor: Actor, at: Date, entry: AuditEntry): Promise<void> {
  return auditSeveral(db, actor, at, [entry]);
}

export async function auditSeveral(
  db: Queries,
  actor: Actor,
  at: Date,
  entries: readonly AuditEntry[],
): Promise<void> {
  const by = {
    at,
    staffId: typeof actor === 'string' ? null : actor.staffId,
    actor: typeof actor === 'string' ? actor : actor.username,
  };
  await db.insert(auditEntries).values(entries.map((entry) => ({ ...entry, ...by })));
}

function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** The fields in which the requested values differ from the row, each with its old and new value. */
export function compareChanges(before: object, after: object): Changes {
  const old = before as Record<string, unknown>;
  const changes: Changes = {};
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue;
    // Compare as JSON objects: the database does not preserve the order of an object's keys.
    if (!isDeepStrictEqual(asSent(old[key]), asSent(value))) {
      changes[key] = [old[key] ?? null, value];
    }
  }
  return changes;
}
