// Which way of writing to somebody is safe, as far as the cases under an address or a number tell.
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { contactMethods } from '#domain/forms/application';
import { textNumber } from '#domain/messages';
import { foldText, phoneDigits } from '#domain/text/text';
import { dangerRules } from '../api/danger-alert.ts';
import type { Queries } from '../db/client.ts';
import { caseAlerts, members } from '../db/schema.ts';

const dangerReasons = dangerRules.map(({ reason }) => reason);

/** Home is not safe, danger was told of, or nobody may know who writes: then no way is. */
const isUnsafe = sql`(coalesce(${members.safeContact} ->> 'sayWho' = 'false', false)
  or exists (select from ${caseAlerts} where ${caseAlerts.memberId} = ${members.id}
    and (${inArray(caseAlerts.alertType, ['unsafe-home', 'check-safety'])}
      or ${inArray(caseAlerts.message, dangerReasons)})))`;
const wantsNoMail = sql`(${members.safeContact} ->> 'email' = 'false'
  or coalesce(${members.preferredContactMethod}, ${contactMethods.Email}) <> ${contactMethods.Email})`;
const wantsNoTexts = sql`coalesce(${members.safeContact} ->> 'text' = 'false', false)`;

export async function isSafeToMail(db: Queries, email: string): Promise<boolean> {
  const [found] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.emailFolded, foldText(email)), sql`(${isUnsafe} or ${wantsNoMail})`))
    .limit(1);
  return found === undefined;
}

export async function isSafeToText(db: Queries, phone: string): Promise<boolean> {
  const [found] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.phoneDigits, phoneDigits(phone)), sql`(${isUnsafe} or ${wantsNoTexts})`))
    .limit(1);
  return found === undefined;
}

/** The number of somebody whose newest case asks for text messages, where these are safe. */
export async function numberToText(db: Queries, person: { email: string; phone?: string }) {
  const email = foldText(person.email);
  const digits = phoneDigits(person.phone ?? '');
  const isTheirs = or(
    email === '' ? undefined : eq(members.emailFolded, email),
    digits === '' ? undefined : eq(members.phoneDigits, digits),
  );
  if (isTheirs === undefined) return undefined;
  const newest = (column: typeof members.phone | typeof members.preferredContactMethod) =>
    sql<string | null>`(array_agg(${column} order by ${members.id} desc))[1]`;
  const [found] = await db
    .select({
      isRefused: sql<boolean | null>`bool_or(${isUnsafe} or ${wantsNoTexts})`,
      way: newest(members.preferredContactMethod),
      phone: newest(members.phone),
    })
    .from(members)
    .where(isTheirs);
  if (found === undefined || found.isRefused !== false) return undefined;
  if (found.way !== contactMethods['Text Message']) return undefined;
  const number = textNumber(found.phone ?? '');
  // Somebody else may have the number too.
  return number !== undefined && (await isSafeToText(db, number)) ? number : undefined;
}
