import { Link } from 'react-router';
import { labelOf } from '#domain/vocabulary';
import { analytics as text } from '#text/staff/analytics';
import { memberStatuses, topics } from '#text/staff/case-labels';
import { usePermissions } from '../data/permissions';
import type { AnalyticsResponse } from '../data/rows';
import { formatCalendarDay, formatMonth, formatNumber } from '../format/formats';
import { permissionFor } from '../screen-needs';
import { Figure } from './figure';

const { charts, columns } = text;

/** A number that opens its list, for roles that may open it. */
export function ListLink({ to, total }: { to: string; total: number }) {
  const may = usePermissions();
  const number = formatNumber.format(total);
  if (total === 0 || !may(permissionFor(to))) return number;
  return (
    <Link className="staff-link" to={to}>
      {number}
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
          label: labelOf(memberStatuses, name),
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
          label: labelOf(topics, name),
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
          cells: [formatNumber.format(assistance), formatNumber.format(involvement)],
        }))}
      />
      <Figure
        title={charts.months}
        labelHeader={columns.month}
        columns={[{ header: columns.services }]}
        rows={servicesByMonth.map(({ month, total }) => ({
          label: formatMonth(month),
          bar: [total],
          cells: [formatNumber.format(total)],
        }))}
      />
    </>
  );
}
