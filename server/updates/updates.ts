// Updates that staff write and send to newsletter subscribers or accepted volunteers.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Language, languages } from '#content/languages';
import { textLimits } from '#domain/text/text';
import { optionalText } from '#domain/text/text-check';
import { updateAudiences, updateStates } from '#domain/updates';
import { listValues } from '#domain/vocabulary';
import { website } from '#organization';
import { AppError, notFound } from '../api/app-error.ts';
import { type Changes, compareChanges } from '../api/audit.ts';
import { changeRow, createRow, removeRow } from '../api/change.ts';
import { listPage, listQueryEntries } from '../api/list.ts';
import { type SortKey, sortBothWays } from '../api/order.ts';
import { staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { updates } from '../db/schema/updates.ts';
import { countStates, type MessageCounts, withdrawMessages } from '../notifications/outbox.ts';
import { render } from '../notifications/render.ts';
import { canMail } from './newsletters.ts';
import { buildUpdateMail, countRecipients, type UpdateRow } from './sending.ts';

const idKey: SortKey = { by: updates.id, type: 'int' };
const sorts = sortBothWays('createdAt', { by: updates.createdAt, type: 'timestamptz' }, idKey);

const textSchema = v.object({
  subject: optionalText(textLimits.line),
  body: optionalText(textLimits.story),
});
const textEntries = Object.fromEntries(languages.map((each) => [each, textSchema])) as Record<
  Language,
  typeof textSchema
>;
const audience = v.picklist(listValues(updateAudiences), 'Choose who gets it');
/** A draft may lack texts; sending requires them all. */
const newUpdateSchema = v.object({ audience, texts: v.strictObject(textEntries) });

const shownColumns = [
  ...(['id', 'version', 'audience', 'texts', 'status', 'author', 'startedBy'] as const),
  ...(['startedAt', 'endedAt', 'recipients', 'createdAt', 'updatedAt'] as const),
];
const updateResponse = v.strictObject({
  ...buildRowSchema(updates, shownColumns).entries,
  texts: v.record(v.string(), v.object({ subject: v.string(), body: v.string() })),
  counts: v.strictObject({
    pending: v.number(),
    sent: v.number(),
    failed: v.number(),
    withdrawn: v.number(),
  }),
});
export type Update = v.InferOutput<typeof updateResponse>;

function shownUpdate(row: UpdateRow, messages: MessageCounts = {}) {
  const { sent = 0, failed = 0, withdrawn = 0 } = messages;
  const left = (row.recipients ?? 0) - sent - failed - withdrawn;
  const columns = Object.fromEntries(shownColumns.map((name) => [name, row[name]])) as Pick<
    UpdateRow,
    (typeof shownColumns)[number]
  >;
  const pending = row.status === 'sending' ? Math.max(0, left) : 0;
  return { ...columns, counts: { pending, sent, failed, withdrawn } };
}

async function withCounts(db: Queries, rows: readonly UpdateRow[]) {
  const subjectIds = rows.filter(({ status }) => status !== 'draft').map(({ id }) => id);
  const counts =
    subjectIds.length === 0
      ? new Map<number, MessageCounts>()
      : await countStates(db, { kind: 'update', subject: 'update', subjectIds });
  return rows.map((row) => shownUpdate(row, counts.get(row.id)));
}

async function shownWithCounts(db: Queries, row: UpdateRow) {
  const [shown] = await withCounts(db, [row]);
  return shown ?? shownUpdate(row);
}

async function findUpdate(db: Queries, id: number): Promise<UpdateRow> {
  const [row] = await db.select().from(updates).where(eq(updates.id, id));
  if (row === undefined) throw notFound('Update');
  return row;
}

const updateSubject = {
  table: updates,
  subject: 'update' as const,
  name: 'Update',
  shown: (row: UpdateRow) => shownUpdate(row),
};

function requireDraft({ status }: UpdateRow): void {
  if (status !== 'draft') {
    throw new AppError('conflict', 'Sending has started, so this update cannot be changed.');
  }
}

function requireTexts({ texts }: UpdateRow): void {
  const missing = languages.flatMap((language) =>
    (['subject', 'body'] as const).flatMap((part) =>
      texts[language]?.[part] ? [] : [`${part}-${language}`],
    ),
  );
  if (missing.length === 0) return;
  throw new AppError('conflict', 'Write the subject and the text in every language first.', {
    fields: Object.fromEntries(missing.map((name) => [name, 'This text is missing.'])),
  });
}

/** Returns the status change, or none when a repeated request is already done. */
function statusDiffers(wanted: UpdateRow['status'], isDone: (row: UpdateRow) => boolean) {
  return (row: UpdateRow): Changes => (isDone(row) ? {} : { status: [row.status, wanted] });
}

export const updateRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/updates',
    needs: 'updates',
    summary: 'Updates, newest first',
    query: v.object({
      ...listQueryEntries(sorts),
      status: v.optional(v.picklist(listValues(updateStates), 'Choose a state')),
    }),
    response: v.array(updateResponse),
    handle: async ({ db, query, request }) => {
      const page = await listPage(db, {
        table: updates,
        where: [query.status && eq(updates.status, query.status)],
        sort: sorts[query.sort ?? '-createdAt'],
        query,
        url: request.url,
      });
      return { body: await withCounts(db, page.rows), headers: page.headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/updates/audiences',
    needs: 'updates',
    summary: 'How many people each audience has, and whether and how fast mail goes out',
    response: v.strictObject({
      newsletter: v.number(),
      volunteers: v.number(),
      perMinute: v.number(),
      hasMail: v.boolean(),
    }),
    handle: async ({ db, env }) => ({
      body: {
        newsletter: await countRecipients(db, 'newsletter'),
        volunteers: await countRecipients(db, 'volunteers'),
        perMinute: env.updatesPerMinute,
        hasMail: canMail(env),
      },
    }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/updates',
    needs: 'updates',
    summary: 'Start a draft',
    status: 201,
    idempotency: 'key-required',
    body: newUpdateSchema,
    response: updateResponse,
    handle: ({ once, body, session, now }) =>
      once(async (tx) => {
        const row = await createRow(tx, {
          table: updates,
          subject: 'update',
          columns: { ...body, author: session.username, createdAt: now(), updatedAt: now() },
          session,
          now: now(),
        });
        return { body: shownUpdate(row) };
      }),
  }),
  staffRoute({
    method: 'GET',
    path: '/api/updates/{id}',
    needs: 'updates',
    summary: 'One update',
    response: updateResponse,
    handle: async ({ db, params }) => ({
      body: await shownWithCounts(db, await findUpdate(db, Number(params.id))),
    }),
  }),
  staffRoute({
    method: 'GET',
    path: '/api/updates/{id}/preview',
    needs: 'updates',
    summary: 'The mail as its recipients get it, in each language',
    response: v.array(
      v.strictObject({
        language: v.picklist(languages),
        from: v.string(),
        subject: v.string(),
        text: v.string(),
      }),
    ),
    handle: async ({ db, env, site, params }) => {
      const update = await findUpdate(db, Number(params.id));
      const { name, email } = site().facts;
      const from = `${name} <${env.mail?.from ?? email}>`;
      const origin = env.publicUrl ?? website;
      const body = languages.map((language) => {
        const mail = buildUpdateMail(update, language, '…');
        const { subject, text } = render(
          { channel: 'email', kind: 'update', ...mail },
          origin,
          site(),
        );
        return { language, from, subject, text };
      });
      return { body };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/updates/{id}',
    needs: 'updates',
    summary: 'Change a draft',
    body: v.partial(newUpdateSchema),
    response: updateResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      const { row } = await db.transaction((tx) =>
        changeRow(tx, {
          ...updateSubject,
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (update) => compareChanges(update, body),
          columns: (update) => {
            requireDraft(update);
            return body;
          },
        }),
      );
      return { body: shownUpdate(row) };
    },
  }),
  staffRoute({
    method: 'DELETE',
    path: '/api/updates/{id}',
    needs: 'updates',
    summary: 'Delete a draft',
    response: updateResponse,
    handle: async ({ db, params, version, session, now }) => {
      const id = Number(params.id);
      const row = await db.transaction(async (tx) => {
        const removed = await removeRow(tx, { ...updateSubject, id, version, session, now: now() });
        // Throws inside the transaction, so that the row stays.
        requireDraft(removed);
        return removed;
      });
      return { body: shownUpdate(row) };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/updates/{id}/send',
    needs: 'updates',
    summary: 'Send a draft to its audience, at a limited rate',
    idempotency: 'key-required',
    version: 'required',
    needsFreshSignIn: true,
    response: updateResponse,
    handle: ({ once, env, params, version, session, now }) =>
      once(async (tx) => {
        const { row } = await changeRow(tx, {
          ...updateSubject,
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: statusDiffers('sending', ({ status }) => status !== 'draft'),
          columns: async (update) => {
            if (update.status !== 'draft') return {};
            if (!canMail(env)) {
              throw new AppError('conflict', 'Mail is not set up on this server.');
            }
            requireTexts(update);
            const recipients = await countRecipients(tx, update.audience);
            if (recipients === 0) throw new AppError('conflict', 'Nobody would get this update.');
            const status = 'sending' as const;
            return { status, recipients, startedAt: now(), startedBy: session.username };
          },
          derived: () => ({ nextBatchAt: now() }),
          entry: () => ({ action: 'started' }),
        });
        return { body: await shownWithCounts(tx, row) };
      }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/updates/{id}/stop',
    needs: 'updates',
    summary: 'Stop sending: the rest of the recipients get nothing',
    idempotency: 'key-required',
    version: 'required',
    response: updateResponse,
    handle: ({ once, params, version, session, now }) =>
      once(async (tx) => {
        const { row, isChanged } = await changeRow(tx, {
          ...updateSubject,
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: statusDiffers('canceled', ({ status }) => status !== 'sending'),
          columns: ({ status }): Partial<UpdateRow> =>
            status === 'sending' ? { status: 'canceled', endedAt: now() } : {},
          derived: () => ({ nextBatchAt: null }),
          entry: () => ({ action: 'canceled' }),
        });
        if (isChanged) {
          await withdrawMessages(tx, { kind: 'update', subject: 'update', subjectId: row.id });
        }
        return { body: await shownWithCounts(tx, row) };
      }),
  }),
];
