// Public figures: true sums, nothing that could point at a person.
import * as v from 'valibot';
import { officeDate } from '#domain/calendar/office-hours';
import { programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { publicRoute, type ResponseOf } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { readDays, readTallies, totalOf } from '../db/tallies.ts';
import { publicUpcomingEvents } from '../events/public-events.ts';

const awaited = ['members', 'submissions', 'contacts'];
const respondedTo = awaited.map((name) => `${name}.kept`);
const waiting = awaited.map((name) => `${name}.open`);
/** Of fewer responses a percentage would say little, and that little about single people. */
const fewestResponses = 10;

async function readFigures(db: Queries) {
  return {
    sums: await readTallies(db, [
      'members',
      'members.unreached',
      'services',
      'donations',
      ...respondedTo,
    ]),
    // By the day they are due: which of them are overdue depends on when somebody looks.
    open: await readDays(db, waiting, '0001-01-01'),
  };
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

/** Who applied and waits for the first call is not helped yet; who was erased before it never was. */
function peopleHelped({ sums, open }: Figures): number {
  const notReached = open.filter(({ name }) => name === 'members.open');
  const helped = totalOf(sums, 'members') - totalOf(sums, 'members.unreached');
  return helped - notReached.reduce((sum, { total }) => sum + total, 0);
}

/** Rounded down; what is still open counts as late from the day after it was due. */
function inTimePercent({ sums, open }: Figures, today: string): number | null {
  const sum = (value: string) =>
    respondedTo.reduce((total, name) => total + totalOf(sums, name, value), 0);
  const overdue = open
    .filter(({ day }) => day < today)
    .reduce((total, one) => total + one.total, 0);
  const due = sum('in-time') + sum('late') + overdue;
  return due < fewestResponses ? null : Math.floor((100 * sum('in-time')) / due);
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
      const figures = await call.kept.read('figures', () => readFigures(call.db));
      return {
        body: {
          programs: programs.length,
          serviceAreas: serviceAreas.length,
          upcomingEvents: (await publicUpcomingEvents(call)).length,
          peopleHelped: peopleHelped(figures),
          servicesDelivered: totalOf(figures.sums, 'services', 'completed'),
          respondedInTimePercent: inTimePercent(figures, officeDate(call.now())),
          pledges: totalOf(figures.sums, 'donations'),
        },
      };
    },
  }),
];

export type Stats = ResponseOf<typeof statsRoutes>;
