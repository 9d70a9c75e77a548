import type { responseStates } from '#domain/cases/response-due';
import type { ValueOf } from '#domain/vocabulary';
import { analytics as text } from '#text/staff/analytics';
import type { AnalyticsResponse } from '../data/rows';
import { fillText, formatPercent } from '../format/formats';
import { ListLink } from './case-figures';
import { Figure } from './figure';

const { charts, columns } = text;
const kinds: Record<string, string> = text.kinds;

function durationText(minutes: number): string {
  if (minutes < 90) return fillText(text.minutes, { count: minutes });
  const hours = minutes / 60;
  if (hours < 48) return fillText(text.hours, { count: Math.round(hours) });
  return fillText(text.days, { count: Math.round(hours / 24) });
}

/** The share of responses that were in time, among those already due or sent. */
function shareKept(kept: number, late: number): string {
  return kept + late === 0 ? '—' : formatPercent.format(kept / (kept + late));
}

/** The list of each kind of response. */
const lists: Record<string, string> = {
  applications: '/admin/case-management',
  submissions: '/admin/submissions',
  messages: '/admin/inbox',
};

export function WorkFigures({ figures: { responsesDue } }: { figures: AnalyticsResponse }) {
  const { received, rows } = responsesDue;
  const listOf = (name: string, response: ValueOf<typeof responseStates>) =>
    `${lists[name]}?response=${response}&received=${received}`;
  return (
    <>
      <Figure
        title={charts.reply}
        note={text.lastMonths}
        labelHeader={columns.kind}
        columns={[{ header: columns.median }]}
        rows={rows.map(({ name, medianMinutes }) => ({
          label: kinds[name] ?? name,
          bar: [medianMinutes ?? 0],
          cells: [
            medianMinutes === null ? (
              text.noReply
            ) : (
              <ListLink key={name} to={listOf(name, 'given')} text={durationText(medianMinutes)} />
            ),
          ],
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
        rows={rows.map(({ name, kept, late, open }) => ({
          label: kinds[name] ?? name,
          bar: [kept, open, late],
          cells: [
            <ListLink key="kept" to={listOf(name, 'on-time')} total={kept} />,
            <ListLink key="open" to={listOf(name, 'waiting')} total={open} />,
            <ListLink key="late" to={listOf(name, 'late')} total={late} />,
            shareKept(kept, late),
          ],
        }))}
      />
    </>
  );
}
