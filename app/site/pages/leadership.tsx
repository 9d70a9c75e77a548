import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { CallToAction } from '../call-to-action';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { getPageText } from '../page-text';
import { PersonCard } from '../person-card';
import { revalidateOnPageChange } from '../revalidation';
import type { Route } from './+types/leadership';

export function loader(args: Route.LoaderArgs) {
  return { text: getPageText(args, 'leadership') };
}
export const shouldRevalidate = revalidateOnPageChange;

export default function LeadershipPage() {
  const leadership = useText('leadership');
  const { contact, about } = leadership;
  return (
    <>
      <PageIntro
        title={leadership.title}
        intro={leadership.intro}
        kind="split"
        picture={<IntroPicture picture={leadership.hero} />}
      />
      <div className="section page-width people">
        {leadership.leaders.map((leader) => (
          <PersonCard key={leader.name} person={leader} headingLevel={2}>
            <p className="mt-3 grid">
              <PageLink href={leader.linkedin} className="text-link target">
                {leadership.linkedinLabel.replace('{name}', leader.name)}
              </PageLink>
              <PageLink
                href={`mailto:${leader.email}?subject=${encodeURIComponent(leader.mailSubject)}`}
                className="text-link target"
              >
                {leadership.emailLabel.replace('{name}', leader.name)}
              </PageLink>
            </p>
          </PersonCard>
        ))}
      </div>
      <section className="section" data-tone="sand">
        <div className="page-width grid justify-items-start gap-3">
          <h2 className="section-title">{about.title}</h2>
          <p className="max-w-prose text-lg">{about.text}</p>
          <PageLink href={about.button.href} className="button-secondary mt-2">
            {about.button.text}
          </PageLink>
        </div>
      </section>
      <CallToAction title={contact.title} text={contact.text}>
        <PageLink href={contact.button.href} className="button-primary">
          {contact.button.text}
        </PageLink>
      </CallToAction>
    </>
  );
}
