import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { CrisisLines } from '../crisis-lines';
import { Dialable } from '../dialable';
import { PageIntro } from '../page-intro';
import { pageTextFor } from '../page-text';
import { ifPageChanges } from '../revalidation';
import type { Route } from './+types/get-assistance';

export function loader({ request }: Route.LoaderArgs) {
  return { text: pageTextFor(request, 'getAssistance') };
}
export const shouldRevalidate = ifPageChanges;

export default function GetAssistancePage() {
  const content = useText('getAssistance');
  const { crisis, expect, otherWays, inOtherLanguage } = content;
  return (
    <>
      <PageIntro title={content.title} intro={content.intro}>
        <PageLink href={content.apply.href} className="button-primary">
          {content.apply.text}
        </PageLink>
        <p className="self-center text-sm font-semibold">{content.applyNote}</p>
      </PageIntro>
      <div className="page-width grid gap-12 py-12">
        <section aria-labelledby="crisis" className="help-card">
          <h2 id="crisis" className="text-xl">
            {crisis.title}
          </h2>
          <p className="mt-2">{crisis.text}</p>
          <ul className="prose-list my-4">
            <li>
              <Dialable text={crisis.emergency} />
            </li>
            <li>
              <Dialable text={crisis.lifeline} />
            </li>
          </ul>
          <CrisisLines />
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps" className="mb-6 text-2xl">
            {content.stepsTitle}
          </h2>
          <ol className="grid gap-5 md:grid-cols-3">
            {content.steps.map((step, at) => (
              <li key={step.title} className="card p-6">
                <span className="step-number">{at + 1}</span>
                <h3 className="mt-3 text-lg">{step.title}</h3>
                <p className="mt-1">{step.text}</p>
              </li>
            ))}
          </ol>
          <PageLink href={content.apply.href} className="button-primary mt-6">
            {content.apply.text}
          </PageLink>
        </section>
        <div className="grid gap-8 md:grid-cols-2">
          <section>
            <h2 className="mb-3 text-xl">{expect.title}</h2>
            <ul className="prose-list">
              {expect.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
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
                  <Dialable text={inOtherLanguage.text} />
                </p>
              </div>
            )}
          </section>
        </div>
        <p>
          <PageLink href={content.backHome.href} className="text-link target">
            {content.backHome.text}
          </PageLink>
        </p>
      </div>
    </>
  );
}
