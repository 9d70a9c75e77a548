// Which way of writing to somebody is safe, as far as the cases under an address or a number tell.
import { desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AlertType, triageRules } from '#domain/cases/triage';
import { contactMethods } from '#domain/forms/application';
import { textNumber } from '#domain/messages';
import { foldText, phoneDigits } from '#domain/text/text';
import type { Queries } from '../db/client.ts';
import { caseAlerts } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { dangerRules } from './danger-alert.ts';

const unsafeAlerts: readonly AlertType[] = ['unsafe-home', 'check-safety'];
const dangerReasons = dangerRules.map(({ reason }) => reason);
const unsafeReasons: readonly string[] = [
  ...triageRules
    .filter(({ alert }) => unsafeAlerts.includes(alert.type))
    .map(({ reason }) => reason),
  ...dangerReasons,
];

/** Home is not safe, or danger was told of: then no way is. */
const isInDanger = sql`exists (select from ${caseAlerts} where ${caseAlerts.memberId} = ${members.id}
    and (${inArray(caseAlerts.alertType, [...unsafeAlerts])}
      or ${inArray(caseAlerts.reason, dangerReasons)}))`;

/** More under one address or number are no one person's, and nobody knows what is safe for all of them. */
const mostCases = 50;

/** What was said of safe ways is sealed: it is looked at here, the newest case first. */
async function casesWhere(db: Queries, isTheirs: SQL) {
  return db
    .select({
      // In brackets of its own: else its columns lose their tables.
      isInDanger: sql<boolean>`(${isInDanger})`,
      // A case that needs review has no alerts, and is no safer for that.
      triageReasons: members.triageReasons,
      safeContact: members.safeContact,
      way: members.preferredContactMethod,
      phone: members.phone,
    })
    .from(members)
    .where(isTheirs)
    .orderBy(desc(members.id))
    .limit(mostCases + 1);
}
type Case = Awaited<ReturnType<typeof casesWhere>>[number];

/** Nor where nobody may know who writes. */
const isSafe = ({ isInDanger: isUnsafe, triageReasons, safeContact }: Case) =>
  !isUnsafe &&
  !triageReasons.some((reason) => unsafeReasons.includes(reason)) &&
  safeContact?.sayWho !== false;
const areAll = (cases: readonly Case[], isFit: (one: Case) => boolean) =>
  cases.length <= mostCases && cases.every((one) => isSafe(one) && isFit(one));
const takesMail = ({ way }: Case) => (way ?? contactMethods.Email) === contactMethods.Email;
const takesTexts = ({ safeContact }: Case) => safeContact?.text !== false;

export async function isSafeToMail(db: Queries, email: string): Promise<boolean> {
  return areAll(await casesWhere(db, eq(members.emailFolded, foldText(email))), takesMail);
}

export async function isSafeToText(db: Queries, phone: string): Promise<boolean> {
  return areAll(await casesWhere(db, eq(members.phoneDigits, phoneDigits(phone))), takesTexts);
}

/**
 * The number that somebody gave in a form, where their newest case asks for texts to it and these are safe.
 * Never another one of that case: anybody can have sent it in their name, with a number of their own.
 */
export async function numberToText(db: Queries, form: { email: string; phone: string }) {
  const email = foldText(form.email);
  const digits = phoneDigits(form.phone);
  if (digits === '') return undefined;
  const isNumber = eq(members.phoneDigits, digits);
  const isTheirs = or(isNumber, email === '' ? undefined : eq(members.emailFolded, email));
  const cases = await casesWhere(db, isTheirs ?? isNumber);
  const [newest] = cases;
  if (newest?.way !== contactMethods['Text Message']) return undefined;
  if (phoneDigits(newest.phone ?? '') !== digits || !areAll(cases, takesTexts)) return undefined;
  const number = textNumber(form.phone);
  // Somebody else may have the number too.
  return number !== undefined && (await isSafeToText(db, number)) ? number : undefined;
}
