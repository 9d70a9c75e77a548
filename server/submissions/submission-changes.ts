// Changes one submission or several, by the same rules.

import * as v from 'valibot';
import { optionalMoment } from '#domain/calendar/moment';
import {
  type SubmissionStatus,
  submissionMoves,
  submissionStatuses,
} from '#domain/cases/submission-status';
import { textLimits } from '#domain/text/text';
import { optionalText } from '#domain/text/text-check';
import { getLabel, listValues } from '#domain/vocabulary';
import { submissionStatuses as statusLabels } from '#text/staff/office-labels';
import { AppError } from '../api/app-error.ts';
import { type AuditAction, compareChanges } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { changeRow } from '../api/change.ts';
import { requireStaff } from '../auth/staff-accounts.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { notifyAssignee } from '../notifications/notify.ts';
import type { SentReply } from '../notifications/replies.ts';
import { toStaffSubmission } from './submission-list.ts';

type Submission = typeof submissions.$inferSelect;

export const undoableSubmission = {
  table: submissions,
  subject: 'submission',
  name: 'Submission',
} as const;

export const submissionChangesSchema = v.object({
  status: v.optional(v.picklist(listValues(submissionStatuses), 'Choose a status')),
  assignedTo: v.optional(v.nullable(optionalText())),
  notes: v.optional(optionalText(textLimits.story)),
  followUpDate: optionalMoment,
  isFollowUpComplete: v.optional(v.boolean()),
  /** Marks the submission as answered or not answered. */
  isAnswered: v.optional(v.boolean()),
  needsReview: v.optional(v.boolean()),
});
export type SubmissionChanges = v.InferOutput<typeof submissionChangesSchema>;

type SubmissionChange = {
  id: number;
  version: number | undefined;
  body: SubmissionChanges;
  session: StaffSession;
  now: Date;
  locked?: Submission;
};

export async function changeSubmission(tx: Transaction, { body, ...change }: SubmissionChange) {
  const { session, now } = change;
  const outcome = await changeRow(tx, {
    ...change,
    ...undoableSubmission,
    shown: toStaffSubmission,
    differs: (row) => {
      const { isAnswered, ...fields } = body;
      return {
        ...compareChanges(row, { ...fields, ...assigneeWanted(body, session.username) }),
        ...(isAnswered === undefined || isAnswered === (row.firstRespondedAt !== null)
          ? {}
          : { isAnswered: [!isAnswered, isAnswered] as [unknown, unknown] }),
      };
    },
    columns: async (before) => {
      if (body.status !== undefined) checkMove(before, body.status, session.username);
      const { assignedTo: _, isAnswered: __, ...rest } = body;
      return {
        ...planAfter(before, body),
        ...rest,
        ...(await assignment(tx, body, before.status, session.username)),
        ...firstResponse(before, body, now),
      } as Partial<Submission>;
    },
    entry: ({ status, formType }) => ({ action: actionOf(status, body), note: formType }),
  });
  const { row, before } = outcome;
  await notifyAssignee(tx, now, {
    before: before.assignedTo,
    after: row.assignedTo,
    by: session.username,
    subject: 'submission',
    id: row.id,
    version: row.version,
  });
  return outcome;
}

/** Ignores the version: the person was reached, even if a colleague changed the submission since. */
export function changeSubmissionAnyVersion(
  tx: Transaction,
  { id, session, now }: SentReply,
  columns: (row: Submission) => Partial<Submission>,
) {
  return changeRow(tx, {
    ...undoableSubmission,
    id,
    version: undefined,
    session,
    now,
    columns,
    entry: (row) => {
      const isFirst = columns(row).firstRespondedAt != null && row.firstRespondedAt === null;
      return { action: isFirst ? 'answered' : 'changed', note: row.formType };
    },
  });
}

/**
 * Stops the response clock on a reply or on completion; starting the work does not. Reopening right after completion
 * restarts it.
 */
function firstResponse(
  { status, firstRespondedAt, updatedAt }: Submission,
  { isAnswered, status: to }: SubmissionChanges,
  now: Date,
) {
  if (isAnswered === false) return { firstRespondedAt: null };
  if (isAnswered || to === 'completed') return { firstRespondedAt: firstRespondedAt ?? now };
  const wasByCompleting =
    status === 'completed' && firstRespondedAt?.getTime() === updatedAt.getTime();
  return wasByCompleting && to !== undefined ? { firstRespondedAt: null } : {};
}

/** A response completes the planned follow-up. */
function planAfter(before: Submission, body: SubmissionChanges): Partial<Submission> {
  const isResponse = body.isAnswered ?? body.status === 'completed';
  return isResponse && body.followUpDate === undefined ? completeFollowUp(before) : {};
}

/** Completes the follow-up of a person who has received a response. */
export function completeFollowUp({ followUpDate }: Submission): Partial<Submission> {
  return followUpDate === null ? {} : { isFollowUpComplete: true };
}

/** Returns the assignee that a change with a stale version requested. */
function assigneeWanted({ status, assignedTo }: SubmissionChanges, username: string) {
  if (status === 'in-progress') return { assignedTo: username };
  if (status === 'new') return { assignedTo: null };
  if (status !== undefined || assignedTo === undefined) return { assignedTo: undefined };
  return { assignedTo: assignedTo || null };
}

function checkMove(before: Submission, to: SubmissionStatus, username: string): void {
  const from = before.status;
  if (from === to) {
    if (to === 'in-progress' && before.assignedTo !== null && before.assignedTo !== username) {
      throw new AppError('conflict', `${before.assignedTo} is already working on this.`);
    }
    return;
  }
  if (!submissionMoves[from].includes(to)) {
    throw new AppError(
      'conflict',
      `This is ${getLabel(statusLabels, from)}${before.assignedTo ? ` with ${before.assignedTo}` : ''}; it cannot become ${getLabel(statusLabels, to)}.`,
    );
  }
}

/** Resolves the assignee. Starting a submission assigns it to the caller; any other assignee must be an account. */
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
  await requireStaff(tx, body.assignedTo, 'inbox.read');
  return { assignedTo: body.assignedTo };
}

function actionOf(
  from: SubmissionStatus,
  { status: to, isAnswered }: SubmissionChanges,
): AuditAction {
  if (isAnswered) return 'answered';
  if (to === 'completed') return 'completed';
  if (to === 'in-progress') return from === 'completed' ? 'reopened' : 'started';
  return 'changed';
}
