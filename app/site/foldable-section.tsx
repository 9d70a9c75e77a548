import type { ReactNode } from 'react';

type FoldProps = { title: string; className?: string; children: ReactNode };

/** A section that opens by its title on a phone, with or without scripts, and is always open elsewhere. */
export function FoldableSection({ title, className = '', children }: FoldProps) {
  return (
    <section className={`fold ${className}`}>
      <h2>{title}</h2>
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </section>
  );
}
