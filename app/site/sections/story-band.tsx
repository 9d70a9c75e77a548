import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '#content/shape';
import { Picture } from '../../ui/picture';

type StoryBandProps = {
  id: string;
  title: string;
  paragraphs: readonly ReactNode[];
  picture: PictureContent;
  /** The side of the picture, which runs to the edge of the window. */
  side?: 'start' | 'end';
  tone?: 'sand' | 'pine';
  children?: ReactNode;
};

/** One story beside a picture. */
export function StoryBand(props: StoryBandProps) {
  const { id, title, paragraphs, picture, side = 'end', tone, children } = props;
  return (
    <section aria-labelledby={id} className="story-band" data-side={side} data-tone={tone}>
      <div className="story-text">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
          <p key={at}>{paragraph}</p>
        ))}
        {children}
      </div>
      <Picture picture={picture} sizes="(min-width: 900px) 50vw, 100vw" />
    </section>
  );
}
