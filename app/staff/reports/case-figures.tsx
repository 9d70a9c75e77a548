import { Link } from 'react-router';
import { addDays } from '#domain/calendar/office-hours';
import { formatPeriod } from '#domain/calendar/period';
import { applicationReferral } from '#domain/cases/member';
import { getLabel } from '#domain/vocabulary';
import { analytics as text } from '#text/staff/analytics';
import { memberStatuses, topics } from '#text/staff/case-labels';
import { usePermissions } from '../data/permissions';
import type { AnalyticsResponse } from '../data/rows';
import { formatCalendarDay, formatMonth, formatNumber } from '../format/formats';
import { getRequiredPermission } from '../screen-needs';
import { Figure } from './figure';

const { charts, columns } = text;

const weekFrom = (monday: string) => formatPeriod({ from: monday, to: addDays(monday, 6) });

function monthFrom(first: string): string {
  const nextMonth = `${addDays(first, 31).slice(0, 7)}-01`;
  return formatPeriod({ from: first, to: addDays(nextMonth, -1) });
}

type ListLinkProps = { to: string } & ({ total: number } | { text: string });

/** A number that opens its list, for roles that may open it. */
export function ListLink({ to, ...shown }: ListLinkProps) {
  const may = usePermissions();
  const label = 'text' in shown ? shown.text : formatNumber.format(shown.total);
  const isEmpty = 'total' in shown && shown.total === 0;
  if (isEmpty || !may(getRequiredPermission(to))) return label;
  return (
    <Link className="staff-link" to={to}>
      {label}
    </Link>
  );
}

export function CaseFigures({ figures }: { figures: AnalyticsResponse }) {
  const { casesByStatus, casesByTopic, applicationsByWeek, servicesByMonth } = figures;
  return (
    <>
      <Figure
        title={charts.status}
        labelHeader={columns.status}
        columns={[{ header: columns.cases }]}
        rows={casesByStatus.map(({ name, total }) => ({
          label: getLabel(memberStatuses, name),
          bar: [total],
          cells: [
            <ListLink key={name} to={`/admin/case-management?status=${name}`} total={total} />,
          ],
        }))}
      />
      <Figure
        title={charts.topic}
        labelHeader={columns.topic}
        columns={[{ header: columns.cases }]}
        rows={casesByTopic.map(({ name, total }) => ({
          label: getLabel(topics, name),
          bar: [total],
          cells: [
            <ListLink key={name} to={`/admin/case-management?topic=${name}`} total={total} />,
          ],
        }))}
      />
      <Figure
        title={charts.weeks}
        labelHeader={columns.week}
        columns={[
          { header: columns.assistance, tone: 'one' },
          { header: columns.involvement, tone: 'two' },
        ]}
        rows={applicationsByWeek.map(({ week, assistance, involvement }) => ({
          label: formatCalendarDay(week),
          bar: [assistance, involvement],
          cells: [
            <ListLink
              key="assistance"
              to={`/admin/case-management?referralSource=${applicationReferral}&received=${weekFrom(week)}`}
              total={assistance}
            />,
            <ListLink
              key="involvement"
              to={`/admin/submissions?received=${weekFrom(week)}`}
              total={involvement}
            />,
          ],
        }))}
      />
      <Figure
        title={charts.months}
        labelHeader={columns.month}
        columns={[{ header: columns.services }, { header: columns.people }]}
        rows={servicesByMonth.map(({ month, total, people }) => ({
          label: formatMonth(month),
          bar: [total],
          cells: [
            formatNumber.format(total),
            <ListLink
              key={month}
              to={`/admin/case-management?served=${monthFrom(month)}`}
              total={people}
            />,
          ],
        }))}
      />
    </>
  );
}
