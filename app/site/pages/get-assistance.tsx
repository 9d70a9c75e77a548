import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { CrisisLines, Helplines } from '../crisis-lines';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import { PathSteps } from '../sections/path-steps';
import { TextWithPhoneLinks } from '../text-with-phone-links';
import type { Route } from './+types/get-assistance';

export function loader(args: Route.LoaderArgs) {
  return { text: getPageText(args, 'getAssistance') };
}
export const shouldRevalidate = revalidateOnPageChange;

export default function GetAssistancePage() {
  const content = useText('getAssistance');
  const { crisis, expect, otherWays, inOtherLanguage } = content;
  return (
    <>
      <PageIntro
        title={content.title}
        intro={content.intro}
        kind="split"
        picture={<IntroPicture picture={content.hero} />}
      >
        <PageLink href={content.apply.href} className="button-primary">
          {content.apply.text}
        </PageLink>
        <p className="self-center text-sm font-semibold">{content.applyNote}</p>
      </PageIntro>
      <div className="page-width pt-10 md:pt-16">
        <section aria-labelledby="crisis" className="help-card">
          <h2 id="crisis" className="text-xl">
            {crisis.title}
          </h2>
          <p className="mt-2">{crisis.text}</p>
          <ul className="prose-list my-4">
            <li>
              <TextWithPhoneLinks text={crisis.emergency} />
            </li>
            <li>
              <TextWithPhoneLinks text={crisis.lifeline} />
            </li>
          </ul>
          <CrisisLines />
          <Helplines />
        </section>
      </div>
      <PathSteps id="steps" title={content.stepsTitle} steps={content.steps} />
      <section className="section" data-tone="sand">
        <div className="page-width grid gap-12 md:grid-cols-2">
          <section>
            <h2 className="mb-3 text-xl">{expect.title}</h2>
            <ul className="prose-list">
              {expect.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <PageLink href={content.apply.href} className="button-primary mt-6">
              {content.apply.text}
            </PageLink>
          </section>
          <section>
            <h2 className="mb-3 text-xl">{otherWays.title}</h2>
            <p>{otherWays.text}</p>
            <p className="mt-2 flex flex-wrap gap-x-6">
              {otherWays.links.map((link) => (
                <PageLink
                  key={link.href}
                  href={link.href}
                  className="text-link target font-semibold"
                >
                  {link.text}
                </PageLink>
              ))}
            </p>
            {inOtherLanguage === undefined ? null : (
              <div lang={inOtherLanguage.lang} className="mt-6 border-t-4 border-gold pt-4">
                <h3 className="text-lg">{inOtherLanguage.title}</h3>
                <p className="mt-1">
                  <TextWithPhoneLinks text={inOtherLanguage.text} />
                </p>
              </div>
            )}
            <p className="mt-6">
              <PageLink href={content.backHome.href} className="text-link target">
                {content.backHome.text}
              </PageLink>
            </p>
          </section>
        </div>
      </section>
    </>
  );
}
