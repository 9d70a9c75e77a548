import type { ReactNode } from 'react';

type PlainListProps = {
  id: string;
  title: string;
  items: readonly { title: string; text: ReactNode }[];
  /** The color of the section. */
  tone?: 'sand' | 'white';
  children?: ReactNode;
};

/** A list of services or offers: a bold lead and one line each, without boxes. */
export function PlainList({ id, title, items, tone, children }: PlainListProps) {
  return (
    <section aria-labelledby={id} className="section" data-tone={tone}>
      <div className="page-width plain-list">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="text-lg">{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
