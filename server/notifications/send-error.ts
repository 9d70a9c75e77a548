/**
 * Why a message did not go out, and what to do about it.
 * `retry`: later. `unheard`: later too, and nobody was there who would take another one. `fail`: never, it is this message's or this recipient's own fault. `stop`: our own
 * trouble (a wrong password, say), which concerns every message and uses none of them up. `unclear`:
 * it may have arrived.
 */
export type Verdict = 'retry' | 'unheard' | 'fail' | 'stop' | 'unclear';

export class SendError extends Error {
  override name = 'SendError';
  readonly verdict: Verdict;
  /** For staff and the log: never what a server said, which repeats addresses. */
  readonly code: string;

  constructor(verdict: Verdict, code: string, cause?: unknown) {
    super(`${verdict}: ${code}`, { cause });
    this.verdict = verdict;
    this.code = code;
  }
}

/** What these say of mail is ours to repair: no message must be used up by it. */
export const ourTrouble: readonly string[] = [
  ...['EAUTH', 'ENOAUTH', 'ETLS', 'EDNS', 'ECONFIG', 'EREFUSED'],
];

/** Of the other server, which is then not who it should be: nothing was said to it. */
export function isAboutCertificate(message: string): boolean {
  return /certificate|self.signed/i.test(message);
}
