import { programs } from '#domain/programs';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { CallToAction } from '../call-to-action';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import type { Route } from './+types/programs';
import { ProgramCard } from './program-card';

export function loader(args: Route.LoaderArgs) {
  return { text: getPageText(args, 'programs', 'vocabularies') };
}
export const shouldRevalidate = revalidateOnPageChange;

export default function ProgramsPage() {
  const content = useText('programs');
  const { callToAction } = content;
  return (
    <>
      <PageIntro
        title={content.title}
        intro={content.intro}
        picture={<IntroPicture picture={content.picture} isSmall />}
      />
      <div className="page-width card-grid picture-cards py-10 md:py-16">
        {programs.map(({ slug }) => (
          <ProgramCard key={slug} slug={slug} />
        ))}
      </div>
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <PageLink href={callToAction.volunteer.href} className="button-secondary">
          {callToAction.volunteer.text}
        </PageLink>
        <PageLink href={callToAction.donate.href} className="button-primary">
          {callToAction.donate.text}
        </PageLink>
      </CallToAction>
    </>
  );
}
