/**
 * How to handle a failed send. retry: later. unheard: later, server unreachable. fail: never. stop:
 * pause all, our configuration is wrong, no attempt counted. unclear: it may have arrived.
 */
export type FailureHandling = 'retry' | 'unheard' | 'fail' | 'stop' | 'unclear';

export class SendError extends Error {
  override name = 'SendError';
  readonly verdict: FailureHandling;
  /** A code for staff and the log, never the server's response, which may repeat addresses. */
  readonly code: string;

  constructor(verdict: FailureHandling, code: string, cause?: unknown) {
    super(`${verdict}: ${code}`, { cause });
    this.verdict = verdict;
    this.code = code;
  }
}

/** Codes of configuration problems on our side, which must not use up attempts. */
export const configErrors: readonly string[] = [
  ...['EAUTH', 'ENOAUTH', 'ETLS', 'EDNS', 'ECONFIG', 'EREFUSED'],
];

/** True if the server's certificate was rejected, so nothing was sent to it. */
export function isAboutCertificate(message: string): boolean {
  return /certificate|self.signed/i.test(message);
}
