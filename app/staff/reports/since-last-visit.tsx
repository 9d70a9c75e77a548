import { dashboard } from '#text/staff/dashboard';
import { shell } from '#text/staff/shell';
import type { Summary } from '../data/rows';
import { describeChangeCounts } from '../format/activity';
import { fillText, formatMoment } from '../format/formats';

const { since: text } = dashboard;

type SinceLastVisitProps = { summary: Summary | undefined; isFailed: boolean };

export function SinceLastVisit({ summary, isFailed }: SinceLastVisitProps) {
  const visit = summary?.sinceLastVisit;
  return (
    <section className="staff-card p-4" aria-labelledby="since-title">
      <h2 id="since-title">{text.title}</h2>
      {visit === undefined && isFailed ? (
        <p className="text-quiet">{shell.failures.load}</p>
      ) : visit === undefined ? (
        <div className="skeleton mt-2 h-10" />
      ) : visit.since === null ? (
        <p className="text-quiet">{text.first}</p>
      ) : (
        <>
          <p className="text-quiet">{fillText(text.when, { moment: formatMoment(visit.since) })}</p>
          <ul className="mt-2 grid list-disc gap-0.5 ps-5">
            {linesOf(visit.changes).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function linesOf(changes: Parameters<typeof describeChangeCounts>[0]): string[] {
  const lines = describeChangeCounts(changes);
  return lines.length === 0 ? [text.nothing] : lines;
}
