// Types of outgoing messages in one language: each line is a paragraph, words in braces are filled in. No email
// contains a name, a need, or a danger; it only says that there is news, and where to read it.
import type { MessageKind } from '#domain/messages';
import type { UpdateAudience } from '#domain/updates';

export interface MailText {
  subject: string;
  lines: readonly string[];
}

/** Items that a sender is thanked for. */
export type ThankedItem = 'application' | 'submission' | 'message' | 'pledge';

export interface Mail {
  /** Below every message. */
  signature: readonly string[];
  thanks: Record<ThankedItem, MailText>;
  reply: MailText;
  /** Asks to confirm a sign-up for the newsletter. */
  subscribe: MailText;
  /** An update that staff wrote. */
  update: MailText;
  /** Below each update: why the reader gets it, the link to unsubscribe, and the postal address. */
  foot: Record<UpdateAudience | 'address', string>;
  staff: Record<Exclude<MessageKind, 'thanks' | 'reply' | 'subscribe' | 'update'>, MailText>;
  /** A count with its noun, singular and plural. */
  counted: Record<
    'unopened' | 'applications' | 'submissions' | 'messages' | 'late' | 'atRisk' | 'followUps',
    readonly [one: string, many: string]
  >;
  /** Text messages: one short line each. */
  text: Record<'emergency' | 'emergency-digest' | 'thanks', string>;
}
