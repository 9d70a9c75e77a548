import type { ReactNode } from 'react';

/** A wide one has the row to itself. */
type Fact = { label: string; value: ReactNode; isWide?: boolean };

/** Pairs of label and value, in columns where there is room. */
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
