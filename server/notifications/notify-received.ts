// Handles a received form in the transaction that stores it: notifies on-call staff or the
// assignee, and thanks the sender if that is safe.
import type { Language } from '#content/languages';
import type { ThankedItem } from '#content/mail-shape';
import type { StaffSession } from '../api/caller.ts';
import type { AcceptedForm, StoredForm } from '../api/public-write.ts';
import type { Call } from '../api/route.ts';
import type { Transaction } from '../db/client.ts';
import { dangerRules, raiseAlerts } from '../triage/danger-alert.ts';
import { findSender } from '../triage/safe-contact.ts';
import { isEmergency, raiseEmergency } from './emergencies.ts';
import { buildNewsMessages, type NotifyContext } from './notify.ts';
import { enqueueAll } from './outbox.ts';
import { buildThanksMessages, chooseLanguage, type FormOrigin, withdrawThanks } from './thanks.ts';

const subjects = { application: 'member', message: 'contact', submission: 'submission' } as const;

type What = Exclude<ThankedItem, 'pledge'>;
type Received = {
  what: What;
  email: string;
  phone?: string | undefined;
  isUrgent: boolean;
  /** A response is due within hours. */
  isPressing?: boolean;
  /** The language that the person chose. */
  language?: string | null | undefined;
};

export async function notifyReceived(
  tx: Transaction,
  call: Pick<Call<unknown, unknown, unknown>, 'env' | 'request' | 'site'> & FormOrigin,
  { reviewReason, now }: AcceptedForm,
  { id, reference }: StoredForm,
  { what, isUrgent, language, ...person }: Received,
): Promise<void> {
  const subject = subjects[what];
  const notifyContext = { env: call.env, site: call.site, now };
  if (isUrgent) {
    const needsReview = reviewReason !== undefined;
    await raiseEmergency(tx, notifyContext, { subject, subjectId: id, needsReview });
  }
  if (reviewReason !== undefined) return;
  const told = {
    ...person,
    what,
    id,
    reference,
    language: chooseLanguage(call.request, language),
    isUrgent,
  };
  await notifyAndThank(tx, notifyContext, told, call);
}

type Released = {
  what: What;
  id: number;
  reference: string;
  email: string;
  phone?: string | undefined;
  isPressing?: boolean;
  language: Language;
};

/** Handles a form that staff marked as genuine: notifies and thanks as if it had just arrived. */
export async function notifyMarkedGenuine(
  tx: Transaction,
  notifyContext: NotifyContext,
  { username }: Pick<StaffSession, 'username'>,
  released: Released,
): Promise<void> {
  const { what, id } = released;
  const isUrgent = await isEmergency(tx, subjects[what], id);
  // Alerts of an application are planned with its case.
  if (isUrgent && what !== 'application') {
    const row = what === 'message' ? { contactId: id } : { submissionId: id };
    await raiseAlerts(tx, row, dangerRules, notifyContext.now);
  }
  await notifyAndThank(tx, notifyContext, {
    ...released,
    isUrgent,
    by: username,
  });
}

type Told = Released & { isUrgent: boolean; by?: string };

async function notifyAndThank(
  tx: Transaction,
  notifyContext: NotifyContext,
  told: Told,
  place?: FormOrigin,
): Promise<void> {
  const { what, id, email, isUrgent, isPressing = false, by } = told;
  const sender = { ...told, subject: subjects[what] };
  const news = { count: `${what}s`, subject: sender.subject, id, isPressing } as const;
  // The case of an application states which contact is safe; other forms do not ask.
  if (what !== 'application' && isUrgent) return withdrawThanks(tx, sender);
  const known = await findSender(tx, email.trim());
  const item = by === undefined ? news : { ...news, by };
  const [newsToStaff, thanks] = await Promise.all([
    isUrgent ? [] : buildNewsMessages(tx, notifyContext, item, known.assignee),
    buildThanksMessages(tx, notifyContext, sender, known, place),
  ]);
  await enqueueAll(tx, [...newsToStaff, ...thanks]);
}
