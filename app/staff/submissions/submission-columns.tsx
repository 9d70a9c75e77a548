// The columns of the submission list, and its cards for phones.

import { getLabel } from '#domain/vocabulary';
import { lists } from '#text/staff/lists';
import { assignee } from '#text/staff/my-day';
import { shell } from '#text/staff/shell';
import { submissions } from '#text/staff/submissions';
import { vocabularies } from '#text/vocabularies';
import type { ListedSubmission } from '../data/rows';
import { AreaBadges } from '../format/area-badges';
import { EmailText } from '../format/email-text';
import { fillText, formatDay, formatMoment } from '../format/formats';
import { LanguageBadge } from '../format/language-badge';
import { ResponseClock } from '../format/response-clock';
import type { Column } from '../lists/data-table';
import { ValueBadge } from '../shell/badge';
import { SubmissionActions, type SubmissionHandlers } from './submission-actions';

const { columns: headers } = submissions;

function Applicant({ submission, onView }: { submission: ListedSubmission; onView: () => void }) {
  return (
    <span className="two-lines">
      <button type="button" className="text-start font-semibold hover:underline" onClick={onView}>
        {submission.name}
      </button>
      <LanguageBadge language={submission.language} />
      <span className="text-tiny text-quiet">
        <EmailText email={submission.email} />
      </span>
    </span>
  );
}

function Status({ submission }: { submission: ListedSubmission }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <ValueBadge of="submission" value={submission.status} />
      {submission.assignedTo === null ? null : (
        <span className="text-tiny text-quiet">
          {fillText(submissions.with, { name: submission.assignedTo })}
        </span>
      )}
    </span>
  );
}

function Due({ submission }: { submission: ListedSubmission }) {
  return (
    <ResponseClock
      dueAt={submission.dueAt}
      keptAt={submission.firstRespondedAt}
      kept={lists.answered}
      none={shell.none}
    />
  );
}

function Submitted({ submission }: { submission: ListedSubmission }) {
  return (
    <time dateTime={submission.createdAt} title={formatMoment(submission.createdAt)}>
      {formatDay(submission.createdAt)}
    </time>
  );
}

export function buildSubmissionColumns(
  handlers: SubmissionHandlers,
): readonly Column<ListedSubmission>[] {
  return [
    {
      key: 'applicant',
      header: headers.applicant,
      width: 'w-[20%]',
      sort: 'name',
      cell: (row) => <Applicant submission={row} onView={() => handlers.view(row)} />,
    },
    {
      key: 'type',
      header: headers.type,
      width: 'w-[7rem]',
      cell: (row) => getLabel(vocabularies.formTypes, row.formType),
    },
    {
      key: 'programs',
      header: headers.programs,
      width: '',
      cell: (row) =>
        row.corePrograms.length === 0 ? (
          <span className="text-quiet">{shell.none}</span>
        ) : (
          <AreaBadges areas={row.corePrograms} />
        ),
    },
    {
      key: 'status',
      header: headers.status,
      width: 'w-[6.25rem]',
      cell: (row) => <ValueBadge of="submission" value={row.status} />,
    },
    {
      key: 'assigned',
      header: assignee.column,
      width: 'w-[6rem]',
      isExtra: true,
      cell: (row) => row.assignedTo ?? <span className="text-quiet">{shell.none}</span>,
    },
    {
      key: 'submitted',
      header: headers.submitted,
      width: 'w-[7rem]',
      sort: 'createdAt',
      cell: (row) => (
        <span className="grid justify-items-start gap-0.5">
          <Submitted submission={row} />
          <span className="xl:hidden">
            <Due submission={row} />
          </span>
        </span>
      ),
    },
    {
      key: 'due',
      header: headers.due,
      width: 'w-[6rem]',
      sort: 'dueAt',
      isExtra: true,
      cell: (row) => <Due submission={row} />,
    },
    {
      key: 'actions',
      header: headers.actions,
      width: 'w-[10.75rem]',
      cell: (row) => <SubmissionActions submission={row} handlers={handlers} />,
    },
  ];
}

export function SubmissionRow({
  submission,
  handlers,
}: {
  submission: ListedSubmission;
  handlers: SubmissionHandlers;
}) {
  return (
    <>
      <Applicant submission={submission} onView={() => handlers.view(submission)} />
      <Due submission={submission} />
      <span className="list-row-line">
        <span>{getLabel(vocabularies.formTypes, submission.formType)}</span>
        <Status submission={submission} />
        <span className="text-quiet">
          <Submitted submission={submission} />
        </span>
        {submission.corePrograms.length === 0 ? null : (
          <AreaBadges areas={submission.corePrograms} />
        )}
        <span className="ms-auto">
          <SubmissionActions submission={submission} handlers={handlers} />
        </span>
      </span>
    </>
  );
}
