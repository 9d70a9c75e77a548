import { useRef } from 'react';
import { PageLink } from '../../ui/page-link';
import { Picture } from '../../ui/picture';
import { RoundButton } from '../round-button';
import type { HomeContent } from './home-content';
import { MovingStrip, scrollToFocused } from './moving-strip';

export const serviceAreaMs = 2_000;

export function CorePrograms({ content }: { content: HomeContent }) {
  const { programs, serviceAreas, areas, programCards } = content;
  const list = useRef<HTMLUListElement>(null);

  /** Wraps around at both ends. */
  function go(by: 1 | -1) {
    const strip = list.current;
    if (strip === null) return;
    const end = strip.scrollWidth - strip.clientWidth;
    const width = (strip.firstElementChild?.clientWidth ?? 0) * by;
    const isPastEnd = by > 0 ? strip.scrollLeft > end - 8 : strip.scrollLeft < 8;
    strip.scrollTo({ left: isPastEnd ? (by > 0 ? 0 : end) : strip.scrollLeft + width });
  }

  return (
    <section aria-labelledby="core-programs" className="home-section">
      <div className="page-width">
        <div className="section-head">
          <div>
            <h2 id="core-programs">{programs.title}</h2>
            <p>{programs.intro}</p>
          </div>
          <div className="needs-script tooltip-end flex gap-2">
            <RoundButton label={programs.previous} glyph="left" onClick={() => go(-1)} />
            <RoundButton label={programs.next} glyph="right" onClick={() => go(1)} />
          </div>
        </div>
        <div className="service-areas">
          <h3>{serviceAreas.title}</h3>
          <MovingStrip labels={serviceAreas} everyMs={serviceAreaMs} className="chips">
            {areas.map(({ name, program }) => (
              <li key={name}>
                <PageLink href={`/programs/${program}`} className="chip target">
                  {name}
                </PageLink>
              </li>
            ))}
          </MovingStrip>
        </div>
      </div>
      <ul
        ref={list}
        aria-label={programs.label}
        className="program-strip"
        onFocus={scrollToFocused}
      >
        {programCards.map(({ slug, title, slogan, picture, line }) => (
          <li key={slug} className="card">
            <Picture picture={picture} sizes="(min-width: 640px) 340px, 80vw" />
            <h3>{title}</h3>
            {line === undefined ? null : <p className="text-sm text-muted">{line}</p>}
            <p>{slogan}</p>
            <PageLink href={`/programs/${slug}`} className="button-secondary">
              {programs.learnMore}
              <span className="sr-only">: {title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
