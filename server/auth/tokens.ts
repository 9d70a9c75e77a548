// Random secrets for sessions, devices, and links, which are stored as hashes only.
import { createHash, randomBytes } from 'node:crypto';

export function createToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
