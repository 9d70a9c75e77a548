import { organisation } from '#content/en/organisation';
import { calendarFile } from '#domain/calendar/event-calendar';
import { apiContext } from '../../request-context';
import type { Route } from './+types/event-calendar';
import { eventWithId } from './public-events';

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!/^\d{1,9}$/.test(params.id)) return new Response('Event not found', { status: 404 });
  const event = await eventWithId(params.id, context.get(apiContext)).catch(() => null);
  if (event === null) {
    const headers = { 'Retry-After': '10' };
    return new Response('Please try again in a moment', { status: 503, headers });
  }
  if (event === undefined) return new Response('Event not found', { status: 404 });
  return new Response(calendarFile(event, organisation.name, organisation.website, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="event-${event.id}.ics"`,
      'Cache-Control': 'no-cache',
    },
  });
}
