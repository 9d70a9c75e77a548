import { data } from 'react-router';
import type { Content } from '#content/content-shape';
import { isProgramSlug, programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { PageLink } from '../../ui/page-link';
import { PageIntro } from '../page-intro';
import { getContent, getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import type { Route } from './+types/program';
import { ProgramPage } from './program-page';
import { StoryProgram } from './story-program';

/** Sends only the requested program to the browser. */
export function loader(args: Route.LoaderArgs) {
  const { params } = args;
  const content = getContent(args);
  const text = getPageText(args);
  const { slug } = params;
  if (!isProgramSlug(slug)) {
    return data(
      { text, others: allPrograms(content), missing: content.notFound.program },
      { status: 404 },
    );
  }
  const { programs: texts, vocabularies } = content;
  return {
    text,
    slug,
    card: texts.cards[slug],
    line: vocabularies.programLines?.[slug],
    detail: content.programDetails[slug],
    texts: texts.detail,
    areas: serviceAreas
      .filter((area) => area.program === slug)
      .map((area) => vocabularies.serviceAreas[area.name]),
  };
}
export const shouldRevalidate = revalidateOnPageChange;

export default function Program({ loaderData: program }: Route.ComponentProps) {
  if ('others' in program) return <ProgramNotFound {...program} />;
  const { story } = program.detail;
  return story === undefined ? (
    <ProgramPage {...program} />
  ) : (
    <StoryProgram {...program} story={story} />
  );
}

function allPrograms({ programs: { cards } }: Content) {
  return programs.map(({ slug }) => {
    const { title, slogan } = cards[slug];
    return { href: `/programs/${slug}`, title, slogan };
  });
}

type Missing = { others: ReturnType<typeof allPrograms>; missing: Content['notFound']['program'] };

function ProgramNotFound({ others, missing: { title, text, link } }: Missing) {
  return (
    <>
      <PageIntro title={title} intro={text} kind="slim">
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
