import { useLocale, useText } from '../../text';
import { type Stats, useStats } from './stats';

type Figure = { text: string; value: number; unit?: string };

/** The counts that are large enough to show, or one story while none is. */
export function Figures({ rendered }: { rendered: Stats | undefined }) {
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
      <section aria-labelledby="figures" className="figures">
        <h2 id="figures" className="text-2xl">
          {story.title}
        </h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
        <p className="sample-note">{story.note}</p>
      </section>
    );
  }
  if (stats.respondedInTimePercent) {
    const value = stats.respondedInTimePercent;
    shown.push({ text: figures.respondedInTime, value, unit: '%' });
  }
  return (
    <section aria-labelledby="figures" className="figures">
      <h2 id="figures" className="text-2xl">
        {figures.title}
      </h2>
      <dl>
        {shown.map(({ text, value, unit }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {format.format(value)}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{figures.note}</p>
    </section>
  );
}
