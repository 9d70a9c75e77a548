import { type SubmissionStatus, submissionMoves } from '#domain/cases/submission-status';
import { submissions } from '#text/staff/submissions';
import type { Submission } from '../data/rows';
import { buildSubmissionMail } from '../format/mail-draft';
import type { SubmissionHandlers } from './submission-actions';
import { useIsSubmissionPending } from './use-submission-actions';

const { detail } = submissions;

/** The label of a step depends on its starting status. */
function labelOfMove(from: SubmissionStatus, to: SubmissionStatus): string {
  if (to === 'completed') return detail.complete;
  if (to === 'on-hold') return detail.hold;
  if (to === 'new') return detail.toNew;
  if (from === 'completed') return detail.reopen;
  return from === 'on-hold' ? detail.resume : detail.start;
}

const onward: Partial<Record<SubmissionStatus, SubmissionStatus>> = {
  new: 'in-progress',
  'in-progress': 'completed',
};

export function SubmissionFooter({
  submission,
  handlers,
}: {
  submission: Submission;
  handlers: SubmissionHandlers;
}) {
  const from = submission.status;
  const isAnswered = submission.firstRespondedAt !== null;
  const isWaiting = useIsSubmissionPending(submission);
  return (
    <>
      {submissionMoves[from].map((to) => (
        <button
          key={to}
          type="button"
          className={`staff-button ${onward[from] === to ? 'staff-button-primary order-last' : ''}`}
          aria-disabled={isWaiting || undefined}
          onClick={() => isWaiting || handlers.move(submission, to)}
        >
          {labelOfMove(from, to)}
        </button>
      ))}
      <button
        type="button"
        className="staff-button"
        aria-disabled={isWaiting || undefined}
        onClick={() => isWaiting || handlers.answer(submission, !isAnswered)}
      >
        {isAnswered ? detail.notAnswered : detail.answered}
      </button>
      <a className="staff-button" href={buildSubmissionMail(submission)}>
        {detail.sendEmail}
      </a>
    </>
  );
}
