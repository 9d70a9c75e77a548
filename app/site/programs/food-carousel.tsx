// Ten pictures in a strip that scrolls by itself on any phone; the arrows only help.
// 1 picture a view on small screens, 2 on medium, 3 on large; after the last comes the first.
import { useRef, useState } from 'react';
import type { FiveGroupFoods } from '#content/page-shape';
import { Picture } from '../../ui/picture';
import { Glyph } from '../glyph';

export function FoodCarousel({ carousel }: { carousel: FiveGroupFoods['carousel'] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const total = carousel.slides.length;

  function readPosition() {
    const list = strip.current;
    if (list === null) return;
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 4;
    setPosition(
      isAtEnd && list.scrollLeft > 4
        ? lastStart(list)
        : Math.round(list.scrollLeft / slideWidth(list)),
    );
  }

  function go(step: 1 | -1) {
    const list = strip.current;
    if (list === null) return;
    const last = lastStart(list);
    const next = position + step;
    const target = next > last ? 0 : next < 0 ? last : next;
    list.scrollTo({ left: target * slideWidth(list) });
  }

  return (
    <section aria-labelledby="food-pictures" aria-roledescription="carousel" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 id="food-pictures" className="text-2xl">
          {carousel.title}
        </h2>
        <div className="needs-script flex items-center gap-3">
          <button
            type="button"
            className="round-button"
            aria-label={carousel.previous}
            onClick={() => go(-1)}
          >
            <Glyph name="left" />
          </button>
          <p aria-live="polite" className="text-sm tabular-nums">
            {carousel.position
              .replace('{position}', String(position + 1))
              .replace('{total}', String(total))}
          </p>
          <button
            type="button"
            className="round-button"
            aria-label={carousel.next}
            onClick={() => go(1)}
          >
            <Glyph name="right" />
          </button>
        </div>
      </div>
      <ul
        ref={strip}
        className="picture-strip"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={carousel.label}
        onScroll={readPosition}
      >
        {carousel.slides.map((slide) => (
          <li key={slide.caption}>
            <figure>
              <Picture
                picture={slide.image}
                sizes="(min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw"
                className="framed h-auto w-full"
              />
              <figcaption className="mt-3">
                <strong className="text-clay-dark">{slide.step}</strong>
                <br />
                {slide.caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function slideWidth(list: HTMLElement): number {
  const [first, second] = list.children as unknown as [HTMLElement, HTMLElement];
  return second.offsetLeft - first.offsetLeft;
}

function lastStart(list: HTMLElement): number {
  return Math.round((list.scrollWidth - list.clientWidth) / slideWidth(list));
}
