import { data } from 'react-router';
import { useText } from '../../text';
import { CrisisLines } from '../crisis-lines';
import { FindPage, PageLinks } from '../find/find-page';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import { TextWithPhoneLinks } from '../text-with-phone-links';
import type { Route } from './+types/not-found';

export function loader(args: Route.LoaderArgs) {
  return data({ text: getPageText(args, 'notFound', 'find') }, { status: 404 });
}
export const shouldRevalidate = revalidateOnPageChange;

export default function NotFound() {
  const { page } = useText('notFound');
  return (
    <>
      <PageIntro
        title={page.title}
        intro={page.text}
        picture={<IntroPicture picture={page.picture} isSmall />}
      />
      <div className="page-width grid gap-10 py-12">
        <div className="grid gap-4">
          <p className="max-w-prose">
            <TextWithPhoneLinks text={page.help} />
          </p>
          <CrisisLines />
        </div>
        <FindPage query="" />
        <nav aria-labelledby="not-found-links">
          <h2 id="not-found-links" className="mb-3 text-xl">
            {page.linksTitle}
          </h2>
          <PageLinks links={page.links.map(({ href, text }) => ({ href, title: text }))} />
        </nav>
      </div>
    </>
  );
}
