import type { ReactNode } from 'react';

type CallToActionProps = { title: string; text: string; children: ReactNode };

/** The closing band of a page, with one next step. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className="end-band">
      <div className="page-width flex flex-wrap items-center justify-between gap-6 py-10">
        <div className="max-w-prose">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-2">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
