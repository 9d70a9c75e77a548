// A mail draft in the person's own mail program: nothing is sent from here.
import { organisation } from '#content/en/organisation';
import { inbox } from '#content/en/staff/inbox';
import { submissions } from '#content/en/staff/submissions';
import { formTypes } from '#domain/forms/form-types';
import { labelOf } from '#domain/vocabulary';
import type { ListedMessage, ListedSubmission } from '../data/rows';
import { fill } from './formats';

/** An address may hold a question mark: what follows it must not become a header of the draft. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

export function mailto(address: string, subject: string, lines: readonly string[]): string {
  const body = lines.join('\r\n');
  return `${mailLink(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export function submissionMail(submission: ListedSubmission): string {
  const type = labelOf(formTypes, submission.formType);
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
