import { ArrowLeft, CircleCheck, ClipboardList, Download, Inbox, LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';
import { submissionColumnsOnScreen } from '#domain/cases/export-columns';
import { exporting } from '#text/staff/export';
import { submissionColumns as exportColumns } from '#text/staff/export-columns';
import { submissionStatuses } from '#text/staff/office-labels';
import { shell } from '#text/staff/shell';
import { submissions } from '#text/staff/submissions';
import { usePermissions } from '../data/permissions';
import { useSummary } from '../data/queries';
import { readUser } from '../data/session';
import { ActiveFilters } from '../lists/active-filters';
import { ListTable } from '../lists/list-table';
import { ListTools } from '../lists/list-tools';
import { useChoice } from '../lists/use-choice';
import { useList } from '../lists/use-list';
import { ScreenHeader } from '../shell/screen-header';
import { StatCard } from '../shell/stat-card';
import type { SubmissionHandlers } from './submission-actions';
import { buildSubmissionColumns, SubmissionRow } from './submission-columns';
import { SubmissionDialog } from './submission-dialog';
import { SubmissionFilters } from './submission-filters';
import { useChangeSubmission } from './use-submission-actions';

const filters = [
  ...(['status', 'formType', 'assignedTo', 'due', 'needsReview', 'waiting'] as const),
  ...(['response', 'received'] as const),
];

const cards = [
  { status: 'total', Icon: ClipboardList },
  { status: 'new', Icon: Inbox },
  { status: 'in-progress', Icon: LoaderCircle },
  { status: 'completed', Icon: CircleCheck },
] as const;

export default function SubmissionsScreen() {
  const may = usePermissions();
  const summary = useSummary();
  const list = useList({
    path: '/api/get-involved-submissions',
    filters,
    sort: 'queue',
  });
  const { params, change } = list;
  const choice = useChoice();
  const changeSubmission = useChangeSubmission();
  const handlers: SubmissionHandlers = {
    view: ({ id }) => change({ open: String(id), reply: undefined }),
    move: (submission, status) =>
      changeSubmission(submission, {
        status,
        assignedTo: status === 'in-progress' ? readUser() : submission.assignedTo,
      }),
    answer: (submission, isAnswered) => changeSubmission(submission, { isAnswered }),
  };
  const open = params.get('open');
  return (
    <>
      <ScreenHeader title={submissions.title}>
        <Link className="staff-button" to="/admin/dashboard">
          <ArrowLeft aria-hidden size={16} />
          <span className="max-sm:sr-only">{submissions.back}</span>
        </Link>
        {may('people.export') ? (
          <button type="button" className="staff-button" onClick={() => change({ export: 'rows' })}>
            <Download aria-hidden size={16} />
            {exporting.button}
          </button>
        ) : null}
      </ScreenHeader>
      <div className="mb-3 grid grid-cols-2 gap-2 min-[360px]:grid-cols-4 sm:gap-3">
        {cards.map(({ status: of, Icon }) => (
          <StatCard
            key={of}
            label={submissions.cards[of]}
            value={summary?.submissions[of]}
            to={of === 'total' ? '/admin/submissions' : `/admin/submissions?status=${of}`}
            Icon={Icon}
          />
        ))}
      </div>
      <SubmissionFilters list={list} needsReview={summary?.needsReview.submissions ?? 0} />
      <ActiveFilters labels={submissions.narrowed} list={list} />
      <ListTable
        list={list}
        caption={shell.screens.submissions}
        columns={buildSubmissionColumns(handlers)}
        nameOf={(row) => row.name}
        hasOrder
        card={(row) => <SubmissionRow submission={row} handlers={handlers} />}
        empty={submissions.empty}
        choice={choice}
      />
      <ListTools
        list={list}
        choice={choice}
        path="/api/get-involved-submissions"
        needs="inbox.read"
        name="submissions"
        statuses={submissionStatuses}
        columns={exportColumns}
        columnsOnScreen={submissionColumnsOnScreen}
      />
      <SubmissionDialog
        id={open}
        isReplying={params.has('reply')}
        onClose={() => change({ open: undefined, reply: undefined })}
        handlers={handlers}
      />
    </>
  );
}
