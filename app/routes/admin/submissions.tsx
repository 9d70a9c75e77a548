import { ArrowLeft, CircleCheck, ClipboardList, Download, Inbox, LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';
import { exporting } from '#content/en/staff/export';
import { shell } from '#content/en/staff/shell';
import { submissions } from '#content/en/staff/submissions';
import {
  submissionColumns as exportColumns,
  submissionColumnsOnScreen,
} from '#domain/export-columns';
import { submissionStatuses } from '#domain/submission-status';
import { ChosenBar } from '../../components/admin/chosen-bar';
import { DataTable } from '../../components/admin/data-table';
import { ExportDialog } from '../../components/admin/export-dialog';
import { LoadFailure } from '../../components/admin/load-failure';
import { NarrowedBy } from '../../components/admin/narrowed-by';
import { Pager } from '../../components/admin/pager';
import { ScreenHeader } from '../../components/admin/screen-header';
import { StatCard } from '../../components/admin/stat-card';
import type { SubmissionDeeds } from '../../components/admin/submission-actions';
import { SubmissionCard, submissionColumns } from '../../components/admin/submission-columns';
import { SubmissionDialog } from '../../components/admin/submission-dialog';
import { SubmissionFilters } from '../../components/admin/submission-filters';
import { useAddress } from '../../staff/address';
import { useSummary } from '../../staff/questions';
import type { Submission } from '../../staff/rows';
import { useChoice } from '../../staff/use-choice';
import { useList } from '../../staff/use-list';
import { useSubmissionStatus } from '../../staff/use-submission-status';

const filters = ['status', 'formType', 'assignedTo', 'due', 'quarantined'] as const;

const cards = [
  { status: 'total', Icon: ClipboardList },
  { status: 'new', Icon: Inbox },
  { status: 'in-progress', Icon: LoaderCircle },
  { status: 'completed', Icon: CircleCheck },
] as const;

export default function SubmissionsScreen() {
  const summary = useSummary();
  const { change } = useAddress();
  const list = useList<Submission>({
    path: '/api/get-involved-submissions',
    filters,
    sort: '-createdAt',
  });
  const { params, narrow, query } = list;
  const choice = useChoice();
  const status = useSubmissionStatus();
  const deeds: SubmissionDeeds = {
    view: ({ id }) => change({ open: String(id) }),
    move: (submission, to) => status.mutate({ submission, status: to }),
  };
  const open = params.get('open');
  return (
    <>
      <ScreenHeader title={submissions.title}>
        <Link className="staff-button" to="/admin/dashboard">
          <ArrowLeft aria-hidden size={16} />
          {submissions.back}
        </Link>
        <button type="button" className="staff-button" onClick={() => change({ export: 'rows' })}>
          <Download aria-hidden size={16} />
          {exporting.button}
        </button>
      </ScreenHeader>
      <div className="mb-4 grid grid-cols-2 gap-4 xl:grid-cols-4">
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
      <SubmissionFilters list={list} setAside={summary?.setAside.submissions ?? 0} />
      <NarrowedBy
        words={submissions.narrowed}
        params={params}
        onRemove={(name) => narrow({ [name]: undefined })}
      />
      {query.isError ? (
        <LoadFailure onRetry={query.refetch} />
      ) : (
        <DataTable
          caption={shell.screens.submissions}
          columns={submissionColumns(deeds)}
          rows={list.rows}
          nameOf={(row) => row.name}
          card={(row) => <SubmissionCard submission={row} deeds={deeds} />}
          isPending={query.isPending}
          isOld={query.isPlaceholderData}
          empty={submissions.empty}
          sort={list.sort}
          onSort={(sort) => narrow({ sort })}
          choice={choice}
        />
      )}
      <Pager page={list.page} paging={list.paging} />
      <ChosenBar
        choice={choice}
        path="/api/get-involved-submissions/bulk"
        statuses={submissionStatuses}
        onExport={() => change({ export: 'chosen' })}
      />
      <ExportDialog
        path="/api/get-involved-submissions/export"
        name="submissions"
        columns={exportColumns}
        onScreen={submissionColumnsOnScreen}
        asked={list.asked}
        ids={params.get('export') === 'chosen' ? choice.ids : []}
        total={list.page?.isTotalExact ? list.page.total : undefined}
        isOpen={params.has('export')}
        onClose={() => change({ export: undefined })}
      />
      <SubmissionDialog
        id={open}
        row={list.rows.find((row) => String(row.id) === open)}
        onClose={() => change({ open: undefined })}
        deeds={deeds}
      />
    </>
  );
}
