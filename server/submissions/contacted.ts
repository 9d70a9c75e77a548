// What an attempt to reach somebody who sent a form does to it: the response clock stops, or there is a
// date to follow up on.
import { changeRow } from '../api/change.ts';
import {
  type Attempt,
  isSameMoment,
  plannedAttempt,
  type ReachedSubject,
  responseWithout,
} from '../contact-log/reached.ts';
import type { Transaction } from '../db/client.ts';
import { getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { shownSubmission } from './submission-list.ts';

type Submission = typeof submissions.$inferSelect;

export const reachedSubmission: ReachedSubject = {
  async apply(tx, attempt) {
    const isReached = attempt.outcome === 'reached';
    const plan = await plannedAttempt(tx, 'submissionId', attempt);
    const { before } = await change(tx, attempt, (row) => {
      if (isReached) {
        return {
          isQuarantined: false,
          firstRespondedAt: row.firstRespondedAt ?? attempt.now,
          ...(row.followUpDate === null ? {} : { isFollowUpComplete: true }),
        };
      }
      return plan === null ? {} : { followUpDate: plan, isFollowUpComplete: false };
    });
    return {
      followUpAt: plan,
      replacedFollowUpAt: before.isFollowUpComplete ? null : before.followUpDate,
      reminderId: null,
      isFirstResponse: isReached && before.firstRespondedAt === null,
    };
  },

  async takeBack(tx, taken, by) {
    const respondedAt = await responseWithout(tx, 'submissionId', taken);
    const { replacedFollowUpAt, followUpAt, createdAt, isFirstResponse } = taken;
    await change(tx, { id: taken.submissionId ?? 0, ...by }, (row) => ({
      ...(isFirstResponse && isSameMoment(row.firstRespondedAt, createdAt)
        ? { firstRespondedAt: respondedAt }
        : {}),
      ...(taken.outcome === 'reached' && replacedFollowUpAt !== null
        ? { isFollowUpComplete: false }
        : {}),
      ...(followUpAt !== null && isSameMoment(row.followUpDate, followUpAt)
        ? { followUpDate: replacedFollowUpAt }
        : {}),
    }));
  },
};

function change(
  tx: Transaction,
  { id, session, now }: Pick<Attempt, 'id' | 'session' | 'now'>,
  columns: (row: Submission) => Partial<Submission>,
) {
  return changeRow(tx, {
    table: submissions,
    subject: 'submission',
    name: 'Submission',
    shown: shownSubmission,
    id,
    // Whatever somebody changed meanwhile, the attempt was made.
    version: undefined,
    session,
    now,
    differs: () => ({}),
    columns,
    entry: (row) => ({
      action:
        columns(row).firstRespondedAt != null && row.firstRespondedAt === null
          ? 'answered'
          : 'changed',
      note: row.formType,
    }),
  });
}
