// Numbers that answered STOP. They get no text messages until they answer START, and staff see it.
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { toTextNumber } from '#domain/messages';
import { notFound } from '../api/app-error.ts';
import { audit } from '../api/audit.ts';
import { staffRoute } from '../api/route.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { outbox, textStops } from '../db/schema/outbox.ts';
import { findCasesWithPhone, readCasePhone } from '../triage/known-person.ts';

export async function hasStopped(db: Queries, phone: string): Promise<boolean> {
  const [stop] = await db.select().from(textStops).where(eq(textStops.phone, phone));
  return stop !== undefined;
}

export function stopTexts(db: Db, phone: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [stop] = await tx
      .insert(textStops)
      .values({ phone, createdAt: now })
      .onConflictDoNothing()
      .returning();
    await tx
      .update(outbox)
      .set({ status: 'withdrawn', lastError: 'stop' })
      .where(
        and(eq(outbox.channel, 'text'), eq(outbox.recipient, phone), eq(outbox.status, 'waiting')),
      );
    if (stop !== undefined) await noteInCases(tx, phone, now, true);
  });
}

export function allowTexts(db: Db, phone: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(textStops).where(eq(textStops.phone, phone)).returning();
    if (gone !== undefined) await noteInCases(tx, phone, now, false);
  });
}

async function noteInCases(tx: Transaction, phone: string, now: Date, isStopped: boolean) {
  for (const id of await findCasesWithPhone(tx, phone)) {
    await audit(tx, 'visitor', now, {
      action: 'changed',
      subject: 'member',
      subjectId: id,
      memberId: id,
      changes: { textsStopped: [!isStopped, isStopped] },
    });
  }
}

export const textStopRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/text-stops/{id}',
    needs: 'cases.read',
    caseBy: 'member',
    summary: 'Whether the number of a member answered STOP to text messages',
    reads: 'member',
    response: v.strictObject({ hasStopped: v.boolean() }),
    handle: async ({ db, params }) => {
      const phone = await readCasePhone(db, Number(params.id));
      if (phone === undefined) throw notFound('Member');
      const number = toTextNumber(phone);
      return { body: { hasStopped: number !== undefined && (await hasStopped(db, number)) } };
    },
  }),
];
