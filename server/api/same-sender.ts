// A page without scripts is the same for everybody: it cannot say that a form corrects one whose response
// was lost. Whether it does is seen by what people do not change: how to reach them, or what they told at
// length. The earlier form is then named by the newer one; nothing is overwritten on a guess.
import { createHmac } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { foldText } from '#domain/text/text';
import type { Transaction } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/requests.ts';
import { responseColumns } from './response-mentions.ts';
import type { Call } from './route.ts';
import { networkOf } from './throttle.ts';

/** Sent by the page handler for a form that a browser without scripts posted. */
export const withoutScriptHeader = 'x-sent-without-script';

/** A shorter text says nothing about who wrote it. */
const tellingLength = 60;
/** No form asks for more; anybody can send more, and each is a row. */
const mostTexts = 20;
/** No form nests deeper: a form in a body, an answer in the form, a choice in the answer. */
const deepestText = 4;

type SenderCall = Pick<Call<unknown, unknown, unknown>, 'body' | 'request' | 'address' | 'secret'>;

/** By what a sender is known again; nothing that was typed can be read from it. */
export async function senderMarks(call: SenderCall): Promise<string[]> {
  if (!call.request.headers.has(withoutScriptHeader)) return [];
  const { email, phone, name, donorName, firstName, lastName } = call.body as Record<
    string,
    unknown
  >;
  const called = name ?? donorName ?? `${firstName} ${lastName}`;
  const signs = [
    `${email ?? ''}`.trim().toLowerCase(),
    `${phone ?? ''}`.replace(/\D/g, ''),
    // Many people have one name; few of them in one house.
    `${foldText(`${called}`)} ${networkOf(call.address)}`,
    ...textsIn(call.body)
      .filter((text) => text.length >= tellingLength)
      .slice(0, mostTexts),
  ].filter((sign) => sign !== '');
  const secret = await call.secret();
  const marks = signs.map((sign) => createHmac('sha256', secret).update(sign).digest('hex'));
  // Always in one order: two requests that wait for each other would wait without end.
  return [...new Set(marks)].sort();
}

function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value.trim()];
  if (typeof value !== 'object' || value === null || depth === deepestText) return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, depth + 1));
}

/** Notes what was received from a sender, and says what came from the same one before, if anything. */
export async function receivedBefore(
  tx: Transaction,
  {
    scope,
    marks,
    reference,
    now,
  }: { scope: string; marks: string[]; reference: string; now: Date },
): Promise<string | undefined> {
  if (marks.length === 0) return undefined;
  const entry = {
    scope: `${scope}:sender`,
    requestHash: '',
    status: 0,
    ...responseColumns({ reference }),
  };
  const mine = and(eq(idempotencyKeys.scope, entry.scope), inArray(idempotencyKeys.key, marks));
  // What arrives at the same time waits here until the first one has committed.
  await tx
    .insert(idempotencyKeys)
    .values(marks.map((key) => ({ ...entry, key, createdAt: now })))
    .onConflictDoNothing();
  const found = await tx
    .select({ response: idempotencyKeys.response, at: idempotencyKeys.createdAt })
    .from(idempotencyKeys)
    .where(mine)
    .orderBy(idempotencyKeys.key)
    .for('update');
  const [before] = found
    .map(({ response, at }) => ({ ...(response as { reference: string }), at }))
    .filter((one) => one.reference !== reference)
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  if (before === undefined) return undefined;
  const { response, mentions } = entry;
  await tx.update(idempotencyKeys).set({ response, mentions, createdAt: now }).where(mine);
  return before.reference;
}
