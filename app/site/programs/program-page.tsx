import type { ProgramCard, ProgramDetail, Programs } from '#content/page-shape';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { CallToAction } from '../call-to-action';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { PathSteps } from '../sections/path-steps';
import { PlainList } from '../sections/plain-list';
import { QuoteBand } from '../sections/quote-band';
import { TextWithPhoneLinks } from '../text-with-phone-links';

export type ProgramPageProps = {
  slug: string;
  card: ProgramCard;
  line?: string | undefined;
  detail: ProgramDetail;
  texts: Programs['detail'];
  areas: readonly string[];
};

export function ProgramPage({ card, line, detail, texts, areas }: ProgramPageProps) {
  const { sampleProfile } = useText('organization');
  const { director } = detail;
  return (
    <>
      <PageIntro
        title={card.title}
        line={line}
        slogan={card.slogan}
        intro={card.description}
        kind="split"
        picture={<IntroPicture picture={card.picture} />}
      >
        <PageLink href={texts.getHelp.href} className="button-primary">
          {texts.getHelp.text}
        </PageLink>
        <PageLink href={texts.getInvolved.href} className="button-secondary">
          {texts.getInvolved.text}
        </PageLink>
      </PageIntro>
      <div className="section page-width about-program">
        <div className="grid max-w-prose content-start gap-4 text-lg">
          {detail.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <TextWithPhoneLinks text={paragraph} />
            </p>
          ))}
        </div>
        {areas.length === 0 ? null : (
          <div>
            <h2 className="text-lg">{texts.areasTitle}</h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {areas.map((area) => (
                <li key={area} className="chip">
                  {area}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <PlainList id="services" title={texts.servicesTitle} items={detail.services} tone="white" />
      <PathSteps id="start" title={texts.start.title} steps={texts.start.steps} />
      {director ? (
        <QuoteBand
          id="director"
          title={texts.directorTitle}
          paragraphs={director.bio}
          signature={director.name}
          notes={[director.title, director.sample ? sampleProfile : undefined]}
          portraits={[director.picture]}
        />
      ) : null}
      <CallToAction title={texts.support.title} text={texts.support.text}>
        <PageLink href={texts.support.donate.href} className="button-primary">
          {texts.support.donate.text}
        </PageLink>
        <PageLink href={texts.support.partner.href} className="button-secondary">
          {texts.support.partner.text}
        </PageLink>
        <BackToPrograms texts={texts} />
      </CallToAction>
    </>
  );
}

export function BackToPrograms({ texts }: { texts: Programs['detail'] }) {
  return (
    <PageLink href={texts.backToPrograms.href} className="button-quiet">
      {texts.backToPrograms.text}
    </PageLink>
  );
}
