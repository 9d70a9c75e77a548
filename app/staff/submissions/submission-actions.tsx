import { Check, Eye, Mail, Play } from 'lucide-react';
import type { SubmissionStatus } from '#domain/cases/submission-status';
import { submissions } from '#text/staff/submissions';
import { showToast } from '../../ui/toasts';
import type { ListedSubmission } from '../data/rows';
import { fillText } from '../format/formats';
import { buildSubmissionMail } from '../format/mail-draft';
import { useIsSubmissionPending } from './use-submission-actions';

export type SubmissionHandlers = {
  view: (submission: ListedSubmission) => void;
  move: (submission: ListedSubmission, status: SubmissionStatus) => void;
  answer: (submission: ListedSubmission, isAnswered: boolean) => void;
};

/** The mail is written in another program, so only the user knows whether it was sent. */
export function offerMarkAnswered(
  submission: ListedSubmission,
  handlers: SubmissionHandlers,
): void {
  if (submission.firstRespondedAt !== null) return;
  showToast({
    title: fillText(submissions.detail.didYouWrite, { name: submission.name }),
    durationMs: writingMs,
    action: {
      label: submissions.detail.answered,
      run: () => handlers.answer(submission, true),
    },
  });
}
const writingMs = 10 * 60_000;

type SubmissionActionsProps = {
  submission: ListedSubmission;
  handlers: SubmissionHandlers;
};

/** One button that changes to the next step in place, and keeps the focus. */
const steps = {
  new: { name: 'start', to: 'in-progress', Icon: Play },
  'in-progress': { name: 'done', to: 'completed', Icon: Check },
} as const;

export function SubmissionActions({ submission, handlers }: SubmissionActionsProps) {
  const { actions } = submissions;
  const { name, status } = submission;
  const isWaiting = useIsSubmissionPending(submission);
  const step = status === 'new' || status === 'in-progress' ? steps[status] : undefined;
  return (
    <span className="flex flex-wrap gap-1">
      <button
        type="button"
        className="staff-button staff-button-icon"
        aria-label={fillText(actions.view, { name })}
        title={actions.viewShort}
        onClick={() => handlers.view(submission)}
      >
        <Eye aria-hidden size={16} />
      </button>
      <a
        className="staff-button staff-button-icon"
        href={buildSubmissionMail(submission)}
        aria-label={fillText(actions.mail, { name })}
        title={actions.mailShort}
        onClick={() => offerMarkAnswered(submission, handlers)}
      >
        <Mail aria-hidden size={16} />
      </a>
      {step === undefined ? null : (
        <button
          type="button"
          className="staff-button"
          data-key="e"
          aria-label={fillText(actions[step.name], { name })}
          aria-disabled={isWaiting || undefined}
          onClick={() => isWaiting || handlers.move(submission, step.to)}
        >
          <step.Icon aria-hidden size={16} />
          {actions[`${step.name}Short`]}
        </button>
      )}
    </span>
  );
}
