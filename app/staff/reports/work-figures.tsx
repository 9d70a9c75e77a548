import { analytics as text } from '#text/staff/analytics';
import type { AnalyticsResponse } from '../data/rows';
import { fillText, formatNumber, formatPercent } from '../format/formats';
import { Figure } from './figure';

const { charts, columns } = text;
const kinds: Record<string, string> = text.kinds;

function durationText(minutes: number | null): string {
  if (minutes === null) return text.noReply;
  if (minutes < 90) return fillText(text.minutes, { count: minutes });
  const hours = minutes / 60;
  if (hours < 48) return fillText(text.hours, { count: Math.round(hours) });
  return fillText(text.days, { count: Math.round(hours / 24) });
}

/** The share of responses given in time, among those already due or given. */
function shareKept(kept: number, late: number): string {
  return kept + late === 0 ? '—' : formatPercent.format(kept / (kept + late));
}

export function WorkFigures({ figures: { responsesDue } }: { figures: AnalyticsResponse }) {
  return (
    <>
      <Figure
        title={charts.reply}
        note={text.lastMonths}
        labelHeader={columns.kind}
        columns={[{ header: columns.median }]}
        rows={responsesDue.map(({ name, medianMinutes }) => ({
          label: kinds[name] ?? name,
          bar: [medianMinutes ?? 0],
          cells: [durationText(medianMinutes)],
        }))}
      />
      <Figure
        title={charts.responsesDue}
        note={text.lastMonths}
        labelHeader={columns.kind}
        columns={[
          { header: columns.kept, tone: 'one' },
          { header: columns.open, tone: 'two' },
          { header: columns.late, tone: 'three' },
          { header: columns.share },
        ]}
        rows={responsesDue.map(({ name, kept, late, open }) => ({
          label: kinds[name] ?? name,
          bar: [kept, open, late],
          cells: [
            formatNumber.format(kept),
            formatNumber.format(open),
            formatNumber.format(late),
            shareKept(kept, late),
          ],
        }))}
      />
    </>
  );
}
