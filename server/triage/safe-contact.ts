// Decides whether email or text messages to an address or number are safe, based on its cases.
import { desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AlertType, triageRules } from '#domain/cases/triage';
import { contactMethods } from '#domain/forms/application';
import { toTextNumber } from '#domain/messages';
import { foldText, normalizePhone } from '#domain/text/text';
import type { Queries } from '../db/client.ts';
import { caseAlerts } from '../db/schema/case-parts.ts';
import { hasEmail, hasPhone, members } from '../db/schema/members.ts';
import { dangerRules } from './danger-alert.ts';

const unsafeAlerts: readonly AlertType[] = ['unsafe-home', 'check-safety'];
const dangerReasons = dangerRules.map(({ reason }) => reason);
const unsafeReasons: readonly string[] = [
  ...triageRules
    .filter(({ alert }) => unsafeAlerts.includes(alert.type))
    .map(({ reason }) => reason),
  ...dangerReasons,
];

/** True if the home is not safe or an alert of the case is about danger. Then neither email nor text is safe. */
const isInDanger = sql`exists (select from ${caseAlerts} where ${caseAlerts.memberId} = ${members.id}
    and (${inArray(caseAlerts.alertType, [...unsafeAlerts])}
      or ${inArray(caseAlerts.reason, dangerReasons)}))`;

/** With more cases, an address or number is shared by many people, so no contact counts as safe. */
const mostCases = 50;

/** Reads the cases, newest first. The safe ways are sealed, so SQL cannot compare them. */
async function casesWhere(db: Queries, isTheirs: SQL) {
  return db
    .select({
      // Without the parentheses, Drizzle drops the table names of the columns.
      isInDanger: sql<boolean>`(${isInDanger})`,
      // Check the reasons as well as the alerts, because a case that needs review has no alerts yet.
      triageReasons: members.triageReasons,
      safeContact: members.safeContact,
      way: members.preferredContactMethod,
      phone: members.phone,
      assignedTo: members.assignedTo,
      updatedAt: members.updatedAt,
    })
    .from(members)
    .where(isTheirs)
    .orderBy(desc(members.id))
    .limit(mostCases + 1);
}
type Case = Awaited<ReturnType<typeof casesWhere>>[number];

/** Also false when the person does not want others to learn who writes. */
const isSafe = ({ isInDanger: isUnsafe, triageReasons, safeContact }: Case) =>
  !isUnsafe &&
  !triageReasons.some((reason) => unsafeReasons.includes(reason)) &&
  safeContact?.sayWho !== false;
const areAll = (cases: readonly Case[], isFit: (one: Case) => boolean) =>
  cases.length <= mostCases && cases.every((one) => isSafe(one) && isFit(one));
const takesMail = ({ way }: Case) => (way ?? contactMethods.Email) === contactMethods.Email;
const takesTexts = ({ safeContact }: Case) => safeContact?.text !== false;

export async function isSafeToMail(db: Queries, email: string): Promise<boolean> {
  return areAll(await casesOf(db, email), takesMail);
}

function casesOf(db: Queries, email: string): Promise<Case[]> {
  return casesWhere(db, hasEmail(email));
}

export type KnownSender = { isSafeToMail: boolean; assignee: string | undefined };

/** Whether mail to a sender is safe, and the assignee of their most recently changed case. */
export async function findSender(db: Queries, email: string): Promise<KnownSender> {
  if (email === '') return { isSafeToMail: true, assignee: undefined };
  const cases = await casesOf(db, email);
  const [newest] = cases
    .filter(({ assignedTo }) => assignedTo !== null)
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
  return { isSafeToMail: areAll(cases, takesMail), assignee: newest?.assignedTo ?? undefined };
}

export async function isSafeToText(db: Queries, phone: string): Promise<boolean> {
  return areAll(await casesWhere(db, hasPhone(phone)), takesTexts);
}

/**
 * The number of a form, if the newest case asks for texts to this number and they are safe. Never another number of
 * the case: anyone can send a form in a person's name with a different number.
 */
export async function findNumberToText(db: Queries, form: { email: string; phone: string }) {
  const email = foldText(form.email);
  const digits = normalizePhone(form.phone);
  if (digits === '') return undefined;
  const isNumber = hasPhone(digits);
  const isTheirs = or(isNumber, email === '' ? undefined : hasEmail(email));
  const cases = await casesWhere(db, isTheirs ?? isNumber);
  const [newest] = cases;
  if (newest?.way !== contactMethods['Text Message']) return undefined;
  if (normalizePhone(newest.phone ?? '') !== digits || !areAll(cases, takesTexts)) return undefined;
  const number = toTextNumber(form.phone);
  // Check all cases with this number, because several people may share it.
  return number !== undefined && (await isSafeToText(db, number)) ? number : undefined;
}
