// Computes the one-time code that an authenticator app shows at a given time.
import { TOTP } from 'otpauth';

export function generateCode(secret: string, timestamp: number): string {
  return new TOTP({ secret }).generate({ timestamp });
}
