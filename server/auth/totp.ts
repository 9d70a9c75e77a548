// One-time codes of an authenticator app (TOTP): six digits, a new code every 30 seconds.
import { Secret, TOTP } from 'otpauth';

export function createSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * Returns the 30-second step of a valid code; a clock may be one step off. The caller stores the
 * step and refuses it the next time.
 */
export function findCodeStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** The otpauth URL that an authenticator app reads from the QR code. */
export function buildEnrollmentUrl(secret: string, username: string, issuer: string): string {
  return new TOTP({ secret, label: username, issuer }).toString();
}
