// Public numbers: aggregates only, nothing that could point at a person.
import * as v from 'valibot';
import { programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { publicRoute } from '../api/route.ts';
import { isDelivered, readTotal } from '../db/tallies.ts';
import { publicUpcomingEvents } from '../events/public-events.ts';

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
    handle: async (call) => ({
      body: {
        programs: programs.length,
        serviceAreas: serviceAreas.length,
        upcomingEvents: (await publicUpcomingEvents(call)).length,
        servicesDelivered: await call.kept.read('services', () =>
          readTotal(call.db, 'services', isDelivered),
        ),
      },
    }),
  }),
];
