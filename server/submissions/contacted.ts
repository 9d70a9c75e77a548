// What an attempt to reach somebody who sent a form does to it: the response clock stops, or there is a
// date to follow up on.
import {
  isSameMoment,
  plannedAttempt,
  type ReachedSubject,
  responseWithout,
} from '../contact-log/reached.ts';
import { noteOnSubmission } from './submission-changes.ts';

export const reachedSubmission: ReachedSubject = {
  async apply(tx, attempt) {
    const isReached = attempt.outcome === 'reached';
    const plan = await plannedAttempt(tx, 'submissionId', attempt);
    const { before } = await noteOnSubmission(tx, attempt, (row) => {
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
    await noteOnSubmission(tx, { id: taken.submissionId ?? 0, ...by }, (row) => ({
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
