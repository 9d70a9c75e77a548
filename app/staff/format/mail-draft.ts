// A mail draft in the person's own mail program: nothing is sent from here.

import { labelOf } from '#domain/vocabulary';
import { organisation } from '#text/organisation';
import { inbox } from '#text/staff/inbox';
import { submissions } from '#text/staff/submissions';
import { vocabularies } from '#text/vocabularies';
import type { ListedMessage, ListedSubmission } from '../data/rows';
import { fill } from './formats';

export function mailto(address: string, subject: string, lines: readonly string[]): string {
  const body = lines.join('\r\n');
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export function submissionMail(submission: ListedSubmission): string {
  const type = labelOf(vocabularies.formTypes, submission.formType);
  const { mail } = submissions;
  return mailto(
    submission.email,
    fill(mail.subject, { type }),
    mail.body.map((line) =>
      fill(line, {
        name: submission.firstName,
        type: type.toLowerCase(),
        organisation: organisation.name,
      }),
    ),
  );
}

/** Mail programs take an address of about this length; a long message is cut. */
const quotedCharacters = 1200;

export function messageMail(message: ListedMessage): string {
  const { mail } = inbox;
  const said =
    message.message.length > quotedCharacters
      ? `${message.message.slice(0, quotedCharacters)}…`
      : message.message;
  const quoted = said
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  return mailto(
    message.email,
    fill(mail.subject, { subject: message.subject }),
    mail.body.map((line) =>
      fill(line, { name: message.name, organisation: organisation.name, message: quoted }),
    ),
  );
}
