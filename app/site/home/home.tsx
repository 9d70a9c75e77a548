import { apiContext } from '../../request-context';
import { PageLink } from '../../ui/page-link';
import { fetchUpcomingEvents } from '../events/public-events';
import { Figures } from '../figures/figures';
import { fetchStatsForPage } from '../figures/stats';
import { Glyph } from '../glyph';
import type { PageHandle } from '../page-handle';
import { getContent, getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import { PathSteps } from '../sections/path-steps';
import type { Route } from './+types/home';
import { CorePrograms } from './core-programs';
import { Hero } from './hero';
import { buildHomeContent } from './home-content';
import { PartnerStrip } from './partner-strip';
import { maxShownEvents, UpcomingEvents } from './upcoming-events';

export const handle: PageHandle = { isLive: true };

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const fetchApi = context.get(apiContext);
  return {
    text: getPageText(args, 'events', 'figures', 'vocabularies'),
    content: buildHomeContent(getContent(args)),
    // The home page is complete without its events.
    events: (await fetchUpcomingEvents(fetchApi).catch(() => [])).slice(0, maxShownEvents),
    stats: await fetchStatsForPage(fetchApi),
  };
}
export const shouldRevalidate = revalidateOnPageChange;

export default function Home({ loaderData: { content, events, stats } }: Route.ComponentProps) {
  const { banner, whoWeAre, promo, path, needsAssessment } = content;
  return (
    <>
      <Hero content={content.hero} programs={content.programCards} />
      <CorePrograms content={content} />
      <div className="doors">
        <section aria-labelledby="promo" className="help-door">
          <h2 id="promo">{promo.title}</h2>
          <p>{promo.text}</p>
          <PageLink href={promo.button.href} className="button-primary bg-pine hover:bg-ink">
            {promo.button.text}
          </PageLink>
        </section>
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
      </div>
      <Figures rendered={stats} side="start" />
      <PathSteps id="path" title={path.title} steps={path.steps} />
      <UpcomingEvents rendered={events} content={content.events} />
      <PartnerStrip content={content} />
      <section aria-labelledby="who-we-are" className="section" data-tone="pine">
        <div className="page-width who-we-are">
          <h2 id="who-we-are" className="section-title">
            {whoWeAre.title}
          </h2>
          <div>
            {whoWeAre.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className="actions">
              <PageLink href={whoWeAre.about.href} className="button-secondary">
                {whoWeAre.about.text}
              </PageLink>
              <PageLink href={whoWeAre.contact.href} className="button-quiet">
                {whoWeAre.contact.text}
              </PageLink>
            </p>
          </div>
        </div>
      </section>
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
    </>
  );
}
