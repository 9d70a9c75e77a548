// What a message says, in one language. Lines of the text are its paragraphs; a word in braces is
// filled in. No mail names anybody, a need or a danger: it says that there is something, and where.
import type { MessageKind } from '#domain/messages';

export interface MailText {
  subject: string;
  lines: readonly string[];
}

/** Of what a sender is thanked for. */
export type Thanked = 'application' | 'submission' | 'message' | 'pledge';

export interface Mail {
  /** Below every message. */
  signature: readonly string[];
  thanks: Record<Thanked, MailText>;
  reply: MailText;
  staff: Record<Exclude<MessageKind, 'thanks' | 'reply'>, MailText>;
  /** A number with its noun, for one and for many. */
  counted: Record<
    'unopened' | 'applications' | 'submissions' | 'messages' | 'late' | 'atRisk' | 'followUps',
    readonly [one: string, many: string]
  >;
  /** Of a text message: one short line. */
  text: Record<'emergency' | 'emergency-digest' | 'thanks', string>;
}
