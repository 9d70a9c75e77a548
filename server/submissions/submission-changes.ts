// What staff do to a submission, one at a time or several at once: the same rules for both.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { optionalMoment } from '#domain/calendar/moment';
import {
  type SubmissionStatus,
  submissionMoves,
  submissionStatuses,
} from '#domain/cases/submission-status';
import { textLimits } from '#domain/text/text';
import { optionalText } from '#domain/text/text-check';
import { labelOf, values } from '#domain/vocabulary';
import { AppError, notFound } from '../api/app-error.ts';
import { type AuditAction, audit, changesBetween } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { requireStaff } from '../auth/staff-accounts.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema.ts';

type Submission = typeof submissions.$inferSelect;

export const submissionChangesSchema = v.object({
  status: v.optional(v.picklist(values(submissionStatuses), 'Choose a status')),
  assignedTo: v.optional(v.nullable(optionalText())),
  notes: v.optional(optionalText(textLimits.story)),
  followUpDate: optionalMoment,
  isFollowUpComplete: v.optional(v.boolean()),
  isQuarantined: v.optional(v.boolean()),
});
export type SubmissionChanges = v.InferOutput<typeof submissionChangesSchema>;

export async function changeSubmission(
  tx: Transaction,
  id: number,
  body: SubmissionChanges,
  session: StaffSession,
  now: Date,
): Promise<Submission> {
  const [before] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update');
  if (before === undefined) throw notFound('Submission');
  const { assignedTo: _, ...rest } = body;
  const from = before.status as SubmissionStatus;
  if (body.status !== undefined) checkMove(before, from, body.status, session.username);
  const wanted = {
    ...rest,
    ...(await assignment(tx, body, from, session.username)),
    ...(body.status !== undefined &&
    from === 'new' &&
    body.status !== 'new' &&
    before.firstRespondedAt === null
      ? { firstRespondedAt: now }
      : {}),
    // Putting it back in the queue starts the promise again.
    ...(body.status === 'new' ? { firstRespondedAt: null } : {}),
  };
  const changes = changesBetween(before, wanted);
  if (Object.keys(changes).length === 0) return before;
  const [row] = await tx
    .update(submissions)
    .set({ ...wanted, updatedAt: now })
    .where(eq(submissions.id, id))
    .returning();
  await audit(tx, session, now, {
    action: actionOf(from, body.status),
    subject: 'submission',
    subjectId: id,
    note: before.formType,
    changes,
  });
  return row ?? before;
}

function checkMove(
  before: Submission,
  from: SubmissionStatus,
  to: SubmissionStatus,
  username: string,
): void {
  if (from === to) {
    if (to === 'in-progress' && before.assignedTo !== null && before.assignedTo !== username) {
      throw new AppError('conflict', `${before.assignedTo} is already working on this.`);
    }
    return;
  }
  if (!submissionMoves[from].includes(to)) {
    throw new AppError(
      'conflict',
      `This is ${labelOf(submissionStatuses, from)}${before.assignedTo ? ` with ${before.assignedTo}` : ''}; it cannot become ${labelOf(submissionStatuses, to)}.`,
    );
  }
}

/** Who has it. Whoever starts one has it; giving it to somebody else needs a real account. */
async function assignment(
  tx: Queries,
  body: { status?: SubmissionStatus; assignedTo?: string | null },
  from: SubmissionStatus,
  username: string,
): Promise<{ assignedTo?: string | null }> {
  if (body.status === 'in-progress' && from === 'new') return { assignedTo: username };
  if (body.status === 'new') return { assignedTo: null };
  if (body.status !== undefined || body.assignedTo === undefined) return {};
  if (body.assignedTo === null || body.assignedTo === '') return { assignedTo: null };
  await requireStaff(tx, body.assignedTo);
  return { assignedTo: body.assignedTo };
}

function actionOf(from: SubmissionStatus, to: SubmissionStatus | undefined): AuditAction {
  if (to === 'completed') return 'completed';
  if (to === 'in-progress') return from === 'completed' ? 'reopened' : 'started';
  return 'changed';
}
