// Ten pictures in a strip that also scrolls without scripts; the arrows are an addition. It shows 1 picture on small
// screens, 2 on medium, 3 on large, and wraps around at both ends.
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProgramStory } from '#content/page-shape';
import { Picture } from '../../ui/picture';
import { Glyph } from '../glyph';
import { wantsLessMotion } from '../use-motion';

const settledAfterMs = 150;

export function StoryCarousel({ carousel }: { carousel: ProgramStory['carousel'] }) {
  const strip = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The picture to which an arrow is scrolling. */
  const goal = useRef<number>(undefined);
  const [first, setFirst] = useState(0);
  const [position, setPosition] = useState(0);
  const { slides } = carousel;
  const total = slides.length;
  const pictureAt = (place: number) => ((place % total) + total) % total;
  useEffect(() => () => clearTimeout(settling.current), []);

  /** Moves pictures from the far end to the near end before the visitor reaches it. */
  function makeRoom(list: HTMLElement) {
    const { shown, last, width } = placesOf(list);
    if (shown > 0 && shown < last) return;
    const by = shown - Math.floor(last / 2);
    const left = list.scrollLeft - by * width;
    flushSync(() => setFirst(pictureAt(firstOf(list) + by)));
    list.scrollTo({ left, behavior: 'instant' });
  }

  function follow({ currentTarget: list }: UIEvent<HTMLElement>) {
    setPosition(pictureAt(firstOf(list) + placesOf(list).shown));
    clearTimeout(settling.current);
    settling.current = setTimeout(() => settle(list), settledAfterMs);
  }

  /** A slow phone may stop mid-scroll: scroll on to the goal. */
  function settle(list: HTMLElement) {
    makeRoom(list);
    const { current } = goal;
    if (current !== undefined && current !== pictureAt(firstOf(list) + placesOf(list).shown)) {
      scrollToPicture(list, current, 'instant');
      settling.current = setTimeout(() => settle(list), settledAfterMs);
    } else {
      goal.current = undefined;
    }
  }

  function scrollToPicture(list: HTMLElement, picture: number, behavior: ScrollBehavior) {
    const left = pictureAt(picture - firstOf(list)) * placesOf(list).width;
    list.scrollTo({ left, behavior });
  }

  function leaveGoal() {
    goal.current = undefined;
  }

  function go(step: 1 | -1) {
    const list = strip.current;
    if (list === null) return;
    clearTimeout(settling.current);
    goal.current = pictureAt((goal.current ?? position) + step);
    makeRoom(list);
    scrollToPicture(list, goal.current, wantsLessMotion() ? 'instant' : 'smooth');
  }

  return (
    <section
      aria-labelledby="food-pictures"
      aria-roledescription="carousel"
      className="section min-w-0"
    >
      <div className="page-width mb-6 flex flex-wrap items-end justify-between gap-3">
        <h2 id="food-pictures" className="section-title">
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
        onScroll={follow}
        // A visitor who drags the strip overrides the arrow.
        onPointerDown={leaveGoal}
        onWheel={leaveGoal}
      >
        {[...slides.slice(first), ...slides.slice(0, first)].map((slide) => (
          <li key={slide.caption} data-picture={slides.indexOf(slide)}>
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

function firstOf(list: HTMLElement): number {
  return Number((list.firstElementChild as HTMLElement).dataset.picture);
}

/** Measures the strip: the width of a picture, the first one in view, and the last one that can be first. */
function placesOf(list: HTMLElement) {
  const [one, two] = list.children as unknown as [HTMLElement, HTMLElement];
  const width = two.offsetLeft - one.offsetLeft;
  return {
    width,
    shown: Math.round(list.scrollLeft / width),
    last: Math.round((list.scrollWidth - list.clientWidth) / width),
  };
}
