// Pledges. No money is charged here; the hosted donation page takes payments.
import { eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { defaultLanguage } from '#content/languages';
import { donorColumns, donorFields, giftTypes } from '#domain/forms/donation';
import { donationSchema } from '#domain/forms/donation-check';
import { pickOtherAnswers } from '#domain/forms/field';
import { listValues } from '#domain/vocabulary';
import { compareChanges } from '../api/audit.ts';
import { changeRow } from '../api/change.ts';
import { listPage, listQueryEntries } from '../api/list.ts';
import { type SortKey, sortBothWays } from '../api/order.ts';
import {
  acceptPublicWrite,
  honeypotSchema,
  receiptResponse,
  storeForm,
} from '../api/public-write.ts';
import { publicRoute, staffRoute } from '../api/route.ts';
import { buildSearchText } from '../api/search-text.ts';
import { undoRoute } from '../api/undo-route.ts';
import { buildRowSchema, omitInternals } from '../db/row-schema.ts';
import { donations } from '../db/schema/public.ts';
import { chooseLanguage, thankSender } from '../notifications/thanks.ts';
import { beginsWithDanger, mentionsDanger } from '../triage/danger-alert.ts';

const idKey: SortKey = { by: donations.id, type: 'int' };
const sorts = sortBothWays('createdAt', { by: donations.createdAt, type: 'timestamptz' }, idKey);

const thanked = { what: 'pledge', subject: 'donation' } as const;

const pledgeResponse = buildRowSchema(donations);
export type Pledge = v.InferOutput<typeof pledgeResponse>;

const undoablePledge = { table: donations, subject: 'donation', name: 'Pledge' } as const;

export const donationRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/donations',
    summary: 'Pledge a gift',
    status: 201,
    idempotency: 'key-optional',
    isCounted: true,
    body: v.object({ ...donationSchema.entries, ...honeypotSchema }),
    response: receiptResponse,
    confirms: { form: 'donation', answers: ['type', 'amount'] },
    handle: (call) => {
      const { homepage: _, ...pledge } = call.body;
      const donor = pledge as Record<(typeof donorColumns)[number], string>;
      const texts = [pledge.tributeMessage];
      const options = {
        scope: 'donations',
        isKeptOverLimit: () => beginsWithDanger(call.assistant, texts),
      };
      return acceptPublicWrite(call, options, async (tx, accepted) => {
        const isDanger = mentionsDanger(call.assistant, texts);
        const { reviewReason, now } = accepted;
        const { id, reference } = await storeForm(tx, {
          table: donations,
          subject: 'donation',
          accepted,
          columns: {
            ...pledge,
            ...donor,
            otherAnswers: pickOtherAnswers(donorFields, donorColumns, pledge),
            needsReview: reviewReason !== undefined,
            reviewReason,
            searchText: buildSearchText([donor.donorName, donor.email, accepted.reference]),
            createdAt: now,
          },
        });
        if (reviewReason === undefined && !isDanger) {
          const pledged = {
            id,
            reference,
            email: donor.email,
            language: chooseLanguage(call.request),
          };
          await thankSender(
            tx,
            { env: call.env, site: call.site, now },
            { ...pledged, ...thanked },
            call,
          );
        }
        return { reference, isDanger };
      });
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/donations',
    needs: 'gifts',
    summary: 'Pledges, newest first',
    reads: 'donation',
    query: v.object({
      ...listQueryEntries(sorts),
      type: v.optional(v.picklist(listValues(giftTypes))),
      needsReview: v.optional(v.picklist(['true', 'false']), 'false'),
    }),
    response: v.array(pledgeResponse),
    handle: async ({ db, query, request }) => {
      const page = await listPage(db, {
        table: donations,
        where: [
          isNull(donations.erasedAt),
          eq(donations.needsReview, query.needsReview === 'true'),
          query.type && eq(donations.type, query.type),
        ],
        sort: sorts[query.sort ?? '-createdAt'],
        query,
        url: request.url,
      });
      return { body: page.rows.map(omitInternals), headers: page.headers };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/donations/{id}',
    needs: 'gifts',
    summary: 'Mark a pledge as needing review, or clear the mark',
    body: v.object({ needsReview: v.boolean('Say whether it needs review') }),
    response: pledgeResponse,
    handle: async ({ db, env, site, body, params, version, session, now }) => {
      const changed = await db.transaction(async (tx) => {
        const { row, before } = await changeRow(tx, {
          ...undoablePledge,
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (pledge) => compareChanges(pledge, body),
          columns: () => body,
        });
        if (before.needsReview && !row.needsReview && before.reviewReason !== null) {
          const { id, reference, email } = row;
          const pledged = { id, reference, email, language: defaultLanguage };
          await thankSender(tx, { env, site, now: now() }, { ...pledged, ...thanked });
        }
        return row;
      });
      return { body: omitInternals(changed) };
    },
  }),
  undoRoute({
    collection: 'donations',
    needs: 'gifts',
    response: pledgeResponse,
    undoable: undoablePledge,
    shown: omitInternals,
  }),
];
