import { lists } from '#text/staff/lists';
import { shell } from '#text/staff/shell';
import { submissions } from '#text/staff/submissions';
import type { Submission } from '../data/rows';
import { formatAnswers } from '../format/answers';
import { EmailText } from '../format/email-text';
import { formatMoment, formatPhone } from '../format/formats';
import { LanguageBadge } from '../format/language-badge';
import { ResponseClock } from '../format/response-clock';
import { Badge, ValueBadge } from '../shell/badge';
import { Facts } from '../shell/facts';
import { ReviewNotice } from '../shell/review-notice';
import { AssignSubmission } from './assign-submission';
import { useChangeSubmission, useIsSubmissionPending } from './use-submission-actions';

const { detail } = submissions;

export function SubmissionDetail({ submission }: { submission: Submission }) {
  const change = useChangeSubmission();
  const isPending = useIsSubmissionPending(submission);
  const answers = formatAnswers(submission.formType, submission.formData);
  return (
    <div className="grid gap-5">
      <ReviewNotice
        row={submission}
        isPending={isPending}
        onClear={() => change(submission, { needsReview: false })}
      />
      <section>
        <h3 className="mb-2">{detail.contact}</h3>
        <Facts
          facts={[
            {
              label: detail.name,
              value: (
                <>
                  {submission.name} <LanguageBadge language={submission.language} />
                </>
              ),
            },
            { label: detail.email, value: <EmailText email={submission.email} /> },
            { label: detail.phone, value: formatPhone(submission.phone) || detail.notProvided },
            {
              label: detail.status,
              value: <ValueBadge of="submission" value={submission.status} />,
            },
            { label: detail.submitted, value: formatMoment(submission.createdAt) },
            {
              label: detail.due,
              value: (
                <ResponseClock
                  dueAt={submission.dueAt}
                  keptAt={submission.firstRespondedAt}
                  kept={lists.answered}
                  none={shell.none}
                />
              ),
            },
            { label: detail.reference, value: submission.reference },
            { label: detail.assigned, value: <AssignSubmission submission={submission} /> },
          ]}
        />
      </section>
      <section>
        <h3 className="mb-2">{detail.programs}</h3>
        {submission.corePrograms.length === 0 ? (
          <p className="text-quiet">{detail.noPrograms}</p>
        ) : (
          <ul className="flex flex-wrap gap-1">
            {submission.corePrograms.map((program) => (
              <li key={program}>
                <Badge tone="normal">{program}</Badge>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3 className="mb-2">{detail.answers}</h3>
        {answers.length === 0 ? (
          <p className="text-quiet">{detail.noAnswers}</p>
        ) : (
          <Facts isNarrow facts={answers.map(({ label, text }) => ({ label, value: text }))} />
        )}
      </section>
      {submission.notes ? (
        <section>
          <h3 className="mb-2">{detail.notes}</h3>
          <p className="whitespace-pre-line">{submission.notes}</p>
        </section>
      ) : null}
    </div>
  );
}
