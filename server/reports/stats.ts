// Public figures: true sums, nothing that could point at a person.
import * as v from 'valibot';
import { officeDate } from '#domain/calendar/office-hours';
import { programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { publicRoute, type ResponseOf } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { readDays, readTallies, totalOf } from '../db/tallies.ts';
import { publicUpcomingEvents } from '../events/public-events.ts';

const respondedTo = ['members.kept', 'submissions.kept', 'contacts.kept'];
/** Who was never reached before the case was closed counts as who still waits. */
const unreached = ['members.open', 'members.closed-unreached'];
const waiting = [...unreached, 'submissions.open', 'contacts.open'];
/** Of fewer responses a percentage would say little, and that little about single people. */
const fewestResponses = 10;

async function readFigures(db: Queries, today: string) {
  const sums = await readTallies(db, [
    'members',
    'members.unreached',
    'members.needs-review',
    'services',
    'donations',
    ...respondedTo,
  ]);
  const open = await readTallies(db, waiting);
  // Which of them are overdue depends on when somebody looks: those that are not yet, by the day.
  const dueLater = await readDays(db, waiting, today);
  const sumOf = (names: string[]) => names.reduce((sum, name) => sum + totalOf(open, name), 0);
  const openInAll = sumOf(waiting);
  const notReached = sumOf(unreached) + totalOf(sums, 'members.needs-review', 'open');
  return { sums, notReached, openInAll, dueLater };
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

/** Who applied and waits for the first call is not helped yet; who was erased before it never was. */
function peopleHelped({ sums, notReached }: Figures): number {
  return totalOf(sums, 'members') - totalOf(sums, 'members.unreached') - notReached;
}

/** Rounded down; what is still open counts as late from the day after it was due. */
function inTimePercent({ sums, openInAll, dueLater }: Figures, today: string): number | null {
  const sum = (value: string) =>
    respondedTo.reduce((total, name) => total + totalOf(sums, name, value), 0);
  const overdue = dueLater
    .filter(({ day }) => day >= today)
    .reduce((total, one) => total - one.total, openInAll);
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
      const today = officeDate(call.now());
      const figures = await call.kept.read('figures', () => readFigures(call.db, today));
      return {
        body: {
          programs: programs.length,
          serviceAreas: serviceAreas.length,
          upcomingEvents: (await publicUpcomingEvents(call)).length,
          peopleHelped: peopleHelped(figures),
          servicesDelivered: totalOf(figures.sums, 'services', 'completed'),
          respondedInTimePercent: inTimePercent(figures, today),
          pledges: totalOf(figures.sums, 'donations'),
        },
      };
    },
  }),
];

export type Stats = ResponseOf<typeof statsRoutes>;
