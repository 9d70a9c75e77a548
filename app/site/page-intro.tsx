import type { ReactNode } from 'react';

type PageIntroProps = {
  title: string;
  /** A line above the title that names the section of the site. */
  kicker?: string;
  slogan?: string;
  /** Translation of a title that is a name in another language. */
  line?: string | undefined;
  intro?: string | undefined;
  /** An `IntroPicture`. Pages without one do not load its code. */
  picture?: ReactNode;
  /**
   * `split`: the picture fills the right side. `wide`: it fills the band, behind the text. `slim`: at most
   * 220 px, for pages with a form or a list, whose beginning belongs on the first screen.
   */
  kind?: 'split' | 'wide' | 'slim';
  /** Buttons under the text. */
  children?: ReactNode;
};

/** The opening band of a page: its title, one sentence, and a picture. */
export function PageIntro({
  title,
  kicker,
  slogan,
  line,
  intro,
  picture,
  kind = 'slim',
  children,
}: PageIntroProps) {
  const isSlim = kind === 'slim';
  return (
    <div className="page-band" data-kind={kind}>
      <div className="page-band-text">
        {kicker ? <p className="kicker mb-4">{kicker}</p> : null}
        <h1 className={isSlim ? 'text-2xl md:text-3xl' : 'page-band-title'}>{title}</h1>
        {line ? <p className="mt-2 text-lg text-muted">{line}</p> : null}
        {slogan ? (
          <p className="mt-3 font-heading text-xl font-bold text-clay-dark">{slogan}</p>
        ) : null}
        {intro ? (
          <p className={`max-w-prose ${isSlim ? 'mt-1 md:mt-3 md:text-lg' : 'mt-4 text-lg'}`}>
            {intro}
          </p>
        ) : null}
        {children ? <div className="mt-6 flex flex-wrap gap-3">{children}</div> : null}
      </div>
      {picture}
    </div>
  );
}
