import {
  ArrowLeft,
  CircleCheck,
  Download,
  TriangleAlert,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { cases } from '#content/en/staff/cases';
import { exporting } from '#content/en/staff/export';
import { shell } from '#content/en/staff/shell';
import { memberColumns, memberColumnsOnScreen } from '#domain/export-columns';
import { memberStatuses } from '#domain/member';
import { CaseCard, caseColumns, fullName } from '../../components/admin/case-columns';
import { CaseFilters } from '../../components/admin/case-filters';
import { ChosenBar } from '../../components/admin/chosen-bar';
import { DataTable } from '../../components/admin/data-table';
import { ExportDialog } from '../../components/admin/export-dialog';
import { FilterSelect } from '../../components/admin/filter-select';
import { ListToolbar } from '../../components/admin/list-toolbar';
import { LoadFailure } from '../../components/admin/load-failure';
import { NarrowedBy } from '../../components/admin/narrowed-by';
import { Pager } from '../../components/admin/pager';
import { ScreenHeader } from '../../components/admin/screen-header';
import { SearchBox } from '../../components/admin/search-box';
import { StatCard } from '../../components/admin/stat-card';
import { useAddress } from '../../staff/address';
import { useSummary } from '../../staff/questions';
import type { Member } from '../../staff/rows';
import { useChoice } from '../../staff/use-choice';
import { useList } from '../../staff/use-list';

const filters = [
  'status',
  'priority',
  'topic',
  'tag',
  'assignedTo',
  'due',
  'alerts',
  'flagged',
] as const;

export default function CaseManagementScreen() {
  const summary = useSummary();
  const { change } = useAddress();
  const list = useList<Member>({ path: '/api/members', filters, sort: 'queue' });
  const { params, narrow, query } = list;
  const choice = useChoice();
  const { cards } = cases;
  return (
    <>
      <ScreenHeader title={cases.title}>
        <Link className="staff-button" to="/admin/dashboard">
          <ArrowLeft aria-hidden size={16} />
          {cases.back}
        </Link>
        <button type="button" className="staff-button" onClick={() => change({ export: 'rows' })}>
          <Download aria-hidden size={16} />
          {exporting.button}
        </button>
        <Link className="staff-button staff-button-primary" to="/admin/member-intake">
          <UserPlus aria-hidden size={16} />
          {cases.intake}
        </Link>
      </ScreenHeader>
      <div className="mb-4 grid grid-cols-2 gap-4 xl:grid-cols-4">
        <StatCard label={cards.total} value={summary?.members.total} Icon={Users} />
        <StatCard
          label={cards.active}
          value={summary?.members.active}
          to="/admin/case-management?status=active"
          Icon={UserCheck}
        />
        <StatCard
          label={cards.alerts}
          value={summary?.activeAlerts}
          to="/admin/case-management/alerts"
          Icon={TriangleAlert}
          isAlarm
        />
        <StatCard
          label={cards.completed}
          value={summary?.members.completed}
          to="/admin/case-management?status=completed"
          Icon={CircleCheck}
        />
      </div>
      <ListToolbar isNarrowed={list.isNarrowed} onClear={list.clear}>
        <SearchBox
          label={cases.search}
          placeholder={cases.searchPlaceholder}
          value={params.get('search') ?? ''}
          onSearch={(search) => narrow({ search }, true)}
        />
        <FilterSelect
          label={cases.status}
          all={cases.allStatuses}
          options={memberStatuses}
          value={params.get('status') ?? ''}
          onChange={(status) => narrow({ status })}
        />
        <CaseFilters list={list} />
      </ListToolbar>
      <NarrowedBy
        words={cases.narrowed}
        params={params}
        onRemove={(name) => narrow({ [name]: undefined })}
      />
      {query.isError ? (
        <LoadFailure onRetry={query.refetch} />
      ) : (
        <DataTable
          caption={shell.screens.cases}
          columns={caseColumns}
          rows={list.rows}
          nameOf={fullName}
          card={(member) => <CaseCard member={member} />}
          isPending={query.isPending}
          isOld={query.isPlaceholderData}
          empty={cases.empty}
          sort={list.sort}
          onSort={(sort) => narrow({ sort })}
          choice={choice}
        />
      )}
      <Pager page={list.page} paging={list.paging} />
      <ChosenBar
        choice={choice}
        path="/api/members/bulk"
        statuses={memberStatuses}
        onExport={() => change({ export: 'chosen' })}
      />
      <ExportDialog
        path="/api/members/export"
        name="cases"
        columns={memberColumns}
        onScreen={memberColumnsOnScreen}
        asked={list.asked}
        ids={params.get('export') === 'chosen' ? choice.ids : []}
        total={list.page?.isTotalExact ? list.page.total : undefined}
        isOpen={params.has('export')}
        onClose={() => change({ export: undefined })}
      />
    </>
  );
}
