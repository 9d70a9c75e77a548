import { home } from '#content/en/home';
import { partners } from '#content/en/partners';
import { MovingStrip } from './moving-strip';
import marks from './partner-marks.svg';

export const partnerMs = 1_500;

export function PartnerStrip() {
  return (
    <section aria-labelledby="partners" className="partner-band">
      <div className="page-width">
        <h2 id="partners">{home.partners.title}</h2>
        <MovingStrip labels={home.partners} everyMs={partnerMs} className="partners" isFocusable>
          {partners.map(({ id, name, tagline }) => (
            <li key={id}>
              <svg aria-hidden="true">
                <use href={`${marks}#${id}`} />
              </svg>
              <strong>{name}</strong>
              <span>{tagline}</span>
            </li>
          ))}
        </MovingStrip>
        <p>{home.partners.note}</p>
      </div>
    </section>
  );
}
