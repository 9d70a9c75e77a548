import type { Picture as PictureContent } from '#content/shape';
import { Picture } from '../../ui/picture';

type QuoteBandProps = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  signature: string;
  /** The person's role, and a note if the person is invented. */
  notes?: readonly (string | undefined)[];
  portraits: readonly PictureContent[];
  tone?: 'sand' | 'pine';
};

/** A quote with the speaker's portrait. */
export function QuoteBand(props: QuoteBandProps) {
  const { id, title, paragraphs, signature, notes = [], portraits, tone = 'sand' } = props;
  return (
    <section aria-labelledby={id} className="section quote-band" data-tone={tone}>
      <div className="page-width">
        <div className="quote-portraits">
          {portraits.map((picture) => (
            <Picture key={picture.alt} picture={picture} sizes="240px" />
          ))}
        </div>
        <div>
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          <blockquote>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </blockquote>
          <p className="font-heading font-bold">{signature}</p>
          {notes.map((note) => (note ? <p key={note}>{note}</p> : null))}
        </div>
      </div>
    </section>
  );
}
