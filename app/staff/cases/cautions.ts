// What to mind before calling, texting or writing to a member.
import { contact } from '#content/en/staff/contact';
import type { SafeContact } from '#domain/cases/member';

export function cautionsOf(safe: SafeContact | null): string[] {
  if (safe === null) return [];
  const cautions: string[] = [];
  if (safe.voicemail === false) cautions.push(contact.noVoicemail);
  if (safe.text === false) cautions.push(contact.noText);
  if (safe.sayWho === false) cautions.push(contact.sayNothing);
  if (safe.note !== '') cautions.push(safe.note);
  return cautions;
}
