// Cautions before calling, texting, or writing to a member: their answers about home and danger, the contacts
// they allowed, and their preferred way to be reached.

import { findHomeReason, triageReasons as reasons } from '#domain/cases/triage';
import { contact } from '#text/staff/contact';
import { triageReasons as reasonTexts } from '#text/staff/triage';
import type { ListedMember } from '../data/rows';
import { fillText } from '../format/formats';

export type ContactFacts = Pick<
  ListedMember,
  'safeContact' | 'triageReasons' | 'preferredContactMethod' | 'notes' | 'isKeptApart'
>;

/** `keptApart`: whom to keep the person apart from, on a screen that knows it. */
export function listCautions(reach: ContactFacts, keptApart?: readonly string[]): string[] {
  const { safeContact, triageReasons, preferredContactMethod, notes } = reach;
  const home = findHomeReason(triageReasons);
  const danger = triageReasons.includes(reasons['tells-of-danger'])
    ? reasons['tells-of-danger']
    : undefined;
  const unsafe = home ?? danger;
  const cautions: string[] = [...(keptApart ?? (reach.isKeptApart ? [contact.keptApart] : []))];
  if (unsafe !== undefined) cautions.push(reasonTexts[unsafe].replace(/\.$/, ''));
  if (safeContact?.voicemail === false) cautions.push(contact.noVoicemail);
  if (safeContact?.text === false) cautions.push(contact.noText);
  if (safeContact?.sayWho === false) cautions.push(contact.sayNothing);
  const isAsked = [safeContact?.voicemail, safeContact?.text, safeContact?.sayWho].some(
    (allowed) => typeof allowed === 'boolean',
  );
  if (unsafe !== undefined && !isAsked) cautions.push(contact.notAsked);
  if (safeContact?.note) cautions.push(`“${safeContact.note}”`);
  if (cautions.length > 0 && preferredContactMethod) {
    cautions.push(fillText(contact.wants, { way: preferredContactMethod }));
  }
  if (home !== undefined && notes) cautions.push(fillText(contact.ownWords, { words: notes }));
  return cautions;
}
