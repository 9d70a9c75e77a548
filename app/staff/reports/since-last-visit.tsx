import { dashboard } from '#content/en/staff/dashboard';
import type { Summary } from '../data/rows';
import { changesInWords } from '../format/activity';
import { fill, momentOf } from '../format/formats';

const { since: words } = dashboard;

export function SinceLastVisit({ summary }: { summary: Summary | undefined }) {
  const visit = summary?.sinceLastVisit;
  return (
    <section className="staff-card p-4" aria-labelledby="since-title">
      <h2 id="since-title">{words.title}</h2>
      {visit === undefined ? (
        <div className="skeleton mt-2 h-10" />
      ) : visit.since === null ? (
        <p className="text-quiet">{words.first}</p>
      ) : (
        <>
          <p className="text-quiet">{fill(words.when, { moment: momentOf(visit.since) })}</p>
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

function linesOf(changes: Parameters<typeof changesInWords>[0]): string[] {
  const lines = changesInWords(changes);
  return lines.length === 0 ? [words.nothing] : lines;
}
