// What a device signs: a random text of ours, for one purpose, good once and for five minutes. It carries our
// own signature, so that nothing is stored for those who only look at the sign-in screen.
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { minuteMs } from '#domain/calendar/durations';
import type { Call, Services } from '../api/route.ts';
import { isSigned, sign } from '../api/secrets.ts';
import { take } from '../api/throttle.ts';
import type { RelyingParty } from './passkey-check.ts';

export const challengeMs = 5 * minuteMs;

/** A registration is of one account, a confirmation of one session. */
export type Purpose = 'sign-in' | `register:${number}` | `confirm:${string}`;

const signedText = (purpose: Purpose, said: string) => `passkey:${purpose}:${said}`;

export async function makeChallenge({ now, secret }: Services, purpose: Purpose): Promise<string> {
  const said = `${now().getTime() + challengeMs}.${randomBytes(16).toString('base64url')}`;
  const signature = sign(await secret(), signedText(purpose, said));
  return Buffer.from(`${said}.${signature}`).toString('base64url');
}

/** Whether it is ours, for this, in time, and came for the first time: of many at once one is told so. */
export async function spendChallenge(
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
  // A bucket that takes one, and is empty again only when the challenge is too old anyway.
  return (await take(services, `challenge:${said}`, { burst: 1, everyMs: challengeMs })) === 0;
}

/** Passkeys are of a host name; at an address of numbers there are none. */
export function relyingParty({
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
