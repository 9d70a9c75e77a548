// Stores service records with their audit entries: those that staff add and those of an imported file.
import type { ServiceRecordInput } from '#domain/cases/case-parts';
import type { Actor } from '../../api/audit.ts';
import { createRows } from '../../api/change.ts';
import type { Transaction } from '../../db/client.ts';
import { serviceRecords } from '../../db/schema/case-parts.ts';

export async function createServiceRecords(
  tx: Transaction,
  records: readonly ServiceRecordInput[],
  { session, now }: { session: Actor; now: Date },
): Promise<(typeof serviceRecords.$inferSelect)[]> {
  return createRows(tx, {
    table: serviceRecords,
    subject: 'service-record',
    rows: records.map((record) => ({
      ...record,
      serviceDate: record.serviceDate ?? now,
      followUpRequired: record.followUpRequired || Boolean(record.followUpDate),
      createdAt: now,
      updatedAt: now,
    })),
    session,
    now,
    entry: ({ memberId, serviceType }) => ({ memberId, note: serviceType }),
  });
}
