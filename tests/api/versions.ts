// Reads the current version of the row that a change is about, like a screen that was just loaded.
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../server/db/client.ts';
import * as schema from '../../server/db/schema.ts';

type Versioned = PgTable & { id: AnyPgColumn; version: AnyPgColumn };

export const tables: Record<string, Versioned> = {
  members: schema.members,
  'get-involved-submissions': schema.getInvolvedSubmissions,
  contacts: schema.contacts,
  donations: schema.donations,
  'public-events': schema.publicEvents,
  reminders: schema.followUpReminders,
  'case-alerts': schema.caseAlerts,
  'service-records': schema.serviceRecords,
  'member-progress': schema.memberProgress,
  'on-call': schema.staffAccounts,
  accounts: schema.staffAccounts,
  'contact-attempts': schema.contactAttempts,
  outbox: schema.outbox,
  'saved-views': schema.savedViews,
  'retention-periods': schema.retentionPeriods,
  'retention-holds': schema.retentionHolds,
  checklist: schema.checklistItems,
  newsletters: schema.newsletters,
  updates: schema.updates,
  households: schema.households,
  relationships: schema.caseRelationships,
  'site-drafts': schema.contentDrafts,
  imports: schema.runs,
};

/** POST calls that name the version of their row. */
export const isVersioned = (path: string) =>
  /\d\/(undo|send|stop|merge|check|decide|commit)$/.test(path);

export async function readVersion(db: Db, path: string, body: unknown): Promise<number> {
  const [, subject = '', id = '', part] = path.slice(1).split('?')[0]?.split('/') ?? [];
  if (subject === 'my-notifications') return readVersionOwner(db);
  const table = tables[subject];
  // A malformed path has no row, so any version will do.
  if (table === undefined || !/^\d{1,9}$/.test(id)) return 0;
  const rowId = Number(id);
  if (part === 'duplicates') return readVersionPair(db, rowId, body);
  const [row] = await db
    .select({ version: sql<number>`${table.version}` })
    .from(table as PgTable)
    .where(eq(table.id, rowId));
  return row?.version ?? 0;
}

/** The version of the default test account. */
async function readVersionOwner(db: Db): Promise<number> {
  const { staffAccounts } = schema;
  const [row] = await db.select().from(staffAccounts).where(eq(staffAccounts.username, 'casey'));
  return row?.version ?? 0;
}

async function readVersionPair(db: Db, id: number, body: unknown): Promise<number> {
  const other = Math.trunc(Number(Object(body).otherId)) % 1_000_000_000 || 0;
  const { duplicatePairs: links } = schema;
  const isPair = and(
    eq(links.memberId, Math.min(id, other)),
    eq(links.otherId, Math.max(id, other)),
  );
  const [row] = await db.select({ version: links.version }).from(links).where(isPair);
  return row?.version ?? 0;
}
