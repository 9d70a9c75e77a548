// Stores the confirmation of a browser's last form in a signed cookie, so that it is neither in a URL nor forgeable.
import * as v from 'valibot';
import { confirmationMs } from '#domain/forms/confirmation';
import { receiptResponse } from './public-write.ts';
import { readCookie } from './read-cookie.ts';
import type { Caller, Reply, Route, Services } from './route.ts';
import { publicRoute } from './route.ts';
import { isSigned, sign } from './secrets.ts';

const confirmationSchema = v.object({
  ...receiptResponse.entries,
  /** The form it confirms. */
  form: v.string(),
  /** The answers that the confirmation repeats. */
  answers: v.record(v.string(), v.string()),
  /** The expiry time in milliseconds. */
  until: v.number(),
});
type Confirmation = v.InferOutput<typeof confirmationSchema>;

type Sent = Services & Caller & { body: unknown };

/** The reply to a public form, with the cookie that lets this browser show its confirmation. */
export async function withConfirmation(
  { confirms }: Pick<Route, 'confirms'>,
  call: Sent,
  reply: Reply,
): Promise<Reply> {
  if (confirms === undefined || reply instanceof Response) return reply;
  const { form, answers = [] } = confirms;
  const given = call.body as Record<string, unknown>;
  const confirmation: Confirmation = {
    ...(reply.body as v.InferOutput<typeof receiptResponse>),
    form,
    answers: Object.fromEntries(answers.map((key) => [key, String(given[key] ?? '')])),
    until: call.now().getTime() + confirmationMs,
  };
  const text = Buffer.from(JSON.stringify(confirmation)).toString('base64url');
  const signature = sign(await call.secret(), `${purpose}${text}`);
  const cookie = confirmationCookie(call.isHttps, `${text}.${signature}`, confirmationMs / 1000);
  return { ...reply, headers: { ...reply.headers, 'Set-Cookie': cookie } };
}

/** Returns the Set-Cookie value that deletes the confirmation. */
export function clearConfirmation(isHttps: boolean): string {
  return confirmationCookie(isHttps, '', 0);
}

/** Prefix of the signed text, so that no other signature under the same key is valid here. */
const purpose = 'confirmation:';

function cookieName(isHttps: boolean): string {
  return isHttps ? '__Host-wwi_confirmation' : 'wwi_confirmation';
}

function confirmationCookie(isHttps: boolean, value: string, seconds: number): string {
  const secure = isHttps ? '; Secure' : '';
  return `${cookieName(isHttps)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

export const confirmationRoutes = [
  publicRoute({
    method: 'GET',
    path: '/api/confirmation',
    summary: 'The confirmation of a form that this browser sent in the last 30 minutes',
    query: v.object({ form: v.pipe(v.string(), v.maxLength(40)) }),
    response: v.nullable(
      v.object({
        ...receiptResponse.entries,
        answers: v.record(v.string(), v.string()),
        /** The time until the confirmation expires. */
        secondsLeft: v.number(),
      }),
    ),
    handle: async (call) => {
      const value = readCookie(call.request, cookieName(call.isHttps));
      const confirmation = value && confirmationIn(value, await call.secret());
      const now = call.now().getTime();
      if (!confirmation || confirmation.form !== call.query.form || confirmation.until <= now) {
        return { body: null };
      }
      const { form: _, until, ...shown } = confirmation;
      return { body: { ...shown, secondsLeft: Math.ceil((until - now) / 1000) } };
    },
  }),
];

function confirmationIn(value: string, secret: string): Confirmation | undefined {
  const [text = '', signature = ''] = value.split('.');
  if (!isSigned(secret, `${purpose}${text}`, signature)) return undefined;
  const stored = v.safeParse(
    confirmationSchema,
    JSON.parse(Buffer.from(text, 'base64url').toString()),
  );
  return stored.success ? stored.output : undefined;
}
