import { organisation } from '#content/en/organisation';
import { type CalendarEvent, calendarFile } from '#domain/calendar/event-calendar';
import { apiContext } from '../../request-context';
import type { Route } from './+types/event-calendar';

export async function loader({ params, context }: Route.LoaderArgs) {
  const response = await context.get(apiContext)('/api/public-events');
  const events: CalendarEvent[] = response.ok ? await response.json() : [];
  const event = events.find(({ id }) => String(id) === params.id);
  if (event === undefined) return new Response('Event not found', { status: 404 });
  return new Response(calendarFile(event, organisation.name, organisation.website, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="event-${event.id}.ics"`,
      'Cache-Control': 'no-cache',
    },
  });
}
