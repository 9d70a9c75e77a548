// The setup steps of a real site, and whether each is done.
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { type ChecklistStep, checklistSteps } from '#domain/checklist';
import type { Queries } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { checks } from '../db/schema/logs.ts';
import { checklistItems } from '../db/schema/operation.ts';
import type { Env } from '../env.ts';

export type ChecklistItem = typeof checklistItems.$inferSelect & { isDone: boolean };

type Settings = Pick<Env, 'demo' | 'trustProxy' | 'publicUrl' | 'mail' | 'texts' | 'backupDir'>;

export async function readChecklist(db: Queries, env: Settings): Promise<ChecklistItem[]> {
  const items = await readItems(db);
  const isDone: Record<ChecklistStep, boolean> = {
    'real-data': !env.demo,
    https: env.trustProxy !== false && !env.publicUrl?.startsWith('http:'),
    address: env.publicUrl !== undefined,
    mail: env.mail !== undefined,
    'on-call': await hasReachableOnCall(db, env),
    backups: env.backupDir !== undefined || (await hasBackup(db)),
  };
  return checklistSteps.flatMap((step) =>
    items.filter(({ name }) => name === step).map((item) => ({ ...item, isDone: isDone[step] })),
  );
}

export function isMissing({ isDone, isDismissed }: ChecklistItem): boolean {
  return !isDone && !isDismissed;
}

async function readItems(db: Queries) {
  const items = await db.select().from(checklistItems);
  if (items.length === checklistSteps.length) return items;
  await db
    .insert(checklistItems)
    .values(checklistSteps.map((name) => ({ name })))
    .onConflictDoNothing();
  return db.select().from(checklistItems);
}

async function hasReachableOnCall(db: Queries, { demo, texts }: Settings): Promise<boolean> {
  const { isOnCall, isDisabled, isDemo, email, phone } = staffAccounts;
  const isReachable = texts ? or(isNotNull(email), isNotNull(phone)) : isNotNull(email);
  const [person] = await db
    .select({ id: staffAccounts.id })
    .from(staffAccounts)
    .where(
      and(
        eq(isOnCall, true),
        eq(isDisabled, false),
        demo ? undefined : eq(isDemo, false),
        isReachable,
      ),
    )
    .limit(1);
  return person !== undefined;
}

/** Backups may come from a separate process, such as the service `backup` of compose.yaml. */
async function hasBackup(db: Queries): Promise<boolean> {
  const [last] = await db
    .select({ isGood: checks.isGood })
    .from(checks)
    .where(eq(checks.name, 'backup'));
  return last?.isGood === true;
}
