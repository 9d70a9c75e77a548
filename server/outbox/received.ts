// What a form sets off, in the transaction that stores it: everybody on call is told, or the staff have
// news; and the sender is thanked, where that is safe.
import type { Thanked } from '#content/mail-shape';
import type { Accepted, StoredRow } from '../api/public-write.ts';
import type { Call } from '../api/route.ts';
import type { Transaction } from '../db/client.ts';
import { isEmergency, raiseEmergency } from './emergencies.ts';
import { languageOf, tellNews, thankSender, withdrawThanks } from './tell.ts';

const subjects = { application: 'member', message: 'contact', submission: 'submission' } as const;

type Received = {
  what: Exclude<Thanked, 'pledge'>;
  email: string;
  isUrgent: boolean;
  /** The language that the person chose. */
  language?: string | null | undefined;
};

export async function tellReceived(
  tx: Transaction,
  { env, request }: Pick<Call<unknown, unknown, unknown>, 'env' | 'request'>,
  { suspicion, now }: Accepted,
  { id, reference, isReplacement }: StoredRow,
  { what, email, isUrgent, language }: Received,
): Promise<void> {
  const subject = subjects[what];
  const telling = { env, now };
  if (isUrgent) await raiseEmergency(tx, telling, subject, id);
  if (suspicion !== undefined) return;
  // A calmer text sent after it does not take back what the first one told.
  const wasUrgent = isReplacement && (await isEmergency(tx, subject, id));
  const isQuiet = !isUrgent && !wasUrgent;
  if (isQuiet) {
    await tellNews(tx, telling, { count: `${what}s`, subject, id, isReplacement }, email);
  }
  // Of an application the case says whether mail is safe; of anything else nobody has asked.
  if (what !== 'application' && !isQuiet) return withdrawThanks(tx, email.trim());
  const sender = { email, what, reference, subject, id, language: languageOf(request, language) };
  await thankSender(tx, now, sender);
}
