// Staff change facts and texts of the site: drafts, publishing, the history, and restoring an older release.
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type FieldKind,
  type FieldLabel,
  readField,
  type SiteField,
  type SiteSource,
} from '#content/site-fields';
import { optionalText, requiredText } from '#domain/text/text-check';
import { AppError, notFound } from '../api/app-error.ts';
import { audit, compareChanges } from '../api/audit.ts';
import { changeRow, createRow, removeRow } from '../api/change.ts';
import { parseWith } from '../api/request-checks.ts';
import { staffRoute } from '../api/route.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { contentDrafts, contentReleases } from '../db/schema/site.ts';
import { buildFieldSchema } from './field-check.ts';
import { applyEdits, findSiteField, type SiteEdits, siteFields } from './published-site.ts';

const draftResponse = v.strictObject({
  ...buildRowSchema(contentDrafts).entries,
  value: v.unknown(),
});
export type SiteDraft = v.InferOutput<typeof draftResponse>;

const fieldResponse = v.strictObject({
  key: v.string(),
  label: v.custom<FieldLabel>((label) => typeof label === 'string'),
  group: v.string(),
  kind: v.custom<FieldKind>((kind) => typeof kind === 'string'),
  maxLength: v.number(),
  isTranslated: v.boolean(),
  /** As visitors see it. */
  published: v.unknown(),
  draft: v.nullable(draftResponse),
});
const siteResponse = v.strictObject({
  release: v.number(),
  fields: v.array(fieldResponse),
  /** Published values that this version of the product cannot show. */
  unfit: v.array(v.strictObject({ key: v.string(), value: v.unknown() })),
});
export type SiteState = v.InferOutput<typeof siteResponse>;
export type EditableField = SiteState['fields'][number];

const changedField = v.strictObject({
  key: v.string(),
  before: v.unknown(),
  after: v.unknown(),
});
const releaseResponse = v.strictObject({
  id: v.number(),
  note: v.string(),
  author: v.string(),
  restoredFrom: v.nullable(v.number()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  changes: v.array(changedField),
});
export type SiteRelease = v.InferOutput<typeof releaseResponse>;

type ReleaseRow = typeof contentReleases.$inferSelect;

const historyLength = 50;

const draftSubject = {
  table: contentDrafts,
  subject: 'site-draft' as const,
  name: 'Draft',
  entry: ({ key }: { key: string }) => ({ note: key }),
};

function requireField(key: string): SiteField {
  const field = findSiteField(key);
  if (field === undefined) throw notFound('Field');
  return field;
}

/** Field problems are reported under `value`. */
function parseValue(field: SiteField, value: unknown): unknown {
  const schema = v.strictObject({ value: buildFieldSchema(field) });
  return (parseWith(schema, { value }) as { value: unknown }).value;
}

async function findNewestRelease(db: Queries): Promise<ReleaseRow | undefined> {
  const [row] = await db.select().from(contentReleases).orderBy(desc(contentReleases.id)).limit(1);
  return row;
}

/** A leader's fields stand under the published name. */
function describeGroup({ key, group }: SiteField, source: SiteSource): string {
  const [kind, leader] = key.split('.');
  const name = kind === 'leaders' ? findSiteField(`leaders.${leader}.name`) : undefined;
  return name === undefined ? group : String(readField(name, source));
}

async function readSite(db: Queries) {
  const newest = await findNewestRelease(db);
  const edits = newest?.edits ?? {};
  const { source, unfit } = applyEdits(edits);
  const drafts = await db.select().from(contentDrafts).orderBy(asc(contentDrafts.id));
  const fields = siteFields.map((field) => {
    const { key, label, kind, maxLength, isTranslated } = field;
    return {
      ...{ key, label, group: describeGroup(field, source), kind, maxLength, isTranslated },
      published: readField(field, source),
      draft: drafts.find((draft) => draft.key === key) ?? null,
    };
  });
  return {
    release: newest?.id ?? 0,
    fields,
    unfit: unfit.map((key) => ({ key, value: edits[key] })),
  };
}

function listFieldChanges(before: SiteEdits, after: SiteEdits) {
  const [from, to] = [applyEdits(before).source, applyEdits(after).source];
  return siteFields.flatMap((field) => {
    const values = { before: readField(field, from), after: readField(field, to) };
    const isSame = JSON.stringify(values.before) === JSON.stringify(values.after);
    return isSame ? [] : [{ key: field.key, ...values }];
  });
}

function showRelease({ edits, createdAt, ...row }: ReleaseRow, before: SiteEdits) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    changes: listFieldChanges(before, edits),
  };
}

type NewRelease = Pick<typeof contentReleases.$inferInsert, 'edits' | 'note' | 'restoredFrom'>;
type Publisher = { session: { staffId: number; username: string }; now: Date };

/** One release at a time: two at once would each miss the other's changes. */
async function lockReleases(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content-release'))`);
}

async function storeRelease(tx: Transaction, release: NewRelease, { session, now }: Publisher) {
  const [row] = await tx
    .insert(contentReleases)
    .values({ ...release, author: session.username, createdAt: now })
    .returning();
  if (row === undefined) throw new Error('The release was not stored');
  await audit(tx, session, now, {
    action: 'created',
    subject: 'site-release',
    subjectId: row.id,
    note: String(row.id),
  });
  return row;
}

export const siteRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/site',
    needs: 'site',
    summary: 'Facts and texts of the site that staff can change, with drafts',
    response: siteResponse,
    handle: async ({ db }) => ({ body: await readSite(db) }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/site-drafts',
    needs: 'site',
    summary: 'Change a field of the site; visitors see it after publishing',
    status: 201,
    idempotency: 'key-required',
    body: v.strictObject({ key: requiredText('Name the field'), value: v.unknown() }),
    response: draftResponse,
    handle: ({ once, body, session, now }) =>
      once(async (tx) => {
        const value = parseValue(requireField(body.key), body.value);
        const [existing] = await tx
          .select({ id: contentDrafts.id })
          .from(contentDrafts)
          .where(eq(contentDrafts.key, body.key));
        if (existing !== undefined) {
          throw new AppError('conflict', 'Somebody else is changing this field. Reload the page.');
        }
        const row = await createRow(tx, {
          table: contentDrafts,
          subject: 'site-draft',
          columns: {
            ...{ key: body.key, value, author: session.username },
            ...{ createdAt: now(), updatedAt: now() },
          },
          session,
          now: now(),
          entry: draftSubject.entry,
        });
        return { body: row };
      }),
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/site-drafts/{id}',
    needs: 'site',
    summary: 'Change a draft of a field',
    body: v.strictObject({ value: v.unknown() }),
    response: draftResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      const id = Number(params.id);
      const { row } = await db.transaction(async (tx) => {
        const [draft] = await tx.select().from(contentDrafts).where(eq(contentDrafts.id, id));
        if (draft === undefined) throw notFound('Draft');
        const value = parseValue(requireField(draft.key), body.value);
        return changeRow(tx, {
          ...draftSubject,
          ...{ id, version, session, now: now() },
          differs: (before) => compareChanges(before, { value }),
          columns: () => ({ value, author: session.username }),
        });
      });
      return { body: row };
    },
  }),
  staffRoute({
    method: 'DELETE',
    path: '/api/site-drafts/{id}',
    needs: 'site',
    summary: 'Discard a draft of a field',
    response: draftResponse,
    handle: async ({ db, params, version, session, now }) => ({
      body: await db.transaction((tx) =>
        removeRow(tx, { ...draftSubject, id: Number(params.id), version, session, now: now() }),
      ),
    }),
  }),
  staffRoute({
    method: 'GET',
    path: '/api/site-releases',
    needs: 'site',
    summary: 'The newest releases of the site, with what each changed',
    response: v.array(releaseResponse),
    handle: async ({ db }) => {
      const rows = await db
        .select()
        .from(contentReleases)
        .orderBy(desc(contentReleases.id))
        .limit(historyLength + 1);
      const body = rows
        .slice(0, historyLength)
        .map((row, at) => showRelease(row, rows[at + 1]?.edits ?? {}));
      return { body };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/site-releases',
    needs: 'site',
    summary: 'Publish these drafts; others stay drafts',
    status: 201,
    idempotency: 'key-required',
    body: v.strictObject({
      note: optionalText(200),
      drafts: v.pipe(
        v.array(v.strictObject({ id: v.number(), version: v.number() })),
        v.minLength(1, 'There is nothing to publish'),
        v.maxLength(500),
      ),
    }),
    response: releaseResponse,
    handle: async ({ once, body, session, now, onSitePublished }) => {
      const reply = await once(async (tx) => {
        await lockReleases(tx);
        const seen = new Map(body.drafts.map(({ id, version }) => [id, version]));
        const areSeen = inArray(contentDrafts.id, [...seen.keys()]);
        const drafts = await tx.select().from(contentDrafts).where(areSeen).for('update');
        const isCurrent = drafts.every(({ id, version }) => seen.get(id) === version);
        if (drafts.length !== seen.size || !isCurrent) {
          throw new AppError(
            'conflict',
            'The drafts changed since you opened this page. Look at the changes again.',
          );
        }
        const before = (await findNewestRelease(tx))?.edits ?? {};
        const changed = drafts.map(({ key, value }) => [key, value] as const);
        const edits = { ...before, ...Object.fromEntries(changed) };
        const row = await storeRelease(tx, { edits, note: body.note }, { session, now: now() });
        await tx.delete(contentDrafts).where(areSeen);
        return { body: showRelease(row, before) };
      });
      await onSitePublished();
      return reply;
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/site-releases/{id}/restore',
    needs: 'site',
    summary: 'Publish an older release again. Drafts stay as they are',
    status: 201,
    idempotency: 'key-required',
    response: releaseResponse,
    handle: async ({ once, params, session, now, onSitePublished }) => {
      const reply = await once(async (tx) => {
        await lockReleases(tx);
        const [older] = await tx
          .select()
          .from(contentReleases)
          .where(eq(contentReleases.id, Number(params.id)));
        if (older === undefined) throw notFound('Release');
        const before = (await findNewestRelease(tx))?.edits ?? {};
        const row = await storeRelease(
          tx,
          { edits: older.edits, note: '', restoredFrom: older.id },
          { session, now: now() },
        );
        return { body: showRelease(row, before) };
      });
      await onSitePublished();
      return reply;
    },
  }),
];
