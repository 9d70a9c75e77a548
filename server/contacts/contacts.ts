// Messages from the contact form, and the inbox in which staff reply to them.
import { eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { addOfficeHours } from '#domain/calendar/office-hours';
import { computeResponseDue } from '#domain/cases/response-due';
import { contactColumns, contactFields } from '#domain/forms/contact';
import { contactSchema } from '#domain/forms/contact-check';
import { pickOtherAnswers } from '#domain/forms/field';
import { createEnum, listValues } from '#domain/vocabulary';
import { notFound } from '../api/app-error.ts';
import { assignedEntry, buildAssignedCondition, resolveAssignedTo } from '../api/assigned.ts';
import { compareChanges } from '../api/audit.ts';
import { assigneeSchema } from '../api/bulk.ts';
import { changeRow } from '../api/change.ts';
import { listPage, listQueryEntries } from '../api/list.ts';
import { type Sort, type SortKey, sortBothWays } from '../api/order.ts';
import { periodCondition, periodEntry } from '../api/period.ts';
import {
  acceptPublicWrite,
  honeypotSchema,
  receiptResponse,
  storeForm,
} from '../api/public-write.ts';
import { buildDueCondition, responseCondition, responseEntries } from '../api/response-due.ts';
import { publicRoute, staffRoute } from '../api/route.ts';
import { buildSearchText } from '../api/search-text.ts';
import { undoRoute } from '../api/undo-route.ts';
import { requireStaff } from '../auth/staff-accounts.ts';
import { buildRowSchema, listPublicColumns, omitInternals } from '../db/row-schema.ts';
import { contacts } from '../db/schema/public.ts';
import { clearColleagueNotices, hasColleagueNotices } from '../notifications/colleague-notices.ts';
import { buildUnseenCondition, markSeen } from '../notifications/emergencies.ts';
import { notifyAssignee } from '../notifications/notify.ts';
import { notifyMarkedGenuine, notifyReceived } from '../notifications/notify-received.ts';
import { listReplies, replyBody, replyResponse, storeReply } from '../notifications/replies.ts';
import { chooseLanguage } from '../notifications/thanks.ts';
import { buildMessageCallCondition, endOfToday } from '../triage/call-conditions.ts';
import {
  beginsWithDanger,
  dangerHours,
  dangerRules,
  mentionsDanger,
  raiseAlerts,
} from '../triage/danger-alert.ts';
import { buildUrgencySort, workLists } from '../triage/what-matters.ts';
import { changeMessageAnyVersion, computeFirstAnswer, undoableMessage } from './contact-effect.ts';

const idKey: SortKey = { by: contacts.id, type: 'int' };
const sorts = {
  ...sortBothWays('createdAt', { by: contacts.createdAt, type: 'timestamptz' }, idKey),
  ...sortBothWays('dueAt', { by: contacts.dueAt, type: 'timestamptz' }, idKey),
};

function sortOf(name: keyof typeof sorts | 'queue' = '-createdAt', now: Date): Sort {
  return name === 'queue' ? buildUrgencySort(workLists.contacts, now) : sorts[name];
}

const states = createEnum(['unread', 'read', 'open', 'answered']);

const contactResponseDue = { dueAt: contacts.dueAt, respondedAt: contacts.answeredAt };

const contactResponse = buildRowSchema(contacts);
export type MessageDetail = v.InferOutput<typeof contactResponse>;

/** Columns of the inbox, with the message, which the reply links quote. */
const listedColumns = [
  ...(['id', 'version', 'name', 'email', 'subject', 'message', 'isRead'] as const),
  ...(['answeredAt', 'answeredBy', 'dueAt', 'needsReview', 'language', 'createdAt'] as const),
  ...(['assignedTo', 'followUpDate'] as const),
];
const listedResponse = buildRowSchema(contacts, listedColumns);
export type ListedMessage = v.InferOutput<typeof listedResponse>;

const messageListQuery = v.object({
  ...listQueryEntries({ ...sorts, queue: buildUrgencySort }),
  ...responseEntries,
  ...assignedEntry,
  status: v.optional(v.picklist(listValues(states))),
  waiting: v.optional(v.picklist(['call'], 'Use call')),
  received: periodEntry,
  /** `all` includes messages that need review; filters for waiting messages exclude them. */
  needsReview: v.optional(v.picklist(['true', 'false', 'all']), 'false'),
});
export type MessageListQuery = v.InferOutput<typeof messageListQuery>;

export function buildMessageConditions(query: MessageListQuery, now: Date): (SQL | undefined)[] {
  const isWhole =
    query.needsReview === 'all' && [query.status, query.due, query.response].every((one) => !one);
  return [
    isNull(contacts.erasedAt),
    isWhole ? undefined : eq(contacts.needsReview, query.needsReview === 'true'),
    stateCondition(query.status),
    buildDueCondition(contactResponseDue, query.due, now),
    responseCondition(contactResponseDue, query.response, now),
    periodCondition(contacts.createdAt, query.received),
    buildAssignedCondition(contacts.assignedTo, query.assignedTo),
    query.waiting &&
      buildMessageCallCondition({ assignedTo: query.assignedTo, before: endOfToday(now) }),
  ];
}

export const contactRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/contacts',
    summary: 'Send a message',
    status: 201,
    idempotency: 'key-optional',
    body: v.object({ ...contactSchema.entries, ...honeypotSchema }),
    response: receiptResponse,
    confirms: { form: 'contact' },
    handle: (call) => {
      const { homepage: _, ...message } = call.body;
      const said = message as Record<(typeof contactColumns)[number], string>;
      const texts = [said.subject, said.message];
      const options = {
        scope: 'contacts',
        isKeptOverLimit: () => beginsWithDanger(call.assistant, texts),
      };
      return acceptPublicWrite(call, options, async (tx, accepted) => {
        const isDanger = mentionsDanger(call.assistant, texts);
        const { reviewReason, now } = accepted;
        const { officeHours } = call.site().facts;
        const stored = await storeForm(tx, {
          table: contacts,
          subject: 'contact',
          accepted,
          columns: {
            ...said,
            otherAnswers: pickOtherAnswers(contactFields, contactColumns, message),
            language: chooseLanguage(call.request),
            needsReview: reviewReason !== undefined,
            reviewReason,
            searchText: buildSearchText([said.name, said.email, said.subject, accepted.reference]),
            dueAt: isDanger
              ? addOfficeHours(now, dangerHours, officeHours)
              : computeResponseDue('contact', now, officeHours),
            createdAt: now,
          },
        });
        if (isDanger && reviewReason === undefined)
          await raiseAlerts(tx, { contactId: stored.id }, dangerRules, now);
        const received = { what: 'message', email: said.email, isUrgent: isDanger } as const;
        await notifyReceived(tx, call, accepted, stored, received);
        return { reference: stored.reference, isDanger };
      });
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/contacts',
    needs: 'inbox.read',
    summary: 'The inbox',
    reads: 'contact',
    query: messageListQuery,
    response: v.array(listedResponse),
    handle: async ({ db, query: sent, session, request, now }) => {
      const query = resolveAssignedTo(sent, session);
      const page = await listPage(db, {
        table: contacts,
        columns: listedColumns,
        where: buildMessageConditions(query, now()),
        sort: sortOf(query.sort, now()),
        query,
        url: request.url,
      });
      return { body: page.rows, headers: page.headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/contacts/{id}',
    needs: 'inbox.read',
    summary: 'One message',
    reads: 'contact',
    response: contactResponse,
    handle: async ({ db, params, session, now, isBackground }) => {
      const id = Number(params.id);
      const [found] = await db
        .select({
          row: listPublicColumns(contacts),
          isUnseen: buildUnseenCondition('contact', id),
          hasNotices: hasColleagueNotices(session, 'contact', id),
        })
        .from(contacts)
        .where(eq(contacts.id, id));
      if (found === undefined) throw notFound('Message');
      if (found.isUnseen && !isBackground) {
        await db.transaction((tx) => markSeen(tx, session, 'contact', [id], now()));
      }
      if (found.hasNotices && !isBackground)
        await clearColleagueNotices(db, session, 'contact', id);
      return { body: found.row };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/contacts/{id}',
    needs: 'inbox.write',
    summary: 'Mark a message read or answered, or give it to somebody',
    body: v.object({
      isRead: v.optional(v.boolean()),
      isAnswered: v.optional(v.boolean()),
      needsReview: v.optional(v.boolean()),
      assignedTo: assigneeSchema,
    }),
    response: contactResponse,
    handle: async ({ db, env, site, body, params, version, session, now }) => {
      const { isRead, isAnswered, needsReview } = body;
      const assignedTo = body.assignedTo === '' ? null : body.assignedTo;
      const wanted = assignedTo === undefined ? body : { ...body, assignedTo };
      const changed = await db.transaction(async (tx) => {
        if (assignedTo) await requireStaff(tx, assignedTo, 'inbox.read');
        const { row, before } = await changeRow(tx, {
          ...undoableMessage,
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (message) =>
            compareChanges({ ...message, isAnswered: message.answeredAt !== null }, wanted),
          columns: (message) => ({
            ...(isRead === undefined ? {} : { isRead }),
            ...(needsReview === undefined ? {} : { needsReview }),
            ...(assignedTo === undefined ? {} : { assignedTo }),
            ...(isAnswered === true
              ? {
                  isRead: true,
                  followUpDate: null,
                  ...computeFirstAnswer(message, now(), session.username),
                }
              : {}),
            ...(isAnswered === false ? { answeredAt: null, answeredBy: null } : {}),
          }),
          entry: () => ({ action: isAnswered === true ? 'answered' : 'changed' }),
        });
        if (before.needsReview && !row.needsReview && before.reviewReason !== null) {
          const { id, reference, email, language } = row;
          const message = { what: 'message', id, reference, email, language } as const;
          await notifyMarkedGenuine(tx, { env, site, now: now() }, session, message);
        }
        await notifyAssignee(tx, now(), {
          before: before.assignedTo,
          after: row.assignedTo,
          by: session.username,
          subject: 'contact',
          id: row.id,
          version: row.version,
        });
        return row;
      });
      return { body: omitInternals(changed) };
    },
  }),
  undoRoute({
    collection: 'contacts',
    needs: 'inbox.write',
    response: contactResponse,
    undoable: undoableMessage,
    shown: omitInternals,
  }),
  staffRoute({
    method: 'GET',
    path: '/api/contacts/{id}/replies',
    needs: 'inbox.read',
    summary: 'What staff wrote back to a message',
    reads: 'contact',
    response: v.array(replyResponse),
    handle: async ({ db, params }) => ({
      body: await listReplies(db, 'contact', Number(params.id)),
    }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/contacts/{id}/replies',
    needs: 'inbox.write',
    summary: 'Reply to a message by mail; it counts as answered once the mail server has the reply',
    status: 201,
    idempotency: 'key-required',
    body: replyBody,
    response: replyResponse,
    handle: async ({ once, env, body, params, session, now }) =>
      once(async (tx) => {
        const id = Number(params.id);
        const by = { session, now: now() };
        const { row } = await changeMessageAnyVersion(tx, { id, ...by }, () => ({
          isRead: true,
          needsReview: false,
        }));
        const { email, language, reference } = row;
        const to = { subject: 'contact', subjectId: id, email, language, reference } as const;
        return { body: await storeReply(tx, { ...to, ...body, ...by, env }) };
      }),
  }),
];

function stateCondition(status: keyof typeof states | undefined) {
  switch (status) {
    case 'unread':
      return eq(contacts.isRead, false);
    case 'read':
      return eq(contacts.isRead, true);
    case 'open':
      return isNull(contacts.answeredAt);
    case 'answered':
      return isNotNull(contacts.answeredAt);
    default:
      return undefined;
  }
}
