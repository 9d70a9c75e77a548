import { Link } from 'react-router';
import { labelOf } from '#domain/vocabulary';
import { analytics as text } from '#text/staff/analytics';
import { memberStatuses, topics } from '#text/staff/case-labels';
import { usePermissions } from '../data/permissions';
import type { AnalyticsResponse } from '../data/rows';
import { calendarDay, monthOf, shortDay, wholeNumber } from '../format/formats';
import { neededFor } from '../screen-needs';
import { BarChart, Figure } from './bar-chart';

const { charts, columns } = text;
const cases = [{ name: columns.cases, tone: 'one' }] as const;

/** A number that leads to exactly that many rows, for whoever may open them. */
function CaseLink({ query, total }: { query: string; total: number }) {
  const may = usePermissions();
  const to = `/admin/case-management?${query}`;
  const number = wholeNumber.format(total);
  if (!may(neededFor(to))) return number;
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
        chart={
          <BarChart
            series={cases}
            bars={casesByStatus.map(({ name, total }) => ({
              label: labelOf(memberStatuses, name),
              values: [total],
            }))}
          />
        }
        columns={[columns.status, columns.cases]}
        rows={casesByStatus.map(({ name, total }) => [
          labelOf(memberStatuses, name),
          <CaseLink key={name} query={`status=${name}`} total={total} />,
        ])}
      />
      <Figure
        title={charts.topic}
        chart={
          <BarChart
            series={cases}
            bars={casesByTopic.map(({ name, total }) => ({
              label: labelOf(topics, name),
              values: [total],
            }))}
          />
        }
        columns={[columns.topic, columns.cases]}
        rows={casesByTopic.map(({ name, total }) => [
          labelOf(topics, name),
          <CaseLink key={name} query={`topic=${name}`} total={total} />,
        ])}
      />
      <Figure
        title={charts.weeks}
        chart={
          <BarChart
            isUpright
            series={[
              { name: columns.assistance, tone: 'one' },
              { name: columns.involvement, tone: 'two' },
            ]}
            bars={applicationsByWeek.map(({ week, assistance, involvement }) => ({
              label: shortDay(week),
              values: [assistance, involvement],
            }))}
          />
        }
        columns={[columns.week, columns.assistance, columns.involvement]}
        rows={applicationsByWeek.map(({ week, assistance, involvement }) => [
          calendarDay(week),
          wholeNumber.format(assistance),
          wholeNumber.format(involvement),
        ])}
      />
      <Figure
        title={charts.months}
        chart={
          <BarChart
            isUpright
            series={[{ name: columns.services, tone: 'one' }]}
            bars={servicesByMonth.map(({ month, total }) => ({
              label: monthOf(month, 'short'),
              values: [total],
            }))}
          />
        }
        columns={[columns.month, columns.services]}
        rows={servicesByMonth.map(({ month, total }) => [
          monthOf(month, 'long'),
          wholeNumber.format(total),
        ])}
      />
    </>
  );
}
