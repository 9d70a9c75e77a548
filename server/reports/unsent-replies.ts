// Lists a staff member's own replies that were not sent, until the person was reached in another way.
import { and, desc, eq, gt, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { dayMs } from '#domain/calendar/durations';
import { staffRoute } from '../api/route.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { contactAttempts } from '../db/schema/case-parts.ts';
import { outbox, replies } from '../db/schema/outbox.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

const listedMs = 30 * dayMs;
const listedLimit = 20;

const isOfContact = and(eq(replies.subject, 'contact'), eq(contacts.id, replies.subjectId));
const isOfForm = and(eq(replies.subject, 'submission'), eq(submissions.id, replies.subjectId));

/** True when any staff member's later reply is pending or sent. */
const hasLaterReply = sql`exists (
  select from replies as later join outbox as mail on mail.id = later.message_id
  where later.subject = ${replies.subject} and later.subject_id = ${replies.subjectId}
    and later.id > ${replies.id} and mail.status in ('waiting', 'sending', 'sent'))`;
const wasReachedSince = sql`exists (
  select from ${contactAttempts}
  where ${contactAttempts.outcome} = 'reached' and ${contactAttempts.createdAt} >= ${replies.createdAt}
    and (${contactAttempts.contactId} = ${contacts.id} or ${contactAttempts.submissionId} = ${submissions.id}))`;

const { subject, subjectId: id, createdAt: at } = buildRowSchema(replies).entries;

export const unsentReplyRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/unsent-replies',
    needs: 'inbox.read',
    summary: 'Own replies that were not sent, newest first',
    response: v.array(v.strictObject({ subject, id, at })),
    handle: async ({ db, session, now }) => ({
      body: await db
        .select({ subject: replies.subject, id: replies.subjectId, at: replies.createdAt })
        .from(outbox)
        .innerJoin(replies, eq(replies.messageId, outbox.id))
        .leftJoin(contacts, isOfContact)
        .leftJoin(submissions, isOfForm)
        .where(
          and(
            eq(outbox.kind, 'reply'),
            inArray(outbox.status, ['failed', 'withdrawn']),
            gt(outbox.createdAt, new Date(now().getTime() - listedMs)),
            eq(replies.author, session.username),
            or(isNull(contacts.answeredAt), lt(contacts.answeredAt, replies.createdAt)),
            or(
              isNull(submissions.firstRespondedAt),
              lt(submissions.firstRespondedAt, replies.createdAt),
            ),
            not(hasLaterReply),
            not(wasReachedSince),
          ),
        )
        .orderBy(desc(replies.id))
        .limit(listedLimit),
    }),
  }),
];
