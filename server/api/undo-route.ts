// The routes that undo the newest change of one row or of several.
import * as v from 'valibot';
import type { Permission } from '#domain/roles';
import { restricted as text } from '#text/staff/restricted';
import type { Transaction } from '../db/client.ts';
import { AppError } from './app-error.ts';
import { changedRowsSchema, chosenRowsSchema } from './bulk.ts';
import type { CasePathId } from './case-access.ts';
import type { ChangeTable } from './change.ts';
import { type AnySchema, staffRoute } from './route.ts';
import { type UndoableRow, undoChange } from './undo.ts';

type UndoRoute<Table extends ChangeTable, P extends string, R extends AnySchema> = {
  /** The path segment of the rows: `members` for `/api/members`. */
  collection: P;
  needs: Permission;
  caseBy?: CasePathId;
  response: R;
  undoable: UndoableRow<Table>;
  /** Formats the row like its other routes. */
  shown?: (row: Table['$inferSelect'], now: Date) => object;
  /** Runs in the same transaction, after the values were restored. */
  onUndone?: (tx: Transaction, row: Table['$inferSelect'], now: Date) => Promise<void>;
  /** The public pages that show the row. */
  publicPaths?: readonly string[];
};

export function undoRoute<Table extends ChangeTable, const P extends string, R extends AnySchema>(
  parts: UndoRoute<Table, P, R>,
) {
  const { collection, needs, caseBy, response, undoable, onUndone, publicPaths } = parts;
  const shown = parts.shown ?? ((row: object) => row);
  return staffRoute({
    method: 'POST',
    path: `/api/${collection}/{id}/undo` as const,
    needs,
    ...(caseBy === undefined ? {} : { caseBy }),
    summary: `Undo the caller's own newest change, within ten minutes`,
    idempotency: 'key-required',
    version: 'required',
    response,
    handle: async ({ once, params, version, session, now, onPublicChange }) => {
      const reply = await once(async (tx) => {
        const by = { session, now: now() };
        const row = await undoChange(tx, undoable, { id: Number(params.id), version, ...by });
        await onUndone?.(tx, row, by.now);
        return { body: shown(row, by.now) };
      });
      if (publicPaths !== undefined) await onPublicChange(publicPaths);
      return reply;
    },
  });
}

/** Rows that cannot be undone are returned with the reason; the others are undone. */
export function undoSeveralRoute<Table extends ChangeTable, const P extends string>({
  collection,
  needs,
  undoable,
}: Pick<UndoRoute<Table, P, AnySchema>, 'collection' | 'needs' | 'undoable'>) {
  return staffRoute({
    method: 'POST',
    path: `/api/${collection}/bulk/undo` as const,
    needs,
    summary: `Undo the caller's own newest change of several rows`,
    idempotency: 'key-required',
    body: v.object({ rows: chosenRowsSchema }),
    response: v.strictObject({
      changed: changedRowsSchema,
      refused: v.array(v.strictObject({ id: v.number(), reason: v.string() })),
    }),
    handle: async ({ once, body, session, now, caseAccess }) =>
      once(async (tx) => {
        const by = { session, now: now() };
        const ids = body.rows.map(({ id }) => id);
        const hidden =
          undoable.subject === 'member'
            ? await caseAccess.findHidden({ db: tx, now }, session, ids)
            : new Set<number | null>();
        const changed: { id: number; version: number }[] = [];
        const refused: { id: number; reason: string }[] = [];
        // Lock in id order, so that two such requests cannot deadlock.
        for (const row of body.rows.toSorted((one, other) => one.id - other.id)) {
          if (hidden.has(row.id)) {
            refused.push({ id: row.id, reason: text.refused });
            continue;
          }
          try {
            const { id, version } = await undoChange(tx, undoable, { ...row, ...by });
            changed.push({ id, version });
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            refused.push({ id: row.id, reason: error.message });
          }
        }
        return { body: { changed, refused } };
      }),
  });
}
