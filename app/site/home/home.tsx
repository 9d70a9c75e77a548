import { apiContext } from '../../request-context';
import { PageLink } from '../../ui/page-link';
import { EventCard } from '../events/event-card';
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

export const handle: PageHandle = { isLive: true };

const shownEvents = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const fetchApi = context.get(apiContext);
  return {
    text: pageTextFor(request, 'events', 'figures', 'vocabularies'),
    content: homeContent(contentFor(request)),
    events: await firstEvents(upcomingEvents(fetchApi)),
    stats: await renderedStats(fetchApi),
  };
}
export const shouldRevalidate = ifPageChanges;

/** In the browser the events are the newest ones. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded, events] = await Promise.all([serverLoader(), firstEvents(upcomingEvents())]);
  return { ...loaded, events, stats: undefined };
}

/** The home page is whole without its events: when they cannot be had, their section is left out. */
async function firstEvents(asked: ReturnType<typeof upcomingEvents>) {
  return (await asked.catch(() => [])).slice(0, shownEvents);
}

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
      {events.length === 0 ? null : (
        <section aria-labelledby="events" className="page-width home-section">
          <div className="section-head">
            <h2 id="events">{content.events.title}</h2>
            <PageLink href={content.events.viewAll.href} className="button-secondary">
              {content.events.viewAll.text}
            </PageLink>
          </div>
          <div className="event-grid">
            {events.map((event) => (
              <EventCard key={event.id} event={event} level="h3" />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
