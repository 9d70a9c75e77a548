import { defaultLanguage, localizePath } from '#content/languages';
import { buildCalendarFile } from '#domain/calendar/event-calendar';
import { apiContext } from '../../request-context';
import { getContent, getRequestLanguage } from '../page-text';
import type { Route } from './+types/event-calendar';
import { fetchEvent } from './public-events';

export async function loader(args: Route.LoaderArgs) {
  const { params, context, request } = args;
  const { failures, organization } = getContent(args);
  const missing = () => new Response(failures.eventNotFound, { status: 404 });
  if (!/^\d{1,9}$/.test(params.id)) return missing();
  const event = await fetchEvent(params.id, context.get(apiContext)).catch(() => null);
  if (event === null) {
    const headers = { 'Retry-After': '10' };
    return new Response(failures.busy, { status: 503, headers });
  }
  if (event === undefined) return missing();
  const language = getRequestLanguage(request);
  const page = organization.website + localizePath(language, '/events');
  const isOriginal = language === defaultLanguage;
  const texts = isOriginal
    ? event
    : {
        ...event,
        title: event.translatedTitle || event.title,
        description: event.translatedDescription || event.description,
      };
  const organiser = { name: organization.name, language, page };
  return new Response(buildCalendarFile(texts, organiser, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="event-${event.id}.ics"`,
      'Cache-Control': 'no-cache',
    },
  });
}
