// Routes for saved views: named filters of lists. The list's own route validates the filter and counts the rows,
// so that the count in the menu equals the list.
import { and, eq, or, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import {
  maxSharedPerPerson,
  maxViews,
  savedViewChangesSchema,
  savedViewSchema,
  type ViewList,
} from '#domain/cases/saved-view';
import { isAllowed } from '#domain/roles';
import { AppError, notAllowed, notFound } from '../api/app-error.ts';
import { compareChanges } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { changeRow, createRow, removeRow } from '../api/change.ts';
import { parseWith } from '../api/request-checks.ts';
import { type Call, type Route, staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { savedViews } from '../db/schema/case-parts.ts';

const viewResponse = buildRowSchema(savedViews);
type View = typeof savedViews.$inferSelect;
type Filter = View['filter'];
export type SavedView = Omit<v.InferOutput<typeof viewResponse>, 'filter'> & { filter: Filter };

const countResponse = v.strictObject({
  id: v.number(),
  /** Null when the list no longer has the filter, or the role may not use it. */
  total: v.nullable(v.number()),
});
export type ViewCount = v.InferOutput<typeof countResponse>;

const paths: Record<ViewList, string> = {
  members: '/api/members',
  submissions: '/api/get-involved-submissions',
  messages: '/api/contacts',
  reminders: '/api/reminders',
};
/** Query parameters that a view must not contain: paging, single rows, and searches, which may name people. */
const noFilters = ['limit', 'cursor', 'ids', 'search', 'memberId'];

const subject = {
  table: savedViews,
  subject: 'saved-view' as const,
  name: 'View',
  entry: (view: View) => ({ note: view.name }),
};

function visibleTo(db: Queries, { username }: StaffSession): Promise<View[]> {
  return db
    .select()
    .from(savedViews)
    .where(or(eq(savedViews.owner, username), eq(savedViews.isShared, true)))
    .orderBy(savedViews.name, savedViews.id)
    .limit(2 * maxViews);
}

async function requireSeen(db: Queries, id: number, { username }: StaffSession): Promise<View> {
  const [view] = await db.select().from(savedViews).where(eq(savedViews.id, id));
  if (view === undefined || (view.owner !== username && !view.isShared)) throw notFound('View');
  return view;
}

/** Throws unless the caller owns the view. */
function requireOwn({ owner }: View, { username }: StaffSession): void {
  if (owner !== username) {
    throw new AppError('forbidden', `This view belongs to ${owner}. You can save one of your own.`);
  }
}

/** Staff managers may remove shared views too, because the owner may have left. */
function requireRemovable(view: View, session: StaffSession): void {
  if (!isAllowed(session.role, 'staff.manage')) requireOwn(view, session);
}

async function isRoom(db: Queries, most: number, isCounted: SQL | undefined): Promise<boolean> {
  const found = await db
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(isCounted)
    .limit(most);
  return found.length < most;
}

async function requireRoom(db: Queries, isCounted: SQL): Promise<void> {
  if (!(await isRoom(db, maxViews, isCounted))) {
    throw new AppError('conflict', `There are ${maxViews} views already. Delete one first.`);
  }
}

async function requireRoomToShare(db: Queries, { username }: StaffSession): Promise<void> {
  const isShared = eq(savedViews.isShared, true);
  if (!(await isRoom(db, maxSharedPerPerson, and(isShared, eq(savedViews.owner, username))))) {
    throw new AppError(
      'conflict',
      `You share ${maxSharedPerPerson} views already. Stop sharing one first.`,
    );
  }
  await requireRoom(db, isShared);
}

export function createSavedViewRoutes(routes: readonly Route[]) {
  const listOf = (list: ViewList): Route => {
    const found = routes.find(({ method, path }) => method === 'GET' && path === paths[list]);
    if (found === undefined) throw new Error(`there is no list of ${list}`);
    return found;
  };

  const mayOpen = ({ role }: StaffSession, list: ViewList) =>
    isAllowed(role, listOf(list).needs ?? 'staff.manage');

  /** The visible views of lists that the caller may open. Others would reveal a number of rows. */
  async function shownTo(db: Queries, session: StaffSession): Promise<View[]> {
    const views = await visibleTo(db, session);
    return views.filter(({ list }) => mayOpen(session, list));
  }

  /** Validates the filter with the query schema of the list. */
  function readFilter(session: StaffSession, list: ViewList, filter: Filter): unknown {
    if (!mayOpen(session, list)) throw notAllowed();
    const { query } = listOf(list);
    const { entries } = query as unknown as { entries: Record<string, unknown> };
    const unknown = Object.keys(filter).filter(
      (name) => !Object.hasOwn(entries, name) || noFilters.includes(name),
    );
    if (unknown.length > 0) {
      throw new AppError('invalid', `This list has no filter ${unknown.join(', ')}.`);
    }
    return parseWith(query, { ...filter, limit: '1' });
  }

  async function countOf(call: Call<unknown, unknown, StaffSession>, { id, list, filter }: View) {
    const route = listOf(list);
    try {
      const query = readFilter(call.session, list, filter);
      const url = new URL(route.path, call.request.url);
      const request = new Request(url, { headers: call.request.headers });
      // Mark as background, because a count is not a read for the access log.
      const asked = { ...call, query, request, params: {}, isBackground: true };
      const headers = new Headers((await route.handle(asked)).headers);
      return { id, total: Number(headers.get('x-total-count')) };
    } catch (error) {
      // The filter no longer exists, or the role may not use it.
      if (error instanceof AppError) return { id, total: null };
      throw error;
    }
  }

  return [
    staffRoute({
      method: 'GET',
      path: '/api/saved-views',
      summary: 'Filters with a name: one’s own, and those that colleagues share',
      needs: 'self',
      response: v.array(viewResponse),
      handle: async ({ db, session }) => ({ body: await shownTo(db, session) }),
    }),
    staffRoute({
      method: 'GET',
      path: '/api/saved-views/counts',
      summary: 'How many rows each of these views shows, counted as its list counts them',
      needs: 'self',
      response: v.array(countResponse),
      handle: async (call) => {
        const counts: ViewCount[] = [];
        for (const view of await shownTo(call.db, call.session)) {
          counts.push(await countOf(call, view));
        }
        return { body: counts };
      },
    }),
    staffRoute({
      method: 'POST',
      path: '/api/saved-views',
      summary: 'Give a filter a name',
      needs: 'self',
      status: 201,
      idempotency: 'key-required',
      body: savedViewSchema,
      response: viewResponse,
      handle: async ({ once, body, session, now }) => {
        readFilter(session, body.list, body.filter);
        return once(async (tx) => {
          await requireRoom(tx, eq(savedViews.owner, session.username));
          if (body.isShared) await requireRoomToShare(tx, session);
          const row = await createRow(tx, {
            table: savedViews,
            subject: 'saved-view',
            columns: { ...body, owner: session.username, createdAt: now(), updatedAt: now() },
            session,
            now: now(),
            entry: subject.entry,
          });
          return { body: row };
        });
      },
    }),
    staffRoute({
      method: 'PATCH',
      path: '/api/saved-views/{id}',
      summary: 'Rename a view, change what it shows, share it or stop sharing it',
      needs: 'self',
      body: savedViewChangesSchema,
      response: viewResponse,
      handle: async ({ db, body, params, version, session, now }) => {
        const id = Number(params.id);
        const { row } = await db.transaction(async (tx) => {
          const view = await requireSeen(tx, id, session);
          requireOwn(view, session);
          if (body.filter !== undefined) readFilter(session, view.list, body.filter);
          return changeRow(tx, {
            ...subject,
            id,
            version,
            session,
            now: now(),
            differs: (view) => compareChanges(view, body),
            columns: async ({ isShared }) => {
              if (body.isShared && !isShared) await requireRoomToShare(tx, session);
              return body as Partial<View>;
            },
          });
        });
        return { body: row };
      },
    }),
    staffRoute({
      method: 'DELETE',
      path: '/api/saved-views/{id}',
      summary: 'Delete a view; the rows it shows stay',
      needs: 'self',
      response: viewResponse,
      handle: async ({ db, params, version, session, now }) => {
        const id = Number(params.id);
        const row = await db.transaction(async (tx) => {
          requireRemovable(await requireSeen(tx, id, session), session);
          return removeRow(tx, { ...subject, id, version, session, now: now() });
        });
        return { body: row };
      },
    }),
  ];
}
