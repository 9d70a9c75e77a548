// A program that tells how it works has a layout of its own: its way in steps and pictures.
import type { ProgramStory } from '#content/page-shape';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/page-link';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { BackToPrograms, type ProgramPageProps, Services } from './program-page';
import { StoryCarousel } from './story-carousel';

type StoryProgramProps = ProgramPageProps & { story: ProgramStory };

export function StoryProgram({ card, line, detail, texts, story }: StoryProgramProps) {
  return (
    <>
      <PageIntro
        title={card.title}
        line={line}
        slogan={card.slogan}
        intro={story.impact}
        picture={<IntroPicture picture={card.picture} />}
      >
        <PageLink href={story.donate.href} className="button-primary">
          {story.donate.text}
        </PageLink>
        <PageLink href={texts.getHelp.href} className="button-secondary">
          {texts.getHelp.text}
        </PageLink>
        <PageLink href={texts.getInvolved.href} className="button-secondary">
          {texts.getInvolved.text}
        </PageLink>
      </PageIntro>
      <div className="page-width grid gap-16 py-12">
        <div className="grid max-w-prose gap-4">
          <p>{card.description}</p>
          {detail.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section aria-labelledby="process">
          <h2 id="process" className="text-2xl">
            {story.process.title}
          </h2>
          <p className="mt-2 mb-6 max-w-prose">{story.process.intro}</p>
          <ol className="grid gap-5 md:grid-cols-3">
            {story.process.steps.map((step, at) => (
              <li key={step.title} className="card p-6">
                <p className="flex items-center gap-3">
                  <span className="step-number">{at + 1}</span>
                  <span className="text-pine">
                    <Icon name={step.icon} size={28} />
                  </span>
                </p>
                <h3 className="mt-3 text-xl">{step.title}</h3>
                <p className="mt-1">{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
        <StoryCarousel carousel={story.carousel} />
        <section aria-labelledby="involvement">
          <h2 id="involvement" className="mb-6 text-2xl">
            {story.involvement.title}
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {story.involvement.ways.map((way) => (
              <li key={way.title} className="card flex flex-col gap-2 p-5">
                <span className="text-pine">
                  <Icon name={way.icon} size={28} />
                </span>
                <h3 className="text-lg">{way.title}</h3>
                <p className="grow">{way.text}</p>
                <PageLink href={way.link.href} className="text-link target font-semibold">
                  {way.link.text}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
        <Services detail={detail} title={texts.servicesTitle} />
        <BackToPrograms texts={texts} />
      </div>
    </>
  );
}
