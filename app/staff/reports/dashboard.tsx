import { BellRing, ClipboardList, LogOut, TriangleAlert, Users } from 'lucide-react';
import { Link } from 'react-router';
import { codes } from '#text/staff/codes';
import { dashboard } from '#text/staff/dashboard';
import { shell } from '#text/staff/shell';
import { OwnerNotices } from '../accounts/owner-notices';
import { usePermissions } from '../data/permissions';
import { useSession, useSummaryQuery } from '../data/queries';
import type { Summary } from '../data/rows';
import { DuplicatesLink } from '../duplicates/duplicates-link';
import { FromColleagues } from '../my-day/from-colleagues';
import { MyDaySection } from '../my-day/my-day';
import { describeCriticalAlerts } from '../shell/critical-note';
import { LoadFailure } from '../shell/load-failure';
import { ScreenHeader } from '../shell/screen-header';
import { StatCard } from '../shell/stat-card';
import { useSignOut } from '../shell/use-sign-out';
import { FrontDeskDay } from './desk-day';
import { RecentActivity } from './recent-activity';
import { ResponsesDueLine } from './responses-due-line';
import { Shortcuts } from './shortcuts';
import { SinceLastVisit } from './since-last-visit';

/** Offered to everybody without a second factor, except in the demo. */
function FactorOffer() {
  const session = useSession();
  if (session === undefined || session.isDemo) return null;
  if (session.hasCodes || session.hasPasskeys) return null;
  return (
    <p className="staff-notice mb-4" data-tone="normal">
      {codes.dashboard}{' '}
      <Link className="staff-link" to="/admin/account">
        {codes.choose}
      </Link>
    </p>
  );
}

export default function DashboardScreen() {
  const query = useSummaryQuery();
  const summary = query.data;
  const signOut = useSignOut();
  const may = usePermissions();
  /** True for the front desk, which adds people and does not open cases. */
  const isDesk = may('people.take-in') && !may('cases.read');
  return (
    <>
      <ScreenHeader title={dashboard.title}>
        <button type="button" className="staff-button" onClick={signOut}>
          <LogOut aria-hidden size={16} />
          {shell.logout}
        </button>
      </ScreenHeader>
      {may('inbox.read') ? <FromColleagues /> : null}
      {may('cases.read') ? <MyDaySection /> : null}
      {isDesk ? <FrontDeskDay summary={summary} /> : null}
      {query.isError ? <LoadFailure of={query} /> : null}
      {may('staff.manage') ? <OwnerNotices most={3} /> : null}
      <FactorOffer />
      <ResponsesDueLine summary={summary} isFailed={query.isError} />
      {isDesk ? null : <Tiles summary={summary} />}
      {may('cases.write') && (summary?.possibleDuplicates ?? 0) > 0 ? (
        <p className="mb-4">
          <DuplicatesLink className="staff-link" />
        </p>
      ) : null}
      <Shortcuts />
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {may('log.read') ? <RecentActivity /> : null}
        <SinceLastVisit summary={summary} isFailed={query.isError} />
      </div>
    </>
  );
}

function Tiles({ summary }: { summary: Summary | undefined }) {
  const { tiles } = dashboard;
  return (
    <div className="mb-4 grid grid-cols-2 gap-4 xl:grid-cols-4">
      <StatCard
        label={tiles.cases}
        value={summary?.members.total}
        to="/admin/case-management"
        Icon={Users}
      />
      <StatCard
        label={tiles.submissions}
        value={summary?.submissions.total}
        to="/admin/submissions"
        Icon={ClipboardList}
      />
      <StatCard
        label={tiles.alerts}
        value={summary?.activeAlerts}
        note={describeCriticalAlerts(summary)}
        to="/admin/case-management/alerts"
        Icon={TriangleAlert}
        isAlarm
      />
      <StatCard
        label={tiles.reminders}
        value={summary?.pendingReminders}
        to="/admin/case-management/reminders"
        Icon={BellRing}
      />
    </div>
  );
}
