import { data } from 'react-router';
import { fiveGroupFoods } from '#content/en/five-group-foods';
import { notFound } from '#content/en/not-found';
import { programDetails } from '#content/en/program-details';
import { programs as content } from '#content/en/programs';
import { isProgramSlug, programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { PageLink } from '../../ui/page-link';
import { PageIntro } from '../page-intro';
import type { Route } from './+types/program';
import { FoodProgram } from './food-program';
import { ProgramPage } from './program-page';

/** Only the asked program travels to the browser. */
export function loader({ params }: Route.LoaderArgs) {
  const { slug } = params;
  if (!isProgramSlug(slug)) return data({ others: allPrograms() }, { status: 404 });
  return {
    slug,
    card: content.cards[slug],
    detail: programDetails[slug],
    texts: content.detail,
    areas: serviceAreas.filter((area) => area.program === slug).map((area) => area.name),
    food: slug === 'five-group-foods' ? fiveGroupFoods : undefined,
  };
}

export default function Program({ loaderData: program }: Route.ComponentProps) {
  if ('others' in program) return <ProgramNotFound others={program.others} />;
  const { food, ...rest } = program;
  return food === undefined ? <ProgramPage {...rest} /> : <FoodProgram {...rest} food={food} />;
}

function allPrograms() {
  return programs.map(({ slug }) => {
    const { title, slogan } = content.cards[slug];
    return { href: `/programs/${slug}`, title, slogan };
  });
}

function ProgramNotFound({ others }: { others: ReturnType<typeof allPrograms> }) {
  const { title, text, link } = notFound.program;
  return (
    <>
      <PageIntro title={title} intro={text}>
        <PageLink href={link.href} className="button-primary">
          {link.text}
        </PageLink>
      </PageIntro>
      <ul className="page-width tiles py-12">
        {others.map(({ href, title: name, slogan }) => (
          <li key={href} className="flex">
            <PageLink href={href} className="card tile p-5">
              <strong className="font-heading text-lg">{name}</strong>
              <span className="mt-1 block">{slogan}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
