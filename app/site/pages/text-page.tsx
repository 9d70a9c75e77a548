import type { TextPages } from '#content/text-pages';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { getPagePath, getTextPage } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import type { Route } from './+types/text-page';
import { PolicyContact, PolicyIntro, PolicySection } from './policy-section';

export function loader(args: Route.LoaderArgs) {
  const { request } = args;
  return getTextPage(args, getPagePath(request) as keyof TextPages);
}
export const shouldRevalidate = revalidateOnPageChange;

export default function TextPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        title={page.title}
        intro={page.intro[0]}
        picture={page.picture ? <IntroPicture picture={page.picture} isSmall /> : null}
      />
      <div className="page-width py-12">
        <div className="grid gap-10">
          <PolicyIntro page={page} />
          {page.sections.map((section) => (
            <PolicySection key={section.id} section={section} />
          ))}
          <PolicyContact contact={page.contact} />
        </div>
      </div>
    </>
  );
}
