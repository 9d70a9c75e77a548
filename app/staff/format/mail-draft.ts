// A draft in the user's own mail program. Nothing is sent from here.

import { fillTokens } from '#content/fill-tokens';
import { defaultLanguage, isLanguage } from '#content/languages';
import { mailDraftsIn } from '#content/mail-drafts';
import type { ReadyReply } from '#content/vocabulary-shape';
import { getLabel } from '#domain/vocabulary';
import { readOffice } from '../data/office';
import type { ListedMessage, ListedSubmission } from '../data/rows';
import { fillText } from './formats';

/** An address may contain a question mark; the part after it must not become a header of the draft. */
export function buildMailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

export function buildMailDraft(address: string, subject: string, lines: readonly string[]): string {
  const body = lines.join('\r\n');
  return `${buildMailLink(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export type Addressee = { name: string; language: string };
type Applicant = Pick<ListedSubmission, 'email' | 'firstName' | 'formType' | 'language'>;
type Sender = Pick<ListedMessage, 'email' | 'name' | 'subject' | 'message' | 'language'>;

export function buildSubmissionMail(submission: Applicant): string {
  const { submission: mail, formTypes } = draftsFor(submission.language);
  const type = getLabel(formTypes, submission.formType);
  return buildMailDraft(
    submission.email,
    fillText(mail.subject, { type }),
    mail.body.map((line) =>
      fillText(line, {
        name: submission.firstName,
        type: type.toLowerCase(),
        organization: readOffice().facts.name,
      }),
    ),
  );
}

/** The draft with another text, under the same subject. */
export function replaceDraftText(draft: string, text: string): string {
  const [head] = draft.split('&body=');
  return `${head}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
}

/** A standard reply addressed to this person. The mailer adds the signature. */
export function buildReadyReply(which: ReadyReply, { name, language }: Addressee): string {
  return draftsFor(language)
    .replies[which].map((line) => fillText(line, { name }))
    .join('\n');
}

/** The drafts in the writer's language. */
function draftsFor(language: string) {
  const known = isLanguage(language) ? language : defaultLanguage;
  return fillTokens(mailDraftsIn(known), readOffice().organization[known]);
}

/** Mail programs limit a link to about this length, so a long message is truncated. */
const quotedCharacters = 1200;

export function buildMessageMail(message: Sender): string {
  const { message: mail } = draftsFor(message.language);
  const said =
    message.message.length > quotedCharacters
      ? `${message.message.slice(0, quotedCharacters)}…`
      : message.message;
  const quoted = said
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  return buildMailDraft(
    message.email,
    fillText(mail.subject, { subject: message.subject }),
    mail.body.map((line) =>
      fillText(line, {
        name: message.name,
        organization: readOffice().facts.name,
        message: quoted,
      }),
    ),
  );
}
