// Handles replies by text message, which the provider forwards as a signed form.
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { parseTextCommand, toTextNumber } from '#domain/messages';
import { publicRoute } from '../api/route.ts';
import { isEqualInConstantTime } from '../api/secrets.ts';
import { allowTexts, stopTexts } from './text-stops.ts';

/** HMAC-SHA1 over the called URL and all fields, sorted by name. */
export function computeSignature(address: string, form: string, key: string): string {
  const fields = [...new URLSearchParams(form)].toSorted(([one], [other]) =>
    one < other ? -1 : Number(one > other),
  );
  return createHmac('sha1', key)
    .update(address + fields.flat().join(''))
    .digest('base64');
}

const shortText = v.optional(v.pipe(v.string(), v.maxLength(5_000)), '');

export const incomingTextRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/texts',
    summary: 'What the text provider hands on, signed by it: STOP and START are honoured',
    status: 204,
    idempotency: { nothingToRepeat: 'said again, it is as true as before' },
    isSigned: ({ env, request, rawBody, isHttps }) => {
      const given = request.headers.get('x-twilio-signature') ?? '';
      if (env.texts === undefined || env.texts.signingKey === '') return false;
      const { host, pathname, search } = new URL(request.url);
      const site = env.publicUrl ?? `${isHttps ? 'https' : 'http'}://${host}`;
      return isEqualInConstantTime(
        given,
        computeSignature(`${site}${pathname}${search}`, rawBody, env.texts.signingKey),
      );
    },
    // Other fields of the provider are ignored.
    body: v.object({ From: shortText, Body: shortText, OptOutType: shortText }),
    response: v.unknown(),
    handle: async ({ db, body, now }) => {
      const phone = toTextNumber(body.From);
      const wish = parseTextCommand(body.OptOutType) ?? parseTextCommand(body.Body);
      if (phone !== undefined && wish === 'stop') await stopTexts(db, phone, now());
      if (phone !== undefined && wish === 'start') await allowTexts(db, phone, now());
      return { body: undefined };
    },
  }),
];
