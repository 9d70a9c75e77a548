import type { ListSection, RolePath } from '#content/shape';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { CallToAction } from '../call-to-action';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { getContent, getPagePath, getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import { PathSteps } from '../sections/path-steps';
import { PlainList } from '../sections/plain-list';
import { QuoteBand } from '../sections/quote-band';
import { StoryBand } from '../sections/story-band';
import type { Route } from './+types/role';

/** Sends only the requested role to the browser. */
export function loader(args: Route.LoaderArgs) {
  const { request } = args;
  const role = getContent(args).roles[getPagePath(request) as RolePath];
  return { text: getPageText(args), role };
}
export const shouldRevalidate = revalidateOnPageChange;

export default function RolePage({ loaderData: { role } }: Route.ComponentProps) {
  const { sampleProfile } = useText('organization');
  const { about, callToAction, back, day, quote } = role;
  return (
    <>
      <PageIntro
        title={role.title}
        slogan={role.slogan}
        intro={role.intro}
        kind="split"
        picture={<IntroPicture picture={role.hero} />}
      >
        <PageLink href={callToAction.button.href} className="button-primary">
          {callToAction.button.text}
        </PageLink>
        {callToAction.other ? (
          <PageLink href={callToAction.other.href} className="button-secondary">
            {callToAction.other.text}
          </PageLink>
        ) : null}
      </PageIntro>
      <PlainList id="types" title={role.types.title} items={role.types.items} />
      <StoryBand
        id="about"
        title={about.title}
        paragraphs={about.paragraphs}
        picture={about.picture}
        side="start"
        tone="sand"
      />
      <PathSteps id="day" title={day.title} steps={day.steps} />
      <section className="section" data-tone="white">
        <div className="page-width three-lists">
          <Points list={role.responsibilities} />
          <Points list={role.qualifications} />
          <Points list={role.compliance} />
        </div>
      </section>
      <QuoteBand
        id="quote"
        title={quote.title}
        paragraphs={[quote.text]}
        signature={quote.speaker.name}
        notes={[quote.speaker.title, quote.speaker.sample ? sampleProfile : undefined]}
        portraits={[quote.speaker.picture]}
        tone="pine"
      />
      <CallToAction title={callToAction.title} text={`${callToAction.text} ${callToAction.next}`}>
        <PageLink href={callToAction.button.href} className="button-primary">
          {callToAction.button.text}
        </PageLink>
        <PageLink href={back.href} className="button-quiet">
          {back.text}
        </PageLink>
      </CallToAction>
    </>
  );
}

function Points({ list }: { list: ListSection }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{list.title}</h2>
      <ul className="prose-list">
        {list.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
