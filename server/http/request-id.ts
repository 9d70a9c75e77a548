import { randomBytes } from 'node:crypto';

/** Creates short ids with a random prefix per process. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
