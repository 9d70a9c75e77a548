// The columns of the submission list, and the card that stands for a row on a phone.

import { labelOf } from '#domain/vocabulary';
import { lists } from '#text/staff/lists';
import { assignee } from '#text/staff/my-day';
import { shell } from '#text/staff/shell';
import { submissions } from '#text/staff/submissions';
import { vocabularies } from '#text/vocabularies';
import type { ListedSubmission } from '../data/rows';
import { AreaBadges } from '../format/area-badges';
import { dayOf, fill, momentOf } from '../format/formats';
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
      <span className="text-tiny text-quiet">{submission.email}</span>
    </span>
  );
}

function Status({ submission }: { submission: ListedSubmission }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <ValueBadge of="submission" value={submission.status} />
      {submission.assignedTo === null ? null : (
        <span className="text-tiny text-quiet">
          {fill(submissions.with, { name: submission.assignedTo })}
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
    <time dateTime={submission.createdAt} title={momentOf(submission.createdAt)}>
      {dayOf(submission.createdAt)}
    </time>
  );
}

export function submissionColumns(
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
      width: 'w-[13%]',
      cell: (row) => labelOf(vocabularies.formTypes, row.formType),
    },
    {
      key: 'programs',
      header: headers.programs,
      width: 'w-[13%]',
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
      width: 'w-[6.5rem]',
      cell: (row) => <ValueBadge of="submission" value={row.status} />,
    },
    {
      key: 'assigned',
      header: assignee.column,
      width: 'w-[6rem]',
      cell: (row) => row.assignedTo ?? <span className="text-quiet">{shell.none}</span>,
    },
    {
      key: 'submitted',
      header: headers.submitted,
      width: 'w-[7.5rem]',
      sort: 'createdAt',
      cell: (row) => <Submitted submission={row} />,
    },
    {
      key: 'due',
      header: headers.due,
      width: 'w-[8rem]',
      sort: 'dueAt',
      cell: (row) => <Due submission={row} />,
    },
    {
      key: 'actions',
      header: headers.actions,
      width: 'w-[11.5rem]',
      cell: (row) => <SubmissionActions submission={row} handlers={handlers} />,
    },
  ];
}

export function SubmissionCard({
  submission,
  handlers,
}: {
  submission: ListedSubmission;
  handlers: SubmissionHandlers;
}) {
  return (
    <>
      <Applicant submission={submission} onView={() => handlers.view(submission)} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{labelOf(vocabularies.formTypes, submission.formType)}</span>
        <Status submission={submission} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Submitted submission={submission} />
        <Due submission={submission} />
      </p>
      {submission.corePrograms.length === 0 ? null : <AreaBadges areas={submission.corePrograms} />}
      <SubmissionActions submission={submission} handlers={handlers} isSpelledOut />
    </>
  );
}
