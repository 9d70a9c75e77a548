import { useLocale, useText } from '../../text';
import { type Stats, useStats } from './stats';

/** What has been done so far, counted. What is nothing yet is not shown. */
export function Figures({ rendered }: { rendered: Stats | undefined }) {
  const figures = useText('figures');
  const format = new Intl.NumberFormat(useLocale());
  const stats = useStats(rendered);
  if (stats === undefined) return null;
  const shown = [
    { text: figures.peopleHelped, value: stats.peopleHelped },
    { text: figures.servicesDelivered, value: stats.servicesDelivered },
    { text: figures.respondedInTime, value: stats.respondedInTimePercent, unit: '%' },
    { text: figures.pledges, value: stats.pledges },
  ].filter(({ value }) => value);
  if (shown.length === 0) return null;
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
              {format.format(value ?? 0)}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
      <p>{figures.note}</p>
    </section>
  );
}
