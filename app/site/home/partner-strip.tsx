import type { HomeContent } from './home-content';
import { MovingStrip } from './moving-strip';
import marks from './partner-marks.svg';

export const partnerMs = 1_500;

export function PartnerStrip({ content }: { content: HomeContent }) {
  const { partners, partnerNames } = content;
  return (
    <section aria-labelledby="partners" className="partner-band">
      <div className="page-width">
        <h2 id="partners">{partners.title}</h2>
        <MovingStrip labels={partners} everyMs={partnerMs} className="partners" isFocusable>
          {partnerNames.map(({ id, name, tagline }) => (
            <li key={id}>
              <svg aria-hidden="true">
                <use href={`${marks}#${id}`} />
              </svg>
              <strong>{name}</strong>
              <span>{tagline}</span>
            </li>
          ))}
        </MovingStrip>
        <p>{partners.note}</p>
      </div>
    </section>
  );
}
