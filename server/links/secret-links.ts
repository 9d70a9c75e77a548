// Links for people without an account. A link is 128 random bits, stored as a hash. Reading its page changes
// nothing, because mail scanners open every link: only the button on the page uses it.
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { dayMs } from '#domain/calendar/durations';
import type { PersonSubject } from '#domain/privacy';
import type { LinkPurpose } from '#domain/secret-links';
import { AppError } from '../api/app-error.ts';
import type { Services } from '../api/route.ts';
import { countOrRefuse, getNetwork } from '../api/throttle.ts';
import { createToken, hashToken } from '../auth/tokens.ts';
import type { Queries, Transaction } from '../db/client.ts';
import { type LinkScope, secretLinks } from '../db/schema/links.ts';

const daysValid: Record<LinkPurpose, number> = {
  'confirm-subscription': 7,
  // Links live long, because people keep mail for years. Each message has its own link.
  unsubscribe: 400,
};

export const linkBody = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

type Subject = { subject: PersonSubject; subjectId: number };
type NewLink = Subject & { purpose: LinkPurpose; scope?: LinkScope; now: Date };

/** Returns the token. It is stored nowhere else. */
export async function createLink(tx: Transaction, link: NewLink): Promise<string> {
  const { now, ...columns } = link;
  const token = createToken(16);
  const expiresAt = new Date(now.getTime() + daysValid[link.purpose] * dayMs);
  await tx
    .insert(secretLinks)
    .values({ ...columns, tokenHash: hashToken(token), expiresAt, createdAt: now });
  return token;
}

type Using = Pick<Services, 'secret' | 'now'> & { address: string };

/**
 * Counts a use and returns the link. Unknown, expired, and revoked links get the same response, which reveals nothing.
 */
export async function consumeLink(
  db: Services['db'],
  using: Using,
  purpose: LinkPurpose,
  token: string,
): Promise<typeof secretLinks.$inferSelect> {
  const now = using.now();
  const [link] = await db
    .update(secretLinks)
    .set({ uses: sql`${secretLinks.uses} + 1`, lastUsedAt: now })
    .where(
      and(
        eq(secretLinks.tokenHash, hashToken(token)),
        eq(secretLinks.purpose, purpose),
        gt(secretLinks.expiresAt, now),
        isNull(secretLinks.revokedAt),
      ),
    )
    .returning();
  if (link !== undefined) return link;
  // Count only failures: a mail provider presses the buttons of many people from one network.
  await countOrRefuse({ ...using, db }, `links:${getNetwork(using.address)}`, failureLimit);
  throw new AppError('not-found', 'This link does not work. It may be old, or used already.');
}

const failureLimit = { burst: 30, everyMs: 10_000 };

export async function revokeLinks(
  tx: Transaction,
  { subject, subjectId, purpose, now }: Omit<NewLink, 'scope'>,
): Promise<void> {
  await tx
    .update(secretLinks)
    .set({ revokedAt: now })
    .where(
      and(
        eq(secretLinks.subject, subject),
        eq(secretLinks.subjectId, subjectId),
        eq(secretLinks.purpose, purpose),
        isNull(secretLinks.revokedAt),
      ),
    );
}

export async function deleteExpiredLinks(db: Queries, now: Date): Promise<void> {
  await db.delete(secretLinks).where(lt(secretLinks.expiresAt, now));
}
