import type { ReactNode } from 'react';
import type { Section } from '#content/shape';
import { serviceAreas } from '#domain/service-areas';
import { apiContext } from '../../request-context';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { Figures } from '../figures/figures';
import { renderedStats } from '../figures/stats';
import { IntroPicture } from '../intro-picture';
import type { PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import { pageTextFor } from '../page-text';
import { PersonCard } from '../person-card';
import { ifPageChanges } from '../revalidation';
import type { Route } from './+types/about';

export const handle: PageHandle = { isLive: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    text: pageTextFor(request, 'about', 'figures', 'vocabularies'),
    stats: await renderedStats(context.get(apiContext)),
  };
}
export const shouldRevalidate = ifPageChanges;

export default function AboutPage({ loaderData: { stats } }: Route.ComponentProps) {
  const about = useText('about');
  const { serviceAreas: areaNames } = useText('vocabularies');
  const { founders, impact, values, team } = about;
  return (
    <>
      <PageIntro
        title={about.title}
        intro={about.intro}
        picture={<IntroPicture picture={about.hero} />}
      />
      <div className="page-width grid gap-16 py-12">
        <section aria-labelledby="founders-statement" className="statement">
          <h2 id="founders-statement" className="text-2xl">
            {founders.title}
          </h2>
          {founders.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="font-heading font-bold">{founders.signature}</p>
        </section>
        <div className="grid gap-8 md:grid-cols-2">
          <TextSection section={about.foundation} />
          <TextSection section={about.mission} />
          <TextSection section={about.vision} />
          <TextSection section={impact}>
            <dl className="mt-4 grid grid-cols-2 gap-4">
              {impact.facts.map((fact) => (
                <div key={fact.text} className="flex flex-col-reverse justify-end">
                  <dt className="text-sm">{fact.text}</dt>
                  <dd className="font-heading text-2xl font-bold text-clay-dark">{fact.figure}</dd>
                </div>
              ))}
            </dl>
          </TextSection>
        </div>
        <Figures rendered={stats} />
        <section id="service-areas" aria-labelledby="areas">
          <h2 id="areas" className="text-2xl">
            {about.serviceAreas.title}
          </h2>
          <p className="mt-2 mb-6 max-w-prose">{about.serviceAreas.intro}</p>
          <ul className="tiles">
            {serviceAreas.map((area) => (
              <li key={area.name} className="flex">
                <PageLink href={`/programs/${area.program}`} className="card tile p-5">
                  <strong className="font-heading text-lg">{areaNames[area.name]}</strong>
                  <span className="mt-1 block">{about.serviceAreas.tiles[area.name]}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="values">
          <h2 id="values" className="mb-6 text-2xl">
            {values.title}
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {values.items.map((value) => (
              <li key={value.title} className="border-t-4 border-gold pt-4">
                <h3 className="text-lg">{value.title}</h3>
                <p className="mt-1">{value.text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="team">
          <h2 id="team" className="text-2xl">
            {team.title}
          </h2>
          <p className="mt-2 mb-6">{team.intro}</p>
          <div className="grid gap-6 lg:grid-cols-2">
            {team.people.map((person) => (
              <PersonCard key={person.name} person={person} />
            ))}
          </div>
          <PageLink href={team.link.href} className="button-primary mt-6">
            {team.link.text}
          </PageLink>
        </section>
      </div>
    </>
  );
}

function TextSection({ section, children }: { section: Section; children?: ReactNode }) {
  return (
    <section className="card p-6">
      <h2 className="text-xl">{section.title}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  );
}
