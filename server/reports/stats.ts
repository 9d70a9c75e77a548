// Public numbers: aggregates only, nothing that could point at a person.
import { and, count, eq, gte } from 'drizzle-orm';
import * as v from 'valibot';
import { officeDate } from '#domain/calendar/office-hours';
import { programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { publicRoute } from '../api/route.ts';
import { publicEvents, tallies } from '../db/schema.ts';
import { readTotal } from '../db/tallies.ts';

export const statsRoutes = [
  publicRoute({
    method: 'GET',
    path: '/api/stats',
    summary: 'Public aggregates',
    response: v.strictObject({
      programs: v.number(),
      serviceAreas: v.number(),
      upcomingEvents: v.number(),
      servicesDelivered: v.number(),
    }),
    handle: async ({ db, now }) => {
      const today = officeDate(now());
      const [events] = await db
        .select({ total: count() })
        .from(publicEvents)
        .where(and(eq(publicEvents.isActive, true), gte(publicEvents.eventDate, today)));
      return {
        body: {
          programs: programs.length,
          serviceAreas: serviceAreas.length,
          upcomingEvents: events?.total ?? 0,
          servicesDelivered: await readTotal(db, 'services', eq(tallies.value, 'completed')),
        },
      };
    },
  }),
];
