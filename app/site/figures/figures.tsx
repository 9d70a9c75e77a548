import { useLocale, useText } from '../../text';
import { StoryBand } from '../sections/story-band';
import { type Stats, useStats } from './stats';

type Figure = { text: string; value: number; unit?: string };
type FiguresProps = { rendered: Stats | undefined; side: 'start' | 'end' };

/** The counts that are large enough to show, or one story while none is. */
export function Figures({ rendered, side }: FiguresProps) {
  const figures = useText('figures');
  const format = new Intl.NumberFormat(useLocale());
  const stats = useStats(rendered);
  if (stats === undefined) return null;
  const { showFrom, story } = figures;
  const counts = [
    { text: figures.peopleHelped, value: stats.peopleHelped },
    { text: figures.servicesDelivered, value: stats.servicesDelivered },
    { text: figures.pledges, value: stats.pledges },
  ];
  const shown: Figure[] = counts.filter(({ value }) => value >= showFrom);
  if (shown.length === 0) {
    return (
      <StoryBand
        id="figures"
        title={story.title}
        paragraphs={story.paragraphs}
        picture={story.picture}
        side={side}
        tone="sand"
      >
        <p className="sample-note">{story.note}</p>
      </StoryBand>
    );
  }
  if (stats.respondedInTimePercent) {
    const value = stats.respondedInTimePercent;
    shown.push({ text: figures.respondedInTime, value, unit: '%' });
  }
  return (
    <section aria-labelledby="figures" className="section" data-tone="sand">
      <div className="page-width">
        <h2 id="figures" className="section-title">
          {figures.title}
        </h2>
        <dl className="fact-strip text-clay-dark">
          {shown.map(({ text, value, unit }) => (
            <div key={text}>
              <dt className="text-ink">{text}</dt>
              <dd>
                {format.format(value)}
                {unit}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-sm text-muted">{figures.note}</p>
      </div>
    </section>
  );
}
