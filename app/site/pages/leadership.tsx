import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { CallToAction } from '../call-to-action';
import { PageIntro } from '../page-intro';
import { pageTextFor } from '../page-text';
import { PersonCard } from '../person-card';
import { ifPageChanges } from '../revalidation';
import type { Route } from './+types/leadership';

export function loader({ request }: Route.LoaderArgs) {
  return { text: pageTextFor(request, 'leadership') };
}
export const shouldRevalidate = ifPageChanges;

export default function LeadershipPage() {
  const leadership = useText('leadership');
  const { contact, about } = leadership;
  return (
    <>
      <PageIntro title={leadership.title} intro={leadership.intro} />
      <div className="page-width grid gap-6 py-12 lg:grid-cols-2">
        {leadership.leaders.map((leader) => (
          <PersonCard key={leader.name} person={leader} headingLevel={2}>
            <p className="mt-3 flex flex-wrap gap-x-5">
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
        <section className="card grid content-center gap-3 bg-sand p-6">
          <h2 className="text-xl">{about.title}</h2>
          <p>{about.text}</p>
          <PageLink href={about.button.href} className="button-secondary justify-self-start">
            {about.button.text}
          </PageLink>
        </section>
      </div>
      <CallToAction title={contact.title} text={contact.text}>
        <PageLink href={contact.button.href} className="button-primary">
          {contact.button.text}
        </PageLink>
      </CallToAction>
    </>
  );
}
