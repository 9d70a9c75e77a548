import { focusLinkTarget } from '../../ui/focus-target';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { getTextPage } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import type { Route } from './+types/privacy';
import { PolicyContact, PolicyIntro, PolicySection } from './policy-section';

export function loader(args: Route.LoaderArgs) {
  return getTextPage(args, '/privacy');
}
export const shouldRevalidate = revalidateOnPageChange;

export default function PrivacyPage({ loaderData: { page: privacy } }: Route.ComponentProps) {
  const { storage } = privacy;
  const contents = [...privacy.sections, storage];
  return (
    <>
      <PageIntro
        title={privacy.title}
        intro={privacy.intro[0]}
        picture={privacy.picture ? <IntroPicture picture={privacy.picture} isSmall /> : null}
      />
      <div className="page-width grid gap-10 py-12">
        <PolicyIntro page={privacy} />
        <nav aria-labelledby="contents">
          <h2 id="contents" className="text-lg">
            {privacy.contentsTitle}
          </h2>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    focusLinkTarget(event);
                    // Scroll the text under the heading into view too.
                    document.getElementById(id)?.scrollIntoView();
                  }}
                  className="text-link target"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-10">
          {privacy.sections.map((section) => (
            <PolicySection key={section.id} section={section} />
          ))}
        </div>
        <section aria-labelledby={storage.id}>
          <h2 id={storage.id} tabIndex={-1} className="text-xl">
            {storage.title}
          </h2>
          <p className="mt-2 mb-4 max-w-prose">{storage.intro}</p>
          <dl className="storage-list">
            {storage.entries.map((entry) => (
              <div key={entry.name} className="border-t-2 border-sand pt-3 text-sm">
                <dt className="font-semibold break-words">{entry.name}</dt>
                <dd>
                  <strong>{storage.columns.kind}:</strong> {entry.kind}
                </dd>
                <dd>
                  <strong>{storage.columns.purpose}:</strong> {entry.purpose}
                </dd>
                <dd>
                  <strong>{storage.columns.kept}:</strong> {entry.kept}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <PolicyContact contact={privacy.contact} />
      </div>
    </>
  );
}
