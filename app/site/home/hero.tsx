import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { HeroButton, HeroSlide, Home } from '#content/page-shape';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { Picture } from '../../ui/picture';
import { Glyph } from '../glyph';
import { PauseButton, RoundButton } from '../round-button';
import { useMotion } from '../use-motion';

export const heroRotationMs = 6_000;
export const swipeThresholdPx = 75;

type ProgramName = { slug: string; title: string };
type HeroProps = { content: Home['hero']; programs: readonly ProgramName[] };

export function Hero({ content, programs }: HeroProps) {
  const { tagline } = useText('organization');
  const { slides } = content;
  const total = slides.length;
  const [active, setActive] = useState(0);
  // Load one picture ahead of the visible slide. Without scripts only the first is shown.
  const [drawn, setDrawn] = useState(1);
  useEffect(() => setDrawn((before) => Math.max(before, active + 2)), [active]);
  const turn = (by: number) => setActive((active + by + total) % total);
  const motion = useMotion(heroRotationMs, () => turn(1), active);
  const swipe = useSwipe(turn);

  function positionOf(place: number): string {
    return content.position
      .replace('{position}', String(place + 1))
      .replace('{total}', String(total));
  }

  return (
    <section
      aria-label={content.label}
      aria-roledescription="carousel"
      className="hero"
      {...motion.watch}
      {...swipe}
    >
      <h1 className="kicker">{tagline}</h1>
      <div className="hero-slides" aria-live={motion.isPlaying ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <Slide
            key={slide.id}
            slide={slide}
            programs={programs}
            position={positionOf(place)}
            isActive={place === active}
            isFirst={place === 0}
            isDrawn={place < drawn || place === active}
          />
        ))}
      </div>
      <div className="hero-controls needs-script">
        <PauseButton motion={motion} labels={content} />
        <RoundButton label={content.previous} glyph="left" onClick={() => turn(-1)} />
        <RoundButton label={content.next} glyph="right" onClick={() => turn(1)} />
        <p>{positionOf(active)}</p>
      </div>
    </section>
  );
}

type SlideProps = {
  slide: HeroSlide;
  programs: readonly ProgramName[];
  position: string;
  isActive: boolean;
  isFirst: boolean;
  isDrawn: boolean;
};

function Slide({ slide, programs, position, isActive, isFirst, isDrawn }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group; a fieldset belongs to forms
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      inert={!isActive}
      data-active={isActive || undefined}
      className="hero-slide"
    >
      <div className="hero-text">
        <h2>
          {slide.headline} <span>{slide.highlightText}</span>
        </h2>
        <p>{slide.description}</p>
        <p className="hero-buttons">
          <SlideButton button={slide.primaryButton} className="button-primary" />
          <SlideButton button={slide.secondaryButton} className="button-secondary">
            {programs
              .filter(({ slug }) => slide.secondaryButton.link === `/programs/${slug}`)
              .map(({ slug, title }) => (
                <span key={slug} className="sr-only">
                  : {title}
                </span>
              ))}
          </SlideButton>
        </p>
      </div>
      <div className="hero-picture">
        {isDrawn ? (
          <Picture picture={slide.image} sizes="100vw" isFirst={isFirst} hasPhoneCrop />
        ) : null}
      </div>
    </div>
  );
}

type SlideButtonProps = { button: HeroButton; className: string; children?: ReactNode };

function SlideButton({ button, className, children }: SlideButtonProps) {
  return (
    <PageLink href={button.link} className={className}>
      {button.text}
      {children}
      {button.link.startsWith('http') ? <Glyph name="out" /> : null}
    </PageLink>
  );
}

/** A swipe to the left shows the next slide, one to the right the previous. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<number>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      const moved = event.clientX - (from.current ?? event.clientX);
      from.current = undefined;
      if (Math.abs(moved) > swipeThresholdPx) turn(moved < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
}
