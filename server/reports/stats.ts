// The public figures: totals that cannot identify a person.
import { and, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import * as v from 'valibot';
import { fromOfficeTime, toOfficeDate } from '#domain/calendar/office-hours';
import { programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { publicRoute, type ResponseOf, type Services } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { countEach } from '../db/counts.ts';
import { isDelivered, serviceRecords } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { donations } from '../db/schema/public.ts';
import { readPublicUpcomingEvents } from '../events/public-events.ts';
import { responseSources } from './responses.ts';

/** With fewer responses, a percentage would mean little and could reveal single people. */
const fewestResponses = 10;

/** Excludes applicants whom nobody has reached yet. */
const isHelped = or(isNull(members.dueAt), isNotNull(members.firstContactedAt));

/** Reads the figures of one day. An open response counts as late from the day after it was due. */
async function readFigures(db: Queries, today: string) {
  const counted = await countEach(db, {
    peopleHelped: { table: members, where: isHelped },
    servicesDelivered: { table: serviceRecords, where: isDelivered(serviceRecords) },
    pledges: { table: donations, where: eq(donations.needsReview, false) },
  });
  const sums = { inTime: 0, due: 0 };
  for (const { table, dueAt, respondedAt, isCounted } of Object.values(responseSources)) {
    const isInTime = and(lte(respondedAt, dueAt), isCounted);
    const isDue = or(isNotNull(respondedAt), lt(dueAt, fromOfficeTime(today, 0)));
    const found = await countEach(db, {
      inTime: { table, where: isInTime },
      due: { table, where: and(isNotNull(dueAt), isDue, isCounted) },
    });
    sums.inTime += found.inTime;
    sums.due += found.due;
  }
  return { today, ...counted, respondedInTimePercent: percentOf(sums) };
}

/** Rounded down. */
function percentOf({ inTime, due }: { inTime: number; due: number }): number | null {
  return due < fewestResponses ? null : Math.floor((100 * inTime) / due);
}

/** Reads the figures from the cache, and reloads them on a new day, because overdue responses depend on the date. */
async function figuresOf({
  publicDataCache,
  db,
  now,
}: Pick<Services, 'publicDataCache' | 'db' | 'now'>) {
  const today = toOfficeDate(now());
  const read = () => publicDataCache.read('figures', () => readFigures(db, today));
  const figures = await read();
  if (figures.today === today) return figures;
  publicDataCache.forget();
  return read();
}

export const statsRoutes = [
  publicRoute({
    method: 'GET',
    path: '/api/stats',
    summary: 'Public figures',
    response: v.strictObject({
      programs: v.number(),
      serviceAreas: v.number(),
      upcomingEvents: v.number(),
      peopleHelped: v.number(),
      servicesDelivered: v.number(),
      respondedInTimePercent: v.nullable(v.number()),
      pledges: v.number(),
    }),
    handle: async (call) => {
      const { today: _, ...figures } = await figuresOf(call);
      return {
        body: {
          programs: programs.length,
          serviceAreas: serviceAreas.length,
          upcomingEvents: (await readPublicUpcomingEvents(call)).length,
          ...figures,
        },
      };
    },
  }),
];

export type Stats = ResponseOf<typeof statsRoutes>;
