import { Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { apiContext } from '../../request-context';
import { type Text, useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { Picture } from '../../ui/picture';
import { CallToAction } from '../call-to-action';
import { IntroPicture } from '../intro-picture';
import type { PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import { getPageText } from '../page-text';
import { TextWithPhoneLinks } from '../text-with-phone-links';
import type { Route } from './+types/events';
import { EventCard } from './event-card';
import { EventData } from './event-data';
import { PastEvents } from './past-events';
import { fetchAllEvents, type PublicEvent } from './public-events';
import { useFreshEvents } from './use-fresh-events';

export const handle: PageHandle = { isLive: true };

/** Undefined if the list could not be read; the page then offers to try again. */
type Found = PublicEvent[] | undefined;
/** `today` is the date at the office; it separates past from coming events. */
type Loaded = { text: Text; events: Found | Promise<Found>; today: string };

export async function loader(args: Route.LoaderArgs): Promise<Loaded> {
  const { context } = args;
  const events = await fetchAllEvents(context.get(apiContext)).catch(() => undefined);
  const text = getPageText(args, 'events', 'vocabularies');
  return { text, events, today: toOfficeDate(new Date()) };
}

/** In the browser, shows the page as soon as its text has loaded, with placeholders for the cards. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  const asked = fetchAllEvents();
  asked.catch(() => {});
  // Use the server's date, because a phone's clock may be wrong.
  const { text, events, today } = await serverLoader();
  return { text, events: asked.catch(() => events), today };
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const content = useText('events');
  const { events, today } = loaderData;
  const { host } = content;
  return (
    <>
      <PageIntro
        title={content.title}
        intro={content.intro}
        picture={<IntroPicture picture={content.hero} isSmall />}
      />
      <div className="page-width grid gap-12 py-12">
        {events instanceof Promise ? (
          <Suspense fallback={<Skeletons />}>
            <Await resolve={events}>{(found) => <List found={found} today={today} />}</Await>
          </Suspense>
        ) : (
          <FreshList rendered={events} today={today} />
        )}
      </div>
      <CallToAction title={host.title} text={host.text}>
        <PageLink href={host.button.href} className="button-primary">
          {host.button.text}
        </PageLink>
      </CallToAction>
    </>
  );
}

const gridClass = 'card-grid';

/** Shows the rendered list, then the newest one. */
function FreshList({ rendered, today }: { rendered: Found; today: string }) {
  return <List found={useFreshEvents(rendered, fetchAllEvents)} today={today} />;
}

function List({ found, today }: { found: Found; today: string }) {
  const content = useText('events');
  const { revalidate, state } = useRevalidator();
  if (found === undefined) {
    const { title, text, retry } = content.failed;
    return (
      <div role="alert" className="card mx-auto max-w-prose p-8 text-center">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 mb-5">
          <TextWithPhoneLinks text={text} />
        </p>
        <button
          type="button"
          className="button-primary needs-script"
          aria-disabled={state === 'loading' || undefined}
          onClick={() => void revalidate()}
        >
          {retry}
        </button>
      </div>
    );
  }
  const isComing = ({ eventDate }: PublicEvent) => eventDate.slice(0, 10) >= today;
  const coming = found.filter(isComing);
  return (
    <>
      {coming.length === 0 ? (
        <div className="empty-events">
          <Picture picture={content.empty.picture} sizes="320px" />
          <div>
            <h2 className="text-2xl">{content.empty.title}</h2>
            <p className="mt-2">{content.empty.text}</p>
          </div>
        </div>
      ) : (
        <ul className={gridClass}>
          {coming.map((event) => (
            <li key={event.id} className="grid">
              <EventCard event={event} level="h2" />
            </li>
          ))}
        </ul>
      )}
      <PastEvents events={found.filter((event) => !isComing(event)).reverse()} />
      <EventData events={coming} />
    </>
  );
}

const skeletonCount = 3;

/** Placeholders of the same size as the cards. */
function Skeletons() {
  const { loading } = useText('events');
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      <div className={gridClass} aria-hidden>
        {Array.from({ length: skeletonCount }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
          <div key={at} className="card event-skeleton" />
        ))}
      </div>
    </div>
  );
}
