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
import { memberColumnsOnScreen } from '#domain/cases/export-columns';
import { reviewTag } from '#domain/cases/member';
import { memberStatuses } from '#text/staff/case-labels';
import { cases } from '#text/staff/cases';
import { exporting } from '#text/staff/export';
import { memberColumns } from '#text/staff/export-columns';
import { shell } from '#text/staff/shell';
import { usePermissions } from '../data/permissions';
import { useSummary } from '../data/queries';
import { DuplicatesLink } from '../duplicates/duplicates-link';
import { TakenInNotice } from '../intake/taken-in-notice';
import { ActiveFilters } from '../lists/active-filters';
import { ListFilter } from '../lists/filter-select';
import { ListTable } from '../lists/list-table';
import { ListToolbar } from '../lists/list-toolbar';
import { ListTools } from '../lists/list-tools';
import { NeedsReviewButton } from '../lists/needs-review-button';
import { SearchBox } from '../lists/search-box';
import { useChoice } from '../lists/use-choice';
import { useList } from '../lists/use-list';
import { describeCriticalAlerts } from '../shell/critical-note';
import { ScreenHeader } from '../shell/screen-header';
import { StatCard } from '../shell/stat-card';
import { ViewsButton } from '../views/views-button';
import { CaseRow, caseColumns, formatFullName } from './case-columns';
import { CaseFilters } from './case-filters';
import { PeopleScreen } from './people';
import { RestrictedNotShown } from './restricted-not-shown';

const filters = [
  'status',
  'priority',
  'topic',
  'tag',
  'assignedTo',
  'due',
  'waiting',
  'alerts',
  'reminders',
  'needsReview',
  'referralSource',
  'received',
  'served',
  'response',
] as const;

export default function CaseManagementScreen() {
  const may = usePermissions();
  return may('cases.read') ? <CasesScreen mayExport={may('people.export')} /> : <PeopleScreen />;
}

function CasesScreen({ mayExport }: { mayExport: boolean }) {
  const summary = useSummary();
  const list = useList({ path: '/api/members', filters, sort: 'queue' });
  const { change } = list;
  const choice = useChoice();
  const { cards } = cases;
  return (
    <>
      <ScreenHeader title={cases.title}>
        <Link className="staff-button" to="/admin/dashboard">
          <ArrowLeft aria-hidden size={16} />
          <span className="max-sm:sr-only">{cases.back}</span>
        </Link>
        {mayExport ? (
          <button type="button" className="staff-button" onClick={() => change({ export: 'rows' })}>
            <Download aria-hidden size={16} />
            {exporting.button}
          </button>
        ) : null}
        <Link className="staff-button staff-button-primary" to="/admin/member-intake">
          <UserPlus aria-hidden size={16} />
          {cases.intake}
        </Link>
      </ScreenHeader>
      <TakenInNotice />
      <div className="mb-3 grid grid-cols-2 gap-2 min-[360px]:grid-cols-4 sm:gap-3">
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
          note={describeCriticalAlerts(summary)}
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
      <ListToolbar list={list} views={<ViewsButton list="members" asked={list.asked} />} hasMore>
        <SearchBox label={cases.search} placeholder={cases.searchPlaceholder} list={list} />
        <ListFilter
          label={cases.status}
          all={cases.allStatuses}
          options={memberStatuses}
          list={list}
          name="status"
        />
        <CaseFilters list={list} />
        <NeedsReviewButton list={list} count={summary?.needsReview.members ?? 0} />
      </ListToolbar>
      {list.params.get('tag') === reviewTag ? (
        <p className="mb-3 text-quiet">{cases.applicantsHint}</p>
      ) : null}
      <ActiveFilters labels={cases.narrowed} list={list} />
      <ListTable
        list={list}
        caption={shell.screens.cases}
        columns={caseColumns}
        nameOf={formatFullName}
        hasOrder
        openWorkOf={({ hasAlerts, nextReminderAt }) => ({
          hasAlerts,
          hasFollowUps: nextReminderAt !== null,
        })}
        card={(member) => <CaseRow member={member} />}
        empty={cases.empty}
        choice={choice}
      />
      <p>
        <DuplicatesLink className="staff-link" />
      </p>
      <RestrictedNotShown />
      <ListTools
        list={list}
        choice={choice}
        path="/api/members"
        needs="cases.read"
        name="cases"
        statuses={memberStatuses}
        columns={memberColumns}
        columnsOnScreen={memberColumnsOnScreen}
      />
    </>
  );
}
