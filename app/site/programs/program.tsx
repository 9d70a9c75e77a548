import { data } from 'react-router';
import { fiveGroupFoods } from '#content/en/five-group-foods';
import { notFound } from '#content/en/not-found';
import { programDetails } from '#content/en/program-details';
import { programs as content } from '#content/en/programs';
import { isProgramSlug } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { PageLink } from '../../ui/page-link';
import { PageIntro } from '../page-intro';
import type { Route } from './+types/program';
import { FoodProgram } from './food-program';
import { ProgramPage } from './program-page';

/** Only the asked program travels to the browser. */
export function loader({ params }: Route.LoaderArgs) {
  const { slug } = params;
  if (!isProgramSlug(slug)) return data(null, { status: 404 });
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
  if (program === null) return <ProgramNotFound />;
  const { food, ...rest } = program;
  return food === undefined ? <ProgramPage {...rest} /> : <FoodProgram {...rest} food={food} />;
}

function ProgramNotFound() {
  const { title, text, link } = notFound.program;
  return (
    <PageIntro title={title} intro={text}>
      <PageLink href={link.href} className="button-primary">
        {link.text}
      </PageLink>
    </PageIntro>
  );
}
