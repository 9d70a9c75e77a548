// What an attempt to reach somebody who sent a form does to it: the response clock stops, or there is a
// date to follow up on.
import { eq } from 'drizzle-orm';
import {
  givePlanUp,
  handOver,
  isSameMoment,
  plannedAttempt,
  type ReachedSubject,
  responseWithout,
} from '../cases/contact-log/reached.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { markSeen, takeSeenBack } from '../notifications/emergencies.ts';
import type { StopClocks } from '../notifications/replies.ts';
import { noteOnSubmission, planMet } from './submission-changes.ts';

type Submission = typeof submissions.$inferSelect;

export const reachedSubmission: ReachedSubject = {
  async apply(tx, attempt) {
    const isReached = attempt.outcome === 'reached';
    const plan = await plannedAttempt(tx, 'submissionId', attempt);
    const { before } = await noteOnSubmission(tx, attempt, (row) => {
      if (isReached) {
        return {
          needsReview: false,
          firstRespondedAt: row.firstRespondedAt ?? attempt.now,
          ...planMet(row),
        };
      }
      return plan === null ? {} : { followUpDate: plan, isFollowUpComplete: false };
    });
    await markSeen(tx, attempt.session, 'submission', [attempt.id], attempt.now);
    return {
      followUpAt: plan,
      replacedFollowUpAt: before.isFollowUpComplete ? null : before.followUpDate,
      reminderId: null,
      isFirstResponse: isReached && before.firstRespondedAt === null,
    };
  },

  async takeBack(tx, taken, by) {
    const id = taken.submissionId ?? 0;
    await tx
      .select({ id: submissions.id })
      .from(submissions)
      .where(eq(submissions.id, id))
      .for('update');
    const next = await responseWithout(tx, 'submissionId', taken);
    await handOver(tx, taken, next);
    const { replacedFollowUpAt, followUpAt, createdAt, isFirstResponse } = taken;
    const isReached = taken.outcome === 'reached';
    // Whoever got a response since need not be tried as planned before.
    const isMet = ({ status }: Submission) =>
      isReached && (next !== undefined || status === 'completed');
    const isGivenUp = await givePlanUp(tx, 'submissionId', taken);
    await noteOnSubmission(tx, { id, ...by }, (row) => ({
      ...(isFirstResponse && isSameMoment(row.firstRespondedAt, createdAt)
        ? { firstRespondedAt: next?.at ?? responseOfDone(row) }
        : {}),
      ...(isReached && replacedFollowUpAt !== null && !isMet(row)
        ? { isFollowUpComplete: false }
        : {}),
      // A later try that is taken back as well has left no date.
      ...(isGivenUp && !isMet(row) && isSameMoment(row.followUpDate, followUpAt)
        ? { followUpDate: replacedFollowUpAt }
        : {}),
    }));
    await takeSeenBack(tx, 'submission', id, taken);
  },
};

/** The mail server has accepted a reply. */
export const answerSubmission: StopClocks['submission'] = (tx, reply) =>
  noteOnSubmission(tx, reply, (row) => ({
    firstRespondedAt: row.firstRespondedAt ?? reply.now,
    ...planMet(row),
  }));

/** Whoever completed it has said that there was a response. */
function responseOfDone({ status, firstRespondedAt }: Submission): Date | null {
  return status === 'completed' ? firstRespondedAt : null;
}
