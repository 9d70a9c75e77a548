// Newsletter subscribers: sign-up, confirmation by mail, and unsubscribing, each by a button that posts.
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { localizePath } from '#content/languages';
import { dayMs, minuteMs } from '#domain/calendar/durations';
import { encodeProblem } from '#domain/forms/problem';
import { buildLinkPath } from '#domain/secret-links';
import { isEmail, textLimits } from '#domain/text/text';
import { requiredText } from '#domain/text/text-check';
import { AppError } from '../api/app-error.ts';
import { audit } from '../api/audit.ts';
import { listPage, listQueryEntries } from '../api/list.ts';
import { type SortKey, sortBothWays } from '../api/order.ts';
import { honeypotSchema } from '../api/public-write.ts';
import { publicRoute, type Services, staffRoute } from '../api/route.ts';
import { buildSearchText } from '../api/search-text.ts';
import { countOrRefuse, getNetwork, type Limit } from '../api/throttle.ts';
import type { Transaction } from '../db/client.ts';
import { buildRowSchema, omitInternals } from '../db/row-schema.ts';
import { newsletters } from '../db/schema/public.ts';
import { updateStops } from '../db/schema/updates.ts';
import { consumeLink, createLink, linkBody, revokeLinks } from '../links/secret-links.ts';
import { countRecent, enqueue, withdrawMessages } from '../notifications/outbox.ts';
import { chooseLanguage } from '../notifications/thanks.ts';
import { findSubmissionAddress } from '../submissions/accepted-volunteers.ts';
import { isSafeToMail } from '../triage/safe-contact.ts';

const signUpLimit: Limit = { burst: 10, everyMs: minuteMs };
/** Maximum of confirmation mails to one address per day: anybody may type it. */
const confirmationsPerDay = 3;
/** A flood would get our own mail address blocked. */
const maxConfirmationsPerDay = 1_000;

const signUpBody = v.object({
  email: v.pipe(
    requiredText(encodeProblem('missing', { label: 'contact.email' }), textLimits.email),
    v.check(isEmail, encodeProblem('email')),
    v.toLowerCase(),
  ),
  ...honeypotSchema,
});

const done = v.strictObject({ isDone: v.literal(true) });
const doneReply = { body: { isDone: true as const } };

const idKey: SortKey = { by: newsletters.id, type: 'int' };
const sorts = sortBothWays('createdAt', { by: newsletters.createdAt, type: 'timestamptz' }, idKey);

const subscriberResponse = buildRowSchema(newsletters);
export type Subscriber = v.InferOutput<typeof subscriberResponse>;

export const newsletterRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/newsletters',
    summary: 'Sign up for the newsletter; a link in a mail confirms it',
    status: 202,
    idempotency: { nothingToRepeat: 'an address signs up once, and gets few mails a day' },
    body: signUpBody,
    response: done,
    handle: async (call) => {
      const { db, env, body, request, address, now } = call;
      if (!canMail(env)) {
        throw new AppError('conflict', 'This site cannot send mail at the moment.');
      }
      await countOrRefuse(call, `newsletters:${getNetwork(address)}`, signUpLimit);
      // Respond identically for every address, to reveal no subscriber.
      if (!body.homepage) {
        const signUp = { email: body.email, language: chooseLanguage(request), now: now() };
        await db.transaction((tx) => storeSignUp(tx, signUp));
      }
      return doneReply;
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/api/newsletters/confirm',
    summary: 'Confirm a sign-up for the newsletter, with the link of the mail',
    idempotency: { nothingToRepeat: 'a confirmed address stays confirmed' },
    body: linkBody,
    response: done,
    handle: async (call) => {
      const { db, body, now } = call;
      const { subjectId } = await consumeLink(db, call, 'confirm-subscription', body.token);
      await db.transaction((tx) => confirmSubscriber(tx, subjectId, now()));
      return doneReply;
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/api/newsletters/unsubscribe',
    summary: 'Unsubscribe from updates, with the link of a mail',
    idempotency: { nothingToRepeat: 'an unsubscribed address stays unsubscribed' },
    body: linkBody,
    response: done,
    handle: async (call) => {
      const { db, body, now } = call;
      const link = await consumeLink(db, call, 'unsubscribe', body.token);
      await db.transaction((tx) =>
        link.scope.audience === 'volunteers'
          ? stopVolunteer(tx, link.subjectId, now())
          : unsubscribe(tx, link.subjectId, now()),
      );
      return doneReply;
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/newsletters',
    needs: 'updates',
    summary: 'Newsletter subscribers, newest first',
    reads: 'subscriber',
    query: v.object({
      ...listQueryEntries(sorts),
      state: v.optional(v.picklist(['confirmed', 'unconfirmed', 'unsubscribed'])),
    }),
    response: v.array(subscriberResponse),
    handle: async ({ db, query, request }) => {
      const page = await listPage(db, {
        table: newsletters,
        where: [isNull(newsletters.erasedAt), query.state && stateConditions[query.state]],
        sort: sorts[query.sort ?? '-createdAt'],
        query,
        url: request.url,
      });
      return { body: page.rows.map(omitInternals), headers: page.headers };
    },
  }),
];

const stateConditions = {
  confirmed: sql`${newsletters.isActive} and ${newsletters.confirmedAt} is not null`,
  unconfirmed: sql`${newsletters.isActive} and ${newsletters.confirmedAt} is null`,
  unsubscribed: sql`not ${newsletters.isActive}`,
};

/** In a demo the outbox shows the mail instead of sending it. */
export function canMail({ mail, demo }: Pick<Services['env'], 'mail' | 'demo'>): boolean {
  return mail !== undefined || demo;
}

type SignUp = Pick<typeof newsletters.$inferSelect, 'email' | 'language'> & { now: Date };

async function storeSignUp(tx: Transaction, { email, language, now }: SignUp): Promise<void> {
  const [known] = await tx
    .select()
    .from(newsletters)
    .where(eq(newsletters.email, email))
    .for('update');
  if (known?.isActive && known.confirmedAt !== null) return;
  const recent = await countRecent(tx, {
    kind: 'subscribe',
    recipient: email,
    since: new Date(now.getTime() - dayMs),
  });
  if (recent.theirs >= confirmationsPerDay || recent.all >= maxConfirmationsPerDay) return;
  if (!(await isSafeToMail(tx, email))) return;
  const columns = { language, isActive: true, confirmedAt: null, createdAt: now };
  const [row] = await tx
    .insert(newsletters)
    .values({ email, searchText: buildSearchText([email]), ...columns })
    .onConflictDoUpdate({
      target: newsletters.email,
      set: { ...columns, version: sql`${newsletters.version} + 1` },
    })
    .returning({ id: newsletters.id });
  const subject = { subject: 'subscriber' as const, subjectId: row?.id ?? 0 };
  await audit(tx, 'visitor', now, { action: 'received', ...subject });
  const purpose = 'confirm-subscription';
  await revokeLinks(tx, { ...subject, purpose, now });
  const token = await createLink(tx, { ...subject, purpose, now });
  await enqueue(tx, {
    kind: 'subscribe',
    language,
    recipient: email,
    params: { path: localizePath(language, buildLinkPath(purpose, token)) },
    ...subject,
    dedupeKey: `subscribe:${subject.subjectId}:${now.toISOString()}`,
    now,
  });
}

async function confirmSubscriber(tx: Transaction, id: number, now: Date): Promise<void> {
  const [confirmed] = await tx
    .update(newsletters)
    .set({ confirmedAt: now, version: sql`${newsletters.version} + 1` })
    .where(and(eq(newsletters.id, id), newsletters.isActive, isNull(newsletters.confirmedAt)))
    .returning({ id: newsletters.id });
  if (confirmed === undefined) return;
  await audit(tx, 'visitor', now, { action: 'completed', subject: 'subscriber', subjectId: id });
}

async function unsubscribe(tx: Transaction, id: number, now: Date): Promise<void> {
  const [left] = await tx
    .update(newsletters)
    .set({ isActive: false, version: sql`${newsletters.version} + 1` })
    .where(and(eq(newsletters.id, id), newsletters.isActive))
    .returning({ email: newsletters.email });
  if (left === undefined) return;
  const subscriber = { subject: 'subscriber' as const, subjectId: id };
  // An old confirmation mail must not subscribe the address again.
  await revokeLinks(tx, { ...subscriber, purpose: 'confirm-subscription', now });
  await withdrawMessages(tx, { kind: 'subscribe', ...subscriber });
  await audit(tx, 'visitor', now, { action: 'unsubscribed', ...subscriber });
}

async function stopVolunteer(tx: Transaction, submissionId: number, now: Date): Promise<void> {
  const email = await findSubmissionAddress(tx, submissionId);
  if (!email) return;
  const [stopped] = await tx
    .insert(updateStops)
    .values({ email, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (stopped === undefined) return;
  await audit(tx, 'visitor', now, {
    action: 'unsubscribed',
    subject: 'submission',
    subjectId: submissionId,
  });
}
