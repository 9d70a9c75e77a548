// The layout of a program page that shows the program in steps and pictures.
import type { ProgramStory } from '#content/page-shape';
import { PageLink } from '../../ui/page-link';
import { IntroPicture } from '../intro-picture';
import { PageIntro } from '../page-intro';
import { PathSteps } from '../sections/path-steps';
import { PlainList } from '../sections/plain-list';
import { BackToPrograms, type ProgramPageProps } from './program-page';
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
        kind="split"
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
      <div className="section page-width">
        <div className="grid max-w-prose gap-4 text-lg">
          <p>{card.description}</p>
          {detail.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div data-tone="white">
        <PathSteps
          id="process"
          title={story.process.title}
          intro={story.process.intro}
          steps={story.process.steps}
        />
      </div>
      <StoryCarousel carousel={story.carousel} />
      <PlainList
        id="involvement"
        title={story.involvement.title}
        tone="sand"
        items={story.involvement.ways.map(({ title, text, link }) => ({
          title,
          text: (
            <>
              {text}
              <br />
              <PageLink href={link.href} className="text-link target font-semibold">
                {link.text}
              </PageLink>
            </>
          ),
        }))}
      />
      <PlainList id="services" title={texts.servicesTitle} items={detail.services}>
        <p className="mt-4">
          <BackToPrograms texts={texts} />
        </p>
      </PlainList>
    </>
  );
}
