// Sends mail through one SMTP server, one message at a time. Imported only if a server is
// configured.
import MailComposer from 'nodemailer/lib/mail-composer';
import type { SiteContent } from '#content/site-content';
import type { MailSettings } from '../env.ts';
import type { OutboxRow } from './outbox.ts';
import { render } from './render.ts';
import { configErrors, isAboutCertificate, SendError } from './send-error.ts';
import { createSmtp, SmtpFailure } from './smtp.ts';
import type { MessageSender } from './worker.ts';

export type MailOptions = MailSettings & {
  /** URL of the staff area. */
  site: string;
  replyTo: string;
  siteContent: () => SiteContent;
  timeoutMs?: number;
  wholeSendMs?: number;
  ca?: string;
};

export function createMailSender(options: MailOptions): MessageSender {
  const { url, from, timeoutMs = 20_000, wholeSendMs = 60_000, ca } = options;
  // One connection, so that a killed process leaves at most one message with an unknown outcome.
  const smtp = createSmtp({ url, timeoutMs, wholeSendMs, ca });
  return {
    async send(row) {
      const bytes = await bytesOf(row, options);
      try {
        await smtp.send({ from, to: row.recipient }, bytes);
      } catch (error) {
        throw verdictOn(error);
      }
    },
    close: smtp.close,
  };
}

/** The same bytes on every attempt: message id, date, and boundary come from the row. */
function bytesOf(
  row: OutboxRow,
  { from, site, siteContent, replyTo }: MailOptions,
): Promise<Buffer> {
  const content = siteContent();
  const { name } = content.facts;
  const { subject, text, html } = render(row, site, content);
  const isAutomatic = row.kind !== 'reply';
  return new MailComposer({
    messageId: row.messageId,
    date: row.createdAt,
    baseBoundary: row.messageId.slice(1, 20),
    from: { name, address: from },
    to: [{ name: '', address: row.recipient }],
    replyTo: [{ name, address: replyTo }],
    subject,
    text,
    html,
    textEncoding: 'quoted-printable',
    headers: {
      ...(isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {}),
      ...(row.kind === 'update' ? unsubscribeHeaders(`${site}${row.params.path}`) : {}),
    },
  })
    .compile()
    .build();
}

/** RFC 8058: the mail program posts to the link when its reader presses "Unsubscribe". It requires https. */
function unsubscribeHeaders(link: string) {
  return {
    // Prepared, so that the composer does not fold the link.
    'List-Unsubscribe': { prepared: true, value: `<${link}>` },
    ...(link.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}

function verdictOn(error: unknown): SendError {
  if (!(error instanceof SmtpFailure)) return new SendError('retry', 'ESMTP', error);
  const { code, responseCode, isHandedOver, isAtDoor, message } = error;
  if (configErrors.includes(code) || responseCode === 530)
    return new SendError('stop', code, error);
  if (responseCode === undefined) {
    // Check only local errors: a server's response may repeat addresses, which may contain any
    // word.
    if (isAboutCertificate(message)) return new SendError('stop', 'ETLS', error);
    if (isAtDoor) return new SendError('unheard', code, error);
    return new SendError(isHandedOver ? 'unclear' : 'retry', code, error);
  }
  // A refusal in the server's greeting, such as "554 blocked", is not about the message or its recipient.
  if (isAtDoor && responseCode >= 500) return new SendError('stop', 'EREFUSED', error);
  return new SendError(responseCode >= 500 ? 'fail' : 'retry', String(responseCode), error);
}
