// How many rows of an import have which plan or result.
import { importTexts as text } from '#text/staff/imports';
import type { Run } from '../data/rows';
import { formatNumber } from '../format/formats';

type CountName = keyof typeof text.run.counts;

/** Results by undo, whatever the row had done before. */
const undone = ['removed', 'restored', 'kept'] as const;

/** The rows by what they mean to staff, in the order of the texts. */
export function namedCounts(counts: Run['counts']): [CountName, number][] {
  const sums = new Map<string, number>();
  for (const [name, count] of Object.entries(counts)) {
    const of = undone.find((state) => name.startsWith(`${state}-`)) ?? name;
    sums.set(of, (sums.get(of) ?? 0) + count);
  }
  return (Object.keys(text.run.counts) as CountName[]).flatMap((name) => {
    const count = sums.get(name) ?? 0;
    return count === 0 ? [] : [[name, count] as [CountName, number]];
  });
}

export function countsText(counts: Run['counts']): string {
  return namedCounts(counts)
    .map(([name, count]) => `${text.run.counts[name]}: ${formatNumber.format(count)}`)
    .join(' · ');
}

export function RunCounts({ counts }: { counts: Run['counts'] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {namedCounts(counts).map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-tiny text-quiet">{text.run.counts[name]}</dt>
          <dd className="text-lead font-bold">{formatNumber.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows that the next step would import. */
export function countToImport({ counts }: Run): number {
  return (counts.new ?? 0) + (counts.fill ?? 0) + (counts.update ?? 0);
}
