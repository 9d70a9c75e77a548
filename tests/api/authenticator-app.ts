// An authenticator app on a phone: shows the one-time code of a moment.
import { TOTP } from 'otpauth';

export function codeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret }).generate({ timestamp });
}
