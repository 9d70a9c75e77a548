// The effect of a contact or a sent reply on a submission.
import { type ContactSubject, computeFirstResponse } from '../cases/contact-log/contact-effect.ts';
import type { StopClocks } from '../notifications/replies.ts';
import {
  changeSubmissionAnyVersion,
  completeFollowUp,
  undoableSubmission,
} from './submission-changes.ts';

export const submissionContact: ContactSubject = {
  ...undoableSubmission,
  record: (tx, contact) =>
    changeSubmissionAnyVersion(tx, contact, (row) => {
      const response = computeFirstResponse(contact, row.firstRespondedAt);
      return {
        ...(contact.isReached ? { needsReview: false, ...completeFollowUp(row) } : {}),
        ...(contact.plan === null ? {} : { followUpDate: contact.plan, isFollowUpComplete: false }),
        ...(response === undefined ? {} : { firstRespondedAt: response?.at ?? null }),
      };
    }),
};

/** Called when the mail server has accepted a reply. */
export const markSubmissionAnswered: StopClocks['submission'] = (tx, reply) =>
  changeSubmissionAnyVersion(tx, reply, (row) => ({
    firstRespondedAt: row.firstRespondedAt ?? reply.now,
    ...completeFollowUp(row),
  }));
