import type { ProgramCard, ProgramDetail, Programs } from '#content/page-shape';
import { PageLink } from '../../ui/page-link';
import { CallToAction } from '../call-to-action';
import { Dialable } from '../dialable';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { PersonCard } from '../person-card';

export type ProgramPageProps = {
  slug: string;
  card: ProgramCard;
  line?: string | undefined;
  detail: ProgramDetail;
  texts: Programs['detail'];
  areas: readonly string[];
};

export function ProgramPage({ card, line, detail, texts, areas }: ProgramPageProps) {
  return (
    <>
      <PageIntro
        title={card.title}
        line={line}
        slogan={card.slogan}
        intro={card.description}
        picture={<IntroPicture picture={card.picture} />}
      >
        <PageLink href={texts.getHelp.href} className="button-primary">
          {texts.getHelp.text}
        </PageLink>
        <PageLink href={texts.getInvolved.href} className="button-secondary">
          {texts.getInvolved.text}
        </PageLink>
      </PageIntro>
      <div className="page-width grid gap-12 py-12">
        <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
          <div className="grid max-w-prose content-start gap-4">
            {detail.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Dialable text={paragraph} />
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
        <Services detail={detail} title={texts.servicesTitle} />
        {detail.director ? (
          <section aria-labelledby="director">
            <h2 id="director" className="mb-6 text-2xl">
              {texts.directorTitle}
            </h2>
            <div className="max-w-3xl">
              <PersonCard person={detail.director} />
            </div>
          </section>
        ) : null}
        <BackToPrograms texts={texts} />
      </div>
      <CallToAction title={texts.support.title} text={texts.support.text}>
        <PageLink href={texts.support.donate.href} className="button-primary">
          {texts.support.donate.text}
        </PageLink>
        <PageLink href={texts.support.partner.href} className="button-secondary">
          {texts.support.partner.text}
        </PageLink>
      </CallToAction>
    </>
  );
}

export function Services({ detail, title }: { detail: ProgramDetail; title: string }) {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="mb-6 text-2xl">
        {title}
      </h2>
      <ul className="card-grid">
        {detail.services.map((service) => (
          <li key={service.title} className="card p-5">
            <h3 className="text-lg">{service.title}</h3>
            <p className="mt-1">{service.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BackToPrograms({ texts }: { texts: Programs['detail'] }) {
  return (
    <p>
      <PageLink href={texts.backToPrograms.href} className="text-link target">
        {texts.backToPrograms.text}
      </PageLink>
    </p>
  );
}
