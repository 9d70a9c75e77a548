import type { ReactNode } from 'react';

type PageIntroProps = {
  title: string;
  /** A line above the title that says where one is. */
  kicker?: string;
  slogan?: string;
  /** What the title means, where it is a name in another language. */
  line?: string | undefined;
  intro?: string | undefined;
  /** An `IntroPicture`. Pages without one do not load its code. */
  picture?: ReactNode;
  /** For a page with a form, whose first question belongs on the first screen of a phone. */
  isSlim?: boolean;
  /** Buttons under the text. */
  children?: ReactNode;
};

/** The band a page opens with: what it is, as text and, where there is one, in a picture. */
export function PageIntro({
  title,
  kicker,
  slogan,
  line,
  intro,
  picture,
  isSlim = false,
  children,
}: PageIntroProps) {
  const text = (
    <div>
      {kicker ? <p className="kicker mb-4">{kicker}</p> : null}
      <h1 className={isSlim ? 'text-2xl md:text-display' : 'text-display'}>{title}</h1>
      {line ? <p className="mt-2 text-lg text-muted">{line}</p> : null}
      {slogan ? (
        <p className="mt-3 font-heading text-xl font-bold text-clay-dark">{slogan}</p>
      ) : null}
      {intro ? (
        <p className={`max-w-prose ${isSlim ? 'mt-1 md:mt-4 md:text-lg' : 'mt-4 text-lg'}`}>
          {intro}
        </p>
      ) : null}
      {children ? <div className="mt-6 flex flex-wrap gap-3">{children}</div> : null}
    </div>
  );
  return (
    <div className="page-band">
      {picture ? (
        <div className="page-width grid items-center gap-8 py-10 md:grid-cols-2 md:gap-12 md:py-14">
          {text}
          {picture}
        </div>
      ) : (
        <div className={`page-width ${isSlim ? 'py-3 md:py-10' : 'py-12 md:py-16'}`}>{text}</div>
      )}
    </div>
  );
}
