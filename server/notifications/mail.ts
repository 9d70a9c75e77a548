// Mail by one SMTP server, one message at a time. Loaded only where there is a server to send to.
import MailComposer from 'nodemailer/lib/mail-composer';
import { organisation } from '#text/organisation';
import type { MailSettings } from '../env.ts';
import type { OutboxRow } from './outbox.ts';
import { render } from './render.ts';
import { isAboutCertificate, ourTrouble, SendError } from './send-error.ts';
import { createSmtp, SmtpFailure } from './smtp.ts';
import type { Sender } from './worker.ts';

export type MailOptions = MailSettings & {
  /** Where staff sign in. */
  site: string;
  replyTo: string;
  timeoutMs?: number;
  wholeSendMs?: number;
  ca?: string;
};

export function createMailSender(options: MailOptions): Sender {
  const { url, from, timeoutMs = 20_000, wholeSendMs = 60_000, ca } = options;
  // One connection: a process that is killed then leaves at most one message of which nobody knows.
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

/** The same bytes on every attempt: identity, date and boundary are the row's. */
function bytesOf(row: OutboxRow, { from, site, replyTo }: MailOptions): Promise<Buffer> {
  const { subject, text, html } = render(row, site);
  const isAutomatic = row.kind !== 'reply';
  return new MailComposer({
    messageId: row.messageId,
    date: row.createdAt,
    baseBoundary: row.messageId.slice(1, 20),
    from: { name: organisation.name, address: from },
    to: [{ name: '', address: row.recipient }],
    replyTo: [{ name: organisation.name, address: replyTo }],
    subject,
    text,
    html,
    textEncoding: 'quoted-printable',
    headers: isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {},
  })
    .compile()
    .build();
}

function verdictOn(error: unknown): SendError {
  if (!(error instanceof SmtpFailure)) return new SendError('retry', 'ESMTP', error);
  const { code, responseCode, isHandedOver, isAtDoor, message } = error;
  if (ourTrouble.includes(code) || responseCode === 530) return new SendError('stop', code, error);
  if (responseCode === undefined) {
    // Only where no server said it: what one says repeats addresses, which may hold any word.
    if (isAboutCertificate(message)) return new SendError('stop', 'ETLS', error);
    if (isAtDoor) return new SendError('unheard', code, error);
    return new SendError(isHandedOver ? 'unclear' : 'retry', code, error);
  }
  // "554 blocked" for a greeting says nothing about the message or whom it is for.
  if (isAtDoor && responseCode >= 500) return new SendError('stop', 'EREFUSED', error);
  return new SendError(responseCode >= 500 ? 'fail' : 'retry', String(responseCode), error);
}
