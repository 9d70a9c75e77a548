// Creates and spends the challenges that passkeys sign. A challenge carries the server's own
// signature, so that showing the sign-in screen stores nothing.
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { minuteMs } from '#domain/calendar/durations';
import type { Call, Services } from '../api/route.ts';
import { isSigned, sign } from '../api/secrets.ts';
import { countRequest } from '../api/throttle.ts';

export const challengeMs = 5 * minuteMs;

/** The host name that a passkey is for, and the origin of the pages that use it. */
export type RelyingParty = { id: string; origin: string };

/** A registration is bound to one account, a confirmation to one session. */
export type Purpose = 'sign-in' | `register:${number}` | `confirm:${string}`;

const signedText = (purpose: Purpose, said: string) => `passkey:${purpose}:${said}`;

export async function createChallenge(
  { now, secret }: Services,
  purpose: Purpose,
): Promise<string> {
  const said = `${now().getTime() + challengeMs}.${randomBytes(16).toString('base64url')}`;
  const signature = sign(await secret(), signedText(purpose, said));
  return Buffer.from(`${said}.${signature}`).toString('base64url');
}

/**
 * True if this server made the challenge for this purpose, it has not expired, and this is its
 * first use.
 */
export async function consumeChallenge(
  services: Services,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const [until = '', random = '', signature = ''] = Buffer.from(challenge, 'base64url')
    .toString()
    .split('.');
  const said = `${until}.${random}`;
  const isOurs = isSigned(await services.secret(), signedText(purpose, said), signature);
  if (!isOurs || Number(until) <= services.now().getTime()) return false;
  // A rate limit of one: it resets only after the challenge has expired.
  return (
    (await countRequest(services, `challenge:${said}`, { burst: 1, everyMs: challengeMs })) === 0
  );
}

/** Returns undefined for an IP address: passkeys need a host name. */
export function getRelyingParty({
  env,
  request,
  isHttps,
}: Pick<Call<unknown, unknown, unknown>, 'env' | 'request' | 'isHttps'>): RelyingParty | undefined {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const address = env.publicUrl ?? `${isHttps ? 'https' : 'http'}://${host}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin } = new URL(address);
  const isName = hostname !== '' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isName ? { id: hostname, origin } : undefined;
}
