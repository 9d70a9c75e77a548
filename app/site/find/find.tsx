import { serviceAreas } from '#domain/service-areas';
import { apiContext, siteContext } from '../../request-context';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { CrisisLines, Helplines } from '../crisis-lines';
import { fetchUpcomingEvents } from '../events/public-events';
import { anyTextPattern, type PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import { getContent, getPageText, getRequestLanguage } from '../page-text';
import { TextWithPhoneLinks } from '../text-with-phone-links';
import type { Route } from './+types/find';
import { FindPage } from './find-page';
import { findPages, type SearchHit } from './page-for-word';

export const handle: PageHandle = {
  query: { word: anyTextPattern },
  dataQuery: { word: anyTextPattern },
};

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const query = new URL(request.url).searchParams.get('word')?.slice(0, 100).trim() ?? '';
  const { about, vocabularies } = getContent(args);
  const needs = serviceAreas.map(({ name, program }) => ({
    name: vocabularies.serviceAreas[name],
    href: `/programs/${program}`,
    text: about.serviceAreas.tiles[name],
  }));
  const events =
    query === '' ? [] : await fetchUpcomingEvents(context.get(apiContext)).catch(() => []);
  const found = findPages(query, getRequestLanguage(request), context.get(siteContext), events);
  return { text: getPageText(args, 'find'), query, needs, ...found };
}

export default function FindRoute({ loaderData }: Route.ComponentProps) {
  const find = useText('find');
  const { query, needs, best, events, help, others, isEventAsked, isUrgent } = loaderData;
  const isNone = query !== '' && best.length + events.length + help.length + others.length === 0;
  const eventResults = (
    <Results id="found-events" title={find.events} query={query} found={events} />
  );
  return (
    <>
      <PageIntro title={find.title} intro={find.intro}>
        <FindPage query={query} />
      </PageIntro>
      <div className="page-width grid gap-12 py-12">
        {isUrgent ? (
          <section className="help-card">
            <p className="mb-4 font-semibold">{find.urgent}</p>
            <CrisisLines />
            <Helplines />
          </section>
        ) : null}
        <div aria-live="polite" className="grid gap-12 empty:hidden">
          {isNone ? (
            <p className="text-lg">
              <TextWithPhoneLinks text={find.none} />
            </p>
          ) : null}
          <Results id="found-best" title={find.best} query={query} found={best} isCards />
          {isEventAsked ? eventResults : null}
          <Results id="found-help" title={find.help} query={query} found={help} isCards />
          {help.length === 0 || best.length > 0 ? null : <Apply />}
          {isEventAsked ? null : eventResults}
          <Results id="found-pages" title={find.others} query={query} found={others} />
        </div>
        <section aria-labelledby="needs">
          <h2 id="needs" className="mb-6 text-2xl">
            {find.needs}
          </h2>
          <ul className="tiles">
            {needs.map(({ name, href, text }) => (
              <li key={name} className="flex">
                <PageLink href={href} className="card tile p-5">
                  <strong className="font-heading text-lg">{name}</strong>
                  <span className="mt-1 block">{text}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

type ResultsProps = {
  id: string;
  title: string;
  query: string;
  found: readonly SearchHit[];
  isCards?: boolean;
};

function Results({ id, title, query, found, isCards }: ResultsProps) {
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} dir="auto" className="mb-6 text-2xl wrap-anywhere">
        {title.replace('{word}', () => query)}
      </h2>
      <ul className={isCards ? 'tiles' : 'found-pages'}>
        {found.map(({ href, title: page, heading, pieces }) => (
          <li key={`${href} ${page}`} className="flex">
            <PageLink href={href} className={isCards ? 'card tile p-5' : 'tile'}>
              <strong className="font-heading text-lg">{page}</strong>
              <span className="mt-1 block">
                {heading === '' ? null : <b>{heading}: </b>}
                {pieces.map((piece, at) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
                  at % 2 === 0 ? piece : <mark key={at}>{piece}</mark>,
                )}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Apply() {
  const { title, text, button } = useText('find').apply;
  return (
    <section className="card flex flex-wrap items-center justify-between gap-4 bg-gold p-6">
      <div className="max-w-prose">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1">{text}</p>
      </div>
      <PageLink href={button.href} className="button-primary">
        {button.text}
      </PageLink>
    </section>
  );
}
