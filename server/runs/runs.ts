// Changes the state of a run, and lists runs.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { dayMs } from '#domain/calendar/durations';
import { runDataDays } from '#domain/imports/import-plan';
import { type RunStatus, runStatuses } from '#domain/runs';
import { AppError, notFound } from '../api/app-error.ts';
import type { Actor, AuditAction, Changes } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { changeRow } from '../api/change.ts';
import { listPage, listQueryEntries } from '../api/list.ts';
import { type SortKey, sortBothWays } from '../api/order.ts';
import { staffRoute } from '../api/route.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { runs } from '../db/schema/runs.ts';
import type { Run } from './run-worker.ts';

const shownColumns = [
  ...(['id', 'version', 'kind', 'status', 'startedBy', 'title', 'total', 'done'] as const),
  ...(['expiresAt', 'endedAt', 'createdAt'] as const),
];
export const runResponse = v.strictObject({
  ...buildRowSchema(runs, shownColumns).entries,
  status: v.picklist(Object.keys(runStatuses) as RunStatus[]),
  counts: v.record(v.string(), v.number()),
});
export type ShownRun = v.InferOutput<typeof runResponse>;

export function shownRun(row: Run) {
  const columns = Object.fromEntries(shownColumns.map((name) => [name, row[name]])) as Pick<
    Run,
    (typeof shownColumns)[number]
  >;
  return { ...columns, counts: row.counts };
}

export async function findRun(db: Queries, id: number): Promise<Run> {
  const [row] = await db.select().from(runs).where(eq(runs.id, id));
  if (row === undefined) throw notFound('Run');
  return row;
}

/** The person in whose name the worker acts. */
export function actorOf({ staffId, startedBy }: Run): Actor {
  return staffId === null ? 'system' : { staffId, username: startedBy };
}

/** The rows of a run are deleted this long after its last step. */
export const expiryFrom = (now: Date) => new Date(now.getTime() + runDataDays * dayMs);

type Step = {
  id: number;
  version: number | undefined;
  session: StaffSession;
  now: Date;
  to: RunStatus;
  /** The states from which the step is allowed. */
  from: readonly RunStatus[];
  action: AuditAction;
  refused: string;
};

/** Starts a step in the name of the caller. A repeated request finds it started and changes nothing. */
export async function startStep(tx: Transaction, step: Step): Promise<Run> {
  const { id, version, session, now, to, from, action, refused } = step;
  const { row } = await changeRow(tx, {
    table: runs,
    subject: 'run',
    name: 'Run',
    id,
    version,
    session,
    now,
    shown: shownRun,
    differs: ({ status }): Changes => (status === to ? {} : { status: [status, to] }),
    columns: ({ status, expiresAt }): Partial<Run> => {
      if (!from.includes(status) || expiresAt < now) throw new AppError('conflict', refused);
      const by = { staffId: session.staffId, startedBy: session.username };
      return { ...by, status: to, done: 0, endedAt: null, claimedUntil: null };
    },
    entry: () => ({ action, changes: undefined }),
  });
  return row;
}

/** Ends a step that the worker carried out, unless the run was changed meanwhile. */
export async function endStep(
  tx: Transaction,
  run: Run,
  { to, now, counts }: { to: RunStatus; now: Date; counts: Run['counts'] },
): Promise<void> {
  await changeRow(tx, {
    table: runs,
    subject: 'run',
    name: 'Run',
    id: run.id,
    version: undefined,
    session: actorOf(run),
    now,
    columns: ({ status, version }): Partial<Run> =>
      status !== run.status || version !== run.version
        ? {}
        : {
            ...{ status: to, counts, claimedUntil: null },
            ...(to === 'ready' ? {} : { endedAt: now, expiresAt: expiryFrom(now) }),
          },
    entry: () => ({ action: 'completed', changes: undefined }),
  });
}

const idKey: SortKey = { by: runs.id, type: 'int' };
const sorts = sortBothWays('createdAt', { by: runs.createdAt, type: 'timestamptz' }, idKey);

export const runRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/runs',
    needs: 'people.import',
    summary: 'Imports and other long actions, newest first',
    query: v.object(listQueryEntries(sorts)),
    response: v.array(runResponse),
    handle: async ({ db, query, request }) => {
      const { rows, headers } = await listPage(db, {
        table: runs,
        where: [],
        sort: sorts[query.sort ?? '-createdAt'],
        query,
        url: request.url,
      });
      return { body: rows.map(shownRun), headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/runs/{id}',
    needs: 'people.import',
    summary: 'One run, with its progress',
    response: runResponse,
    handle: async ({ db, params }) => ({ body: shownRun(await findRun(db, Number(params.id))) }),
  }),
];
