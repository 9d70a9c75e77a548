import type { ListSection, RolePath } from '#content/shape';
import { PageLink } from '../../ui/page-link';
import { CallToAction } from '../call-to-action';
import { PageIntro } from '../page-intro';
import { contentFor, pageOf, pageTextFor } from '../page-text';
import { ifPageChanges } from '../revalidation';
import type { Route } from './+types/role';

/** Only the asked role travels to the browser. */
export function loader({ request }: Route.LoaderArgs) {
  const role = contentFor(request).roles[pageOf(request) as RolePath];
  return { text: pageTextFor(request), role };
}
export const shouldRevalidate = ifPageChanges;

export default function RolePage({ loaderData: { role } }: Route.ComponentProps) {
  const { callToAction, back } = role;
  return (
    <>
      <PageIntro title={role.title} slogan={role.slogan} intro={role.intro}>
        <PageLink href={callToAction.button.href} className="button-primary">
          {callToAction.button.text}
        </PageLink>
        {callToAction.other ? (
          <PageLink href={callToAction.other.href} className="button-secondary">
            {callToAction.other.text}
          </PageLink>
        ) : null}
      </PageIntro>
      <div className="page-width grid gap-12 py-12">
        <section className="grid max-w-prose gap-3">
          <h2 className="text-2xl">{role.about.title}</h2>
          {role.about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section>
          <h2 className="mb-6 text-2xl">{role.types.title}</h2>
          <ul className="card-grid">
            {role.types.items.map((type) => (
              <li key={type.title} className="card p-5">
                <h3 className="text-lg">{type.title}</h3>
                <p className="mt-1">{type.text}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className="grid gap-8 md:grid-cols-3">
          <Points list={role.responsibilities} />
          <Points list={role.qualifications} />
          <Points list={role.compliance} />
        </div>
        <p>
          <PageLink href={back.href} className="text-link target">
            {back.text}
          </PageLink>
        </p>
      </div>
      <CallToAction title={callToAction.title} text={`${callToAction.text} ${callToAction.next}`}>
        <PageLink href={callToAction.button.href} className="button-primary">
          {callToAction.button.text}
        </PageLink>
      </CallToAction>
    </>
  );
}

function Points({ list }: { list: ListSection }) {
  return (
    <section className="border-t-4 border-gold pt-4">
      <h2 className="mb-3 text-xl">{list.title}</h2>
      <ul className="prose-list">
        {list.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
