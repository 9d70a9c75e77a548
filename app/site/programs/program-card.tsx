import type { ProgramSlug } from '#domain/programs';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { Picture } from '../../ui/picture';

export function ProgramCard({ slug }: { slug: ProgramSlug }) {
  const content = useText('programs');
  const card = content.cards[slug];
  const line = useText('vocabularies').programLines?.[slug];
  return (
    <article className="card program-card">
      <Picture
        picture={card.picture}
        sizes="(min-width: 1024px) 420px, (min-width: 640px) 46vw, 92vw"
        className="h-auto w-full border-b-2 border-ink"
      />
      <div className="flex grow flex-col gap-2 p-6">
        <h2 className="text-xl">{card.title}</h2>
        {line === undefined ? null : <p className="text-sm text-muted">{line}</p>}
        <p className="font-semibold text-clay-dark">{card.slogan}</p>
        <p className="grow">{card.description}</p>
        <PageLink href={`/programs/${slug}`} className="way-link card-link mt-3 self-start">
          {content.learnMore}
          <span className="sr-only">: {card.title}</span>
        </PageLink>
      </div>
    </article>
  );
}
