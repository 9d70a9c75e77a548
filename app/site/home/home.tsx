import { apiContext } from '../../request-context';
import { PageLink } from '../../ui/page-link';
import { upcomingEvents } from '../events/public-events';
import { Figures } from '../figures/figures';
import { renderedStats } from '../figures/stats';
import { Glyph } from '../glyph';
import type { PageHandle } from '../page-handle';
import { contentFor, pageTextFor } from '../page-text';
import { ifPageChanges } from '../revalidation';
import type { Route } from './+types/home';
import { CorePrograms } from './core-programs';
import { Hero } from './hero';
import { homeContent } from './home-content';
import { PartnerStrip } from './partner-strip';
import { shownEvents, UpcomingEvents } from './upcoming-events';

export const handle: PageHandle = { isLive: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const fetchApi = context.get(apiContext);
  return {
    text: pageTextFor(request, 'events', 'figures', 'vocabularies'),
    content: homeContent(contentFor(request)),
    // The home page is whole without its events.
    events: (await upcomingEvents(fetchApi).catch(() => [])).slice(0, shownEvents),
    stats: await renderedStats(fetchApi),
  };
}
export const shouldRevalidate = ifPageChanges;

export default function Home({ loaderData: { content, events, stats } }: Route.ComponentProps) {
  const { banner, whoWeAre, promo, needsAssessment } = content;
  return (
    <>
      <Hero content={content.hero} />
      <CorePrograms content={content} />
      <ul className="home-banner">
        {banner.map(({ title, text, href }) => (
          <li key={href}>
            <PageLink href={href}>
              <strong>{title}</strong>
              <span>{text}</span>
              <Glyph name="right" />
            </PageLink>
          </li>
        ))}
      </ul>
      <PartnerStrip content={content} />
      <div className="page-width home-section home-pair">
        <section aria-labelledby="who-we-are" className="card">
          <h2 id="who-we-are">{whoWeAre.title}</h2>
          {whoWeAre.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="actions">
            <PageLink href={whoWeAre.about.href} className="button-primary">
              {whoWeAre.about.text}
            </PageLink>
            <PageLink href={whoWeAre.contact.href} className="button-quiet">
              {whoWeAre.contact.text}
            </PageLink>
          </p>
        </section>
        <section aria-labelledby="promo" className="card bg-gold">
          <h2 id="promo">{promo.title}</h2>
          <p>{promo.text}</p>
          <p className="actions">
            <PageLink href={promo.button.href} className="button-secondary">
              {promo.button.text}
            </PageLink>
          </p>
        </section>
        <Figures rendered={stats} />
      </div>
      <section aria-labelledby="needs" className="needs-band">
        <div className="page-width">
          <div>
            <h2 id="needs">{needsAssessment.title}</h2>
            <p>{needsAssessment.text}</p>
          </div>
          <PageLink href={needsAssessment.button.href} className="button-secondary">
            {needsAssessment.button.text}
            <Glyph name="out" />
          </PageLink>
        </div>
      </section>
      <UpcomingEvents rendered={events} content={content.events} />
    </>
  );
}
