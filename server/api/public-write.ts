// What every public form has in common on arrival: a limit per network, a guess whether a person
// sent it, and one row however often it is sent. What looks automatic is set aside, not refused.
import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../db/client.ts';
import { newReference } from './reference.ts';
import type { Call, Reply } from './route.ts';
import { sign } from './secrets.ts';
import { type Limit, networkOf, take, takeOrRefuse } from './throttle.ts';

/** A field that no person sees, and the signed time at which the form was first touched. */
export const trapEntries = {
  homepage: v.optional(v.pipe(v.string(), v.maxLength(500))),
  formToken: v.optional(v.pipe(v.string(), v.maxLength(200))),
};
type Traps = { homepage?: string; formToken?: string };

export const referenceResponse = v.object({ reference: v.string() });

const formLimit: Limit = { burst: 30, everyMs: 10_000 };
const minimumFillMs = 2000;
const tokenLifeMs = 24 * 3_600_000;

export function formToken(secret: string, now: Date): string {
  const time = now.getTime().toString(36);
  return `${time}.${sign(secret, `form:${time}`)}`;
}

/** Why a write looks automatic, or undefined. No token at all is fine: scripts may be off. */
function suspicionOf(traps: Traps, secret: string, now: Date): string | undefined {
  if (traps.homepage) return 'filled a field that people do not see';
  if (traps.formToken === undefined || traps.formToken === '') return undefined;
  const time = traps.formToken.split('.')[0] ?? '';
  const startedAt = Number.parseInt(time, 36);
  const expected = Buffer.from(`${time}.${sign(secret, `form:${time}`)}`);
  const given = Buffer.from(traps.formToken);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return 'sent a form time that is not ours';
  }
  const ageMs = now.getTime() - startedAt;
  if (ageMs < minimumFillMs) return 'filled the form faster than a person types';
  return ageMs > tokenLifeMs ? 'sent a form time that is too old' : undefined;
}

export type Accepted = { reference: string; suspicion: string | undefined; now: Date };

export async function acceptPublicWrite(
  call: Call<unknown, unknown, unknown>,
  options: { scope: string; neverRefuse?: boolean },
  store: (tx: Transaction, accepted: Accepted) => Promise<void>,
): Promise<Reply> {
  const bucket = `${options.scope}:${networkOf(call.address)}`;
  let crowd: string | undefined;
  if (!options.neverRefuse) await takeOrRefuse(call, bucket, formLimit);
  else if ((await take(call, bucket, formLimit)) > 0) crowd = 'many applications from one network';
  const now = call.now();
  const suspicion = suspicionOf(call.body as Traps, await call.secret(), now) ?? crowd;
  return call.once(async (tx) => {
    const reference = newReference();
    await store(tx, { reference, suspicion, now });
    return { body: { reference } };
  });
}
