import type { ReactNode } from 'react';

/** A wide fact fills a whole row. */
type Fact = { label: string; value: ReactNode; isWide?: boolean };

/** Label and value pairs, in columns if they fit. */
export function Facts({ facts, isNarrow = false }: { facts: readonly Fact[]; isNarrow?: boolean }) {
  return (
    <dl className={`grid gap-x-6 gap-y-2 ${isNarrow ? '' : 'grid-cols-2'}`}>
      {facts.map(({ label, value, isWide }) => (
        <div key={label} className={`min-w-0 ${isWide && !isNarrow ? 'col-span-2' : ''}`}>
          <dt className="text-tiny text-quiet">{label}</dt>
          <dd className="whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
