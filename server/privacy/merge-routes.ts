// Routes that merge two cases of one person, list the merges of a case, and undo one.
import * as v from 'valibot';
import { casePartNames, identifierSchema } from '#domain/cases/case-parts';
import { type MergeChoices, mergeFields, mergeSides } from '#domain/cases/merge';
import { listValues } from '#domain/vocabulary';
import { staffRoute } from '../api/route.ts';
import { buildRowSchema, omitInternals } from '../db/row-schema.ts';
import { members } from '../db/schema/members.ts';
import { canUndoMerge, listMergesInto, mergeCases, undoMerge } from './merge.ts';

const side = v.optional(v.picklist(listValues(mergeSides), 'Choose one of the two cases'));
const choices = v.object(
  Object.fromEntries(listValues(mergeFields).map((field) => [field, side])) as Record<
    string,
    typeof side
  >,
);

const mergedCase = v.strictObject({
  id: v.number(),
  otherId: v.number(),
  name: v.string(),
  reference: v.string(),
  mergedBy: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  canUndo: v.boolean(),
});
/** A case that was merged into another one. */
export type MergedCase = v.InferOutput<typeof mergedCase>;

export const mergeRoutes = [
  staffRoute({
    method: 'POST',
    path: '/api/members/{id}/merge',
    needs: 'cases.write',
    caseBy: 'member',
    summary: 'Merge another case of the same person into this one',
    idempotency: 'key-required',
    version: 'required',
    body: v.object({
      otherId: identifierSchema,
      otherVersion: v.pipe(v.number('Name its version'), v.integer('Name its version')),
      choices: v.optional(choices, {}),
    }),
    response: buildRowSchema(members),
    handle: async ({ once, body, params, version, session, now }) =>
      once(async (tx) => {
        const row = await mergeCases(tx, {
          session,
          now: now(),
          kept: { id: Number(params.id), version },
          other: { id: body.otherId, version: body.otherVersion },
          choices: body.choices as MergeChoices,
        });
        return { body: omitInternals(row) };
      }),
  }),
  staffRoute({
    method: 'GET',
    path: '/api/members/{id}/merges',
    needs: 'cases.read',
    caseBy: 'member',
    summary: 'The cases that were merged into this one',
    reads: (body) => ({ member: (body as { otherId: number }[]).map(({ otherId }) => otherId) }),
    response: v.array(mergedCase),
    handle: async ({ db, params, session, now }) => {
      const merges = await listMergesInto(db, Number(params.id));
      return {
        body: merges.map((merge) => ({
          id: merge.id,
          otherId: merge.goneId,
          name: `${merge.gone.firstName} ${merge.gone.lastName}`,
          reference: `${merge.gone.reference}`,
          mergedBy: merge.mergedBy,
          createdAt: merge.createdAt.toISOString(),
          canUndo: canUndoMerge(merge, { session, now: now() }),
        })),
      };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/members/{id}/unmerge',
    needs: 'cases.write',
    caseBy: 'member',
    summary: 'Undo a merge: what was added to the case since stays there and is listed',
    idempotency: 'key-required',
    body: v.object({
      mergeId: identifierSchema,
    }),
    response: v.strictObject({
      keptId: v.number(),
      otherId: v.number(),
      added: v.array(v.strictObject({ kind: v.picklist(casePartNames), rows: v.number() })),
    }),
    handle: async ({ once, body, params, session, now }) =>
      once(async (tx) => ({
        body: await undoMerge(tx, Number(params.id), body.mergeId, { session, now: now() }),
      })),
  }),
];
