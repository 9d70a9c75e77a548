import { analytics as text } from '#text/staff/analytics';
import type { AnalyticsResponse } from '../data/rows';
import { fill, wholeNumber, wholePercent } from '../format/formats';
import { BarChart, Figure } from './bar-chart';

const { charts, columns } = text;
const kinds: Record<string, string> = text.kinds;

function durationText(minutes: number | null): string {
  if (minutes === null) return text.noReply;
  if (minutes < 90) return fill(text.minutes, { count: minutes });
  const hours = minutes / 60;
  if (hours < 48) return fill(text.hours, { count: Math.round(hours) });
  return fill(text.days, { count: Math.round(hours / 24) });
}

/** Kept, of those whose time is over: what is still open counts neither way. */
function shareKept(kept: number, late: number): string {
  return kept + late === 0 ? '—' : wholePercent.format(kept / (kept + late));
}

export function WorkFigures({ figures: { responsesDue } }: { figures: AnalyticsResponse }) {
  return (
    <>
      <Figure
        title={charts.reply}
        note={text.lastMonths}
        chart={
          <BarChart
            series={[{ name: columns.median, tone: 'one' }]}
            bars={responsesDue.map(({ name, medianMinutes }) => ({
              label: kinds[name] ?? name,
              values: [medianMinutes ?? 0],
              shown: durationText(medianMinutes),
            }))}
          />
        }
        columns={[columns.kind, columns.median]}
        rows={responsesDue.map(({ name, medianMinutes }) => [
          kinds[name] ?? name,
          durationText(medianMinutes),
        ])}
      />
      <Figure
        title={charts.responsesDue}
        note={text.lastMonths}
        chart={
          <BarChart
            series={[
              { name: columns.kept, tone: 'one' },
              { name: columns.late, tone: 'three' },
              { name: columns.open, tone: 'two' },
            ]}
            bars={responsesDue.map(({ name, kept, late, open }) => ({
              label: kinds[name] ?? name,
              values: [kept, late, open],
              shown: shareKept(kept, late),
            }))}
          />
        }
        columns={[columns.kind, columns.kept, columns.late, columns.open, columns.share]}
        rows={responsesDue.map(({ name, kept, late, open }) => [
          kinds[name] ?? name,
          wholeNumber.format(kept),
          wholeNumber.format(late),
          wholeNumber.format(open),
          shareKept(kept, late),
        ])}
      />
    </>
  );
}
