import type { ReactNode } from 'react';

type Fact = { label: string; value: ReactNode };

/** Pairs of label and value, in columns where there is room. */
export function Facts({ facts, isNarrow = false }: { facts: readonly Fact[]; isNarrow?: boolean }) {
  return (
    <dl className={`grid gap-x-6 gap-y-2 ${isNarrow ? '' : 'grid-cols-2'}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-tiny text-quiet">{label}</dt>
          <dd className="whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
