import { serviceAreas } from '#domain/service-areas';
import { apiContext } from '../../request-context';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { Figures } from '../figures/figures';
import { fetchStatsForPage } from '../figures/stats';
import { IntroPicture } from '../intro-picture';
import type { PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import { getPageText } from '../page-text';
import { PersonCard } from '../person-card';
import { revalidateOnPageChange } from '../revalidation';
import { PlainList } from '../sections/plain-list';
import { QuoteBand } from '../sections/quote-band';
import { StoryBand } from '../sections/story-band';
import type { Route } from './+types/about';
import marks from './area-marks.svg';

export const handle: PageHandle = { isLive: true };

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  return {
    text: getPageText(args, 'about', 'figures', 'vocabularies'),
    stats: await fetchStatsForPage(context.get(apiContext)),
  };
}
export const shouldRevalidate = revalidateOnPageChange;

export default function AboutPage({ loaderData: { stats } }: Route.ComponentProps) {
  const about = useText('about');
  const { serviceAreas: areaNames } = useText('vocabularies');
  const { founders, foundation, mission, vision, impact, values, team } = about;
  return (
    <>
      <PageIntro
        title={about.title}
        intro={about.intro}
        kind="wide"
        picture={<IntroPicture picture={about.hero} isWide />}
      />
      <QuoteBand
        id="founders-statement"
        title={founders.title}
        paragraphs={founders.paragraphs}
        signature={founders.signature}
        portraits={team.people.map(({ picture }) => picture)}
      />
      <StoryBand
        id="foundation"
        title={foundation.title}
        paragraphs={foundation.paragraphs}
        picture={foundation.picture}
      />
      <section className="section" data-tone="pine">
        <div className="page-width big-sentences">
          {[mission, vision].map((section) => (
            <div key={section.title}>
              <h2 className="text-lg">{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="impact" className="section">
        <div className="page-width">
          <h2 id="impact" className="section-title">
            {impact.title}
          </h2>
          {impact.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-prose">
              {paragraph}
            </p>
          ))}
          <dl className="fact-strip">
            {impact.facts.map((fact) => (
              <div key={fact.text}>
                <dt>{fact.text}</dt>
                <dd className="text-clay-dark">{fact.figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Figures rendered={stats} side="start" />
      <section id="service-areas" aria-labelledby="areas" className="section">
        <div className="page-width">
          <h2 id="areas" className="section-title">
            {about.serviceAreas.title}
          </h2>
          <p className="mt-2 mb-6 max-w-prose">{about.serviceAreas.intro}</p>
          <ul className="card-grid">
            {serviceAreas.map((area) => (
              <li key={area.name} className="flex">
                <PageLink href={`/programs/${area.program}`} className="card tile p-5">
                  <svg aria-hidden="true" viewBox="0 0 48 48" className="area-mark">
                    <use href={`${marks}#${area.topic}`} />
                  </svg>
                  <strong className="font-heading text-lg">{areaNames[area.name]}</strong>
                  <span className="mt-1 block">{about.serviceAreas.tiles[area.name]}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <PlainList id="values" title={values.title} items={values.items} tone="sand" />
      <section aria-labelledby="team" className="section">
        <div className="page-width">
          <h2 id="team" className="section-title">
            {team.title}
          </h2>
          <p className="mt-2 mb-8">{team.intro}</p>
          <div className="people">
            {team.people.map((person) => (
              <PersonCard key={person.name} person={person} />
            ))}
          </div>
          <PageLink href={team.link.href} className="button-primary mt-8">
            {team.link.text}
          </PageLink>
        </div>
      </section>
    </>
  );
}
